import { MAX_FEEDBACK } from '../bounds.ts'
import { clean } from '../text.ts'

/** Fields of a feedback report, or header fields of the reported mail: lower-case name -> values, in order. */
export type Fields = Map<string, string[]>

const MAX_FIELDS = 1_000

/** Reads fields up to the first empty line after one. Folded lines are joined. Never throws. */
export function fieldsIn(text: string): Fields {
  const fields: Fields = new Map()
  let last: string[] | null = null
  let count = 0
  for (const line of text.slice(0, MAX_FEEDBACK).split(/\r?\n/)) {
    if (line.trim() === '') {
      if (count > 0) break
      continue
    }
    if (/^[ \t]/.test(line)) {
      if (last) last[last.length - 1] = `${last.at(-1)} ${line.trim()}`.slice(0, 8_000)
      continue
    }
    const colon = line.indexOf(':')
    last = null
    if (colon < 1 || ++count > MAX_FIELDS) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    last = fields.get(name) ?? []
    fields.set(name, last)
    last.push(line.slice(colon + 1).trim())
  }
  return fields
}

/** The first value of a field; null when there is none, or an empty one. */
export const field = (fields: Fields, name: string): string | null =>
  clean(fields.get(name)?.[0] ?? '') || null

export const all = (fields: Fields, name: string): string[] =>
  (fields.get(name) ?? [])
    .slice(0, 100)
    .map(clean)
    .filter((value) => value !== '')
