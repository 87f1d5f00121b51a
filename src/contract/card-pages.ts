/** Pages whose links have a picture of their own; the others show that of the home page. */
export const cardPages = [
  'home',
  'email-test',
  'inbox-placement',
  'email-verifier',
  'email-deliverability',
  'spf-checker',
  'dkim-checker',
  'dmarc-checker',
  'bimi-checker',
  'mta-sts-checker',
  'tls-rpt-checker',
  'domain-blacklist-checker',
  'email-blacklist-checker',
  'ip-blacklist-checker',
  'pricing',
] as const
export type CardPage = (typeof cardPages)[number]
