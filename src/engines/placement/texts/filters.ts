/** Verdicts of filters in words, by code. */

export type FilterCode =
  | 'verdict'
  | 'number-flag'
  | 'score'
  | 'virus'
  | 'known-sender'
  | 'moved-to'
  | 'bulk'
  | 'opaque'
  | 'raw'
  | 'yahoo-bulk'
  | 'yahoo-recipient'
  | 'proton-action'
  | 'proton-origin'
  | 'spamassassin'
  | 'rspamd'
  | 'rspamd-action'
  | 'barracuda'
  | 'proofpoint'
  | 'cisco'

export type Said = 'spam' | 'clean' | null
export type FilterSays = (said: Said) => string

const judged =
  (who: string) =>
  (said: Said): string =>
    said === 'spam'
      ? `${who} took it for spam.`
      : said === 'clean'
        ? `${who} did not take it for spam.`
        : `A value of ${who.charAt(0).toLowerCase()}${who.slice(1)} that is shown as it stands.`

const always = (text: string) => (): string => text

export const filterTexts: Record<FilterCode, FilterSays> = {
  verdict: judged("The provider's filter"),
  'number-flag': judged("The provider's filter"),
  score: always(
    "The filter's score. It can be compared between mails to this mailbox, not between providers.",
  ),
  virus: always('The result of the virus scan, as it stands.'),
  'known-sender': always('Whether the owner of the mailbox knows the sender; known senders skip the filter.'),
  'moved-to': judged("The provider's filter"),
  bulk: always('Whether it looks like bulk mail.'),
  opaque: always('A value that only the provider can read.'),
  raw: always('A value of the provider, as it stands.'),
  'yahoo-bulk': always('Yahoo filed it as bulk mail, which means spam.'),
  'yahoo-recipient': always('For whom and when Yahoo took it in.'),
  'proton-action': judged('Proton'),
  'proton-origin': always('Whether it came from outside Proton.'),
  spamassassin: judged('SpamAssassin, or a filter that writes like it,'),
  rspamd: judged('Rspamd'),
  'rspamd-action': judged('Rspamd'),
  barracuda: judged('Barracuda'),
  proofpoint: judged('Proofpoint'),
  cisco: always('Whether the Cisco filter looked at it.'),
}

/** `unsure`: the sentence for what the sender may have written. */
export const filterTextOf =
  (says: Record<FilterCode, FilterSays>, unsure: string) =>
  (code: FilterCode, found: { verdict: Said; unsure: boolean }): string =>
    says[code](found.verdict) + (found.unsure ? unsure : '')

export const filterText = filterTextOf(
  filterTexts,
  ' It stands below what this provider wrote for certain, so it may have come with the mail.',
)
