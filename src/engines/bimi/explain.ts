import type { Tag } from '#engines/record/tag-list.ts'
import type { Explanation } from '#engines/record/words.ts'

const KNOWN = new Set(['l', 'a', 'avp', 'lps'])

/** Which explanation a tag of the record has. */
export function explainBimiTag(tag: Tag): { name: string; value: string } {
  if (tag.name === 'v') return { name: 'bimi.v', value: 'bimi.v' }
  if (!KNOWN.has(tag.name)) return { name: 'bimi.unknown', value: 'bimi.unknown' }
  const empty = tag.value === '' ? '-empty' : '-value'
  return { name: `bimi.${tag.name}`, value: `bimi.${tag.name}${empty}` }
}

/** What the parts of a record are, what a suggested record changes, and what may go wrong with it. */
export const bimiExplanations: Record<string, Explanation> = {
  'bimi.v': 'Says that this is a BIMI record. It must come first and read v=BIMI1.',
  'bimi.l': 'Where the logo is.',
  'bimi.l-value': ({ value }) =>
    `The logo is fetched from ${value}. It must be an SVG file of the Tiny PS kind.`,
  'bimi.l-empty': 'No logo is named. With an empty a= this says that the domain takes no part.',
  'bimi.a': 'Where the mark certificate is: the proof that the logo is yours.',
  'bimi.a-value': ({ value }) => `The mark certificate (VMC or CMC) is fetched from ${value}.`,
  'bimi.a-empty': 'No certificate is named. Gmail and Apple then show no logo.',
  'bimi.avp': 'Which picture is preferred where a mailbox provider knows one of the sender too.',
  'bimi.avp-value': ({ value }) =>
    value === 'personal'
      ? "The sender's own picture is preferred to the logo."
      : 'The logo of the brand is preferred to a picture of the sender.',
  'bimi.avp-empty': 'Nothing is preferred.',
  'bimi.lps': 'Addresses with logos of their own.',
  'bimi.lps-value': ({ value }) =>
    `Senders whose address begins with one of ${value} have records of their own.`,
  'bimi.lps-empty': 'No address has a logo of its own.',
  'bimi.unknown': ({ name }) => `${name} is not defined for BIMI; receivers skip it.`,
  separator: 'Separates the parts.',
  unknown: 'This could not be read.',
  first:
    'Names your logo and its certificate. Put the two files at these addresses first, or use your own addresses.',
  repair: 'Says the same in a form that receivers can read.',
  merge: 'One record in place of several: with several, receivers use none.',
  'risk.files':
    'None for your mail. Nothing is shown until both files are there and DMARC is at quarantine or reject.',
  'risk.logo':
    'None for your mail. Check that both addresses are still right: the logo is shown to everyone.',
}
