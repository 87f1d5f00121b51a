import { taggedAddresses } from '#platform/addresses/tagged.ts'

/** Addresses of newsletters: `news-TAG@MAIL_DOMAIN`. Without a plus sign, which some sign-up forms refuse. */
export const newsletterAddresses = taggedAddresses('news-')
