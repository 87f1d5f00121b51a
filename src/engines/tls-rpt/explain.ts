import type { Tag } from '#engines/record/tag-list.ts'
import type { Explanation } from '#engines/record/words.ts'

/** Which explanation a tag of the record has. */
export function explainTlsRptTag(tag: Tag): { name: string; value: string } {
  if (tag.name === 'v') return { name: 'tls-rpt.v', value: 'tls-rpt.v' }
  if (tag.name === 'rua') return { name: 'tls-rpt.rua', value: 'tls-rpt.rua-value' }
  return { name: 'tls-rpt.extension', value: 'tls-rpt.extension' }
}

/** What the parts of a record are, what a suggested record changes, and what may go wrong with it. */
export const tlsRptExplanations: Record<string, Explanation> = {
  'tls-rpt.v': 'Says that this is a TLS report record. It must come first and read v=TLSRPTv1.',
  'tls-rpt.rua': 'Where the reports go.',
  'tls-rpt.rua-value': ({ value }) =>
    `Servers that could not send to you over TLS send a daily report to ${value}.`,
  'tls-rpt.extension': ({ name }) => `${name} is not defined; senders of reports skip it.`,
  separator: 'Separates the parts.',
  unknown: 'This could not be read.',
  repair: 'Says the same in a form that report senders can read.',
  merge: 'One record in place of several: with several, nobody sends reports.',
  'risk.reports':
    'None for your mail. The mailbox must exist, and it receives files from large providers every day.',
  'risk.address':
    'A report address that cannot be read is left out. Add it again, written as mailto:name@example.org.',
}
