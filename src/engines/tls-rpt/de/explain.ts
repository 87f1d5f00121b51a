import type { Explanation } from '#engines/record/words.ts'

/** In German: what the parts of a record are, what a suggested record changes, and what may go wrong with it. */
export const germanTlsRptExplanations: Record<string, Explanation> = {
  'tls-rpt.v': 'Sagt, dass dies ein TLS-Berichtseintrag ist. Muss ganz vorn stehen und v=TLSRPTv1 lauten.',
  'tls-rpt.rua': 'Wohin die Berichte gehen.',
  'tls-rpt.rua-value': ({ value }) =>
    `Server, die nicht über TLS an Sie senden konnten, senden täglich einen Bericht an ${value}.`,
  'tls-rpt.extension': ({ name }) => `${name} ist nicht definiert; wer Berichte sendet, übergeht es.`,
  separator: 'Trennt die Teile.',
  unknown: 'Das ist nicht lesbar.',
  repair: 'Sagt dasselbe in einer Form, die Absender von Berichten lesen können.',
  merge: 'Ein Eintrag statt mehrerer: Bei mehreren sendet niemand Berichte.',
  'risk.reports':
    'Kein Risiko für Ihre Mail. Das Postfach muss existieren; es bekommt jeden Tag Dateien von großen Anbietern.',
  'risk.address':
    'Eine Berichtsadresse, die nicht lesbar ist, ist weggelassen. Bitte neu hinzufügen, geschrieben als mailto:name@example.org.',
}
