import type { ExplainedTag } from '../record/parts.ts'
import type { Tag } from '../record/tag-list.ts'

/** Which explanation a tag of the record has. */
export function explainMtaStsTag({ name }: Tag): ExplainedTag {
  if (name === 'v') return { name: 'mta-sts.v', value: 'mta-sts.v' }
  if (name === 'id') return { name: 'mta-sts.id', value: 'mta-sts.id-value' }
  return { name: 'mta-sts.extension', value: 'mta-sts.extension' }
}
