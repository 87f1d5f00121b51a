import type { Tag } from '#engines/record/tag-list.ts'
import type { Explanation } from '#engines/record/words.ts'

/** Which explanation a tag of the record has. */
export function explainMtaStsTag({ name }: Tag): { name: string; value: string } {
  if (name === 'v') return { name: 'mta-sts.v', value: 'mta-sts.v' }
  if (name === 'id') return { name: 'mta-sts.id', value: 'mta-sts.id-value' }
  return { name: 'mta-sts.extension', value: 'mta-sts.extension' }
}

/** What the parts of the record are, what a suggested record changes, and what may go wrong with it. */
export const mtaStsExplanations: Record<string, Explanation> = {
  'mta-sts.v': 'Says that there is an MTA-STS policy. It must come first and read v=STSv1.',
  'mta-sts.id': 'Which version of the policy is in force.',
  'mta-sts.id-value': ({ value }) =>
    `The version is ${value}. Servers fetch the policy file again when this changes, so change it with every change of the file.`,
  'mta-sts.extension': ({ name }) => `${name} is not defined; senders skip it.`,
  separator: 'Separates the parts.',
  unknown: 'This could not be read as a tag.',
  first: 'Announces a policy in testing mode: failures are reported, and mail flows as before.',
  repair: 'The record in a form that senders read, with a new id.',
  merge: 'One record in place of several: with several, senders assume that there is no policy.',
  'new-id': 'A new id, so that senders fetch the corrected policy file.',
  'risk.file-first':
    'Put the policy file in place first, then publish the record. While a policy in enforce mode names the wrong servers, large providers hold your incoming mail back.',
}
