import type { ExplainedTag } from '../record/parts.ts'
import type { Tag } from '../record/tag-list.ts'

const KNOWN = new Set(['l', 'a', 'avp', 'lps'])

/** Which explanation a tag of the record has. */
export function explainBimiTag(tag: Tag): ExplainedTag {
  if (tag.name === 'v') return { name: 'bimi.v', value: 'bimi.v' }
  if (!KNOWN.has(tag.name)) return { name: 'bimi.unknown', value: 'bimi.unknown' }
  const empty = tag.value === '' ? '-empty' : '-value'
  return { name: `bimi.${tag.name}`, value: `bimi.${tag.name}${empty}` }
}
