import type { ExplainedTag } from '../record/parts.ts'
import type { Tag } from '../record/tag-list.ts'

/** Which explanation a tag of the record has. */
export function explainTlsRptTag(tag: Tag): ExplainedTag {
  if (tag.name === 'v') return { name: 'tls-rpt.v', value: 'tls-rpt.v' }
  if (tag.name === 'rua') return { name: 'tls-rpt.rua', value: 'tls-rpt.rua-value' }
  return { name: 'tls-rpt.extension', value: 'tls-rpt.extension' }
}
