import { type FilterCode, type FilterSays, filterTextOf, type Said } from '../filters.ts'

/** Verdicts of filters, in German. */

const judged =
  (who: string, of: string) =>
  (said: Said): string =>
    said === 'spam'
      ? `${who} hielt sie für Spam.`
      : said === 'clean'
        ? `${who} hielt sie nicht für Spam.`
        : `Ein Wert ${of}, gezeigt wie er dasteht.`

const always = (text: string) => (): string => text

const ofProvider = judged('Der Filter des Anbieters', 'vom Filter des Anbieters')

export const filterTexts: Record<FilterCode, FilterSays> = {
  verdict: ofProvider,
  'number-flag': ofProvider,
  score: always(
    'Der Score des Filters. Er lässt sich zwischen Mails an dieses Postfach vergleichen, nicht zwischen Anbietern.',
  ),
  virus: always('Das Ergebnis der Virenprüfung, wie es dasteht.'),
  'known-sender': always(
    'Ob der Absender in diesem Postfach bekannt ist; bei bekannten Absendern wird der Filter übersprungen.',
  ),
  'moved-to': ofProvider,
  bulk: always('Ob sie nach Massenmail aussieht.'),
  opaque: always('Ein Wert, den nur der Anbieter lesen kann.'),
  raw: always('Ein Wert des Anbieters, wie er dasteht.'),
  'yahoo-bulk': always('Yahoo hat sie als Massenmail abgelegt, das heißt als Spam.'),
  'yahoo-recipient': always('Für wen und wann Yahoo sie angenommen hat.'),
  'proton-action': judged('Proton', 'von Proton'),
  'proton-origin': always('Ob sie von außerhalb von Proton kam.'),
  spamassassin: judged(
    'SpamAssassin, oder ein Filter, der so schreibt,',
    'von SpamAssassin oder einem Filter, der so schreibt',
  ),
  rspamd: judged('Rspamd', 'von Rspamd'),
  'rspamd-action': judged('Rspamd', 'von Rspamd'),
  barracuda: judged('Barracuda', 'von Barracuda'),
  proofpoint: judged('Proofpoint', 'von Proofpoint'),
  cisco: always('Ob der Filter von Cisco sie geprüft hat.'),
}

export const filterText = filterTextOf(
  filterTexts,
  ' Das steht unterhalb dessen, was sicher von diesem Anbieter stammt, kann also mit der Mail gekommen sein.',
)
