import type { RecordPart } from './report.ts'
import type { Tag } from './tag-list.ts'

/** The codes of the sentences about a tag's name and value, with more values to fill in. */
export type ExplainedTag = { name: string; value: string; values?: RecordPart['values'] }

/** More parts than this are not typeset; the rest of the record stands as one unknown part. */
const MAX_PARTS = 300

/**
 * A tag list cut into parts that cover its text without gaps: tag names, `=`, tag values, `;`, and what could not
 * be read. White space belongs to the separators.
 */
export function tagParts(text: string, tags: Tag[], explain: (tag: Tag) => ExplainedTag): RecordPart[] {
  const parts: RecordPart[] = []
  let at = 0
  const add = (end: number, role: string, key: string, values: RecordPart['values'] = {}) => {
    if (end > at) parts.push({ span: { start: at, end }, role, explain: key, values })
    at = Math.max(at, end)
  }
  const between = (end: number) => {
    const gap = text.slice(at, end)
    const plain = /^[\s;=]*$/.test(gap)
    add(end, plain ? 'separator' : 'unknown', plain ? 'separator' : 'unknown')
  }
  for (const tag of tags) {
    if (parts.length > MAX_PARTS) break
    const { name, value, values = {} } = explain(tag)
    const filled = { name: tag.name.slice(0, 80), value: tag.value.slice(0, 200), ...values }
    between(tag.span.start)
    add(
      tag.span.start + tag.name.length,
      tag === tags[0] && /^v$/i.test(tag.name) ? 'version' : 'tag-name',
      name,
      filled,
    )
    between(tag.valueSpan.start)
    add(tag.valueSpan.end, 'tag-value', value, filled)
  }
  between(text.length)
  return parts
}
