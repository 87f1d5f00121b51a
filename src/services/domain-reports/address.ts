import { taggedAddresses } from '#platform/addresses/tagged.ts'

/** Addresses that take reports: `reports+TAG@MAIL_DOMAIN`, and one of the site for TLS reports. */
export const {
  newTag: newReportTag,
  addressOf: reportAddress,
  tagOf: tagOfAddress,
} = taggedAddresses('reports+')

/** Where TLS reports are posted (RFC 8460, 3); null where the site has no HTTPS, which the standard asks for. */
export const postAddress = (tag: string, publicUrl: string): string | null =>
  publicUrl.startsWith('https:') ? `${publicUrl}/api/tls-reports/${tag}` : null
