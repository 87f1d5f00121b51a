import assert from 'node:assert/strict'
import type { Span } from '@postproof/records/record/issue'

/** What holds for whatever a parser gives. Each throws AssertionError. */

/** As JSON it has at most so many characters; octets count as their length. */
export function bounded(value: unknown, most: number): void {
  const json =
    JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === 'bigint') return String(part)
      if (part instanceof Uint8Array) return part.length > most ? 'x'.repeat(most + 1) : part.length
      return part instanceof Set || part instanceof Map ? [...part] : part
    }) ?? ''
  assert.ok(json.length <= most, `an answer of ${json.length} characters, allowed are ${most}`)
}

export function spansInside(spans: readonly Span[], text: string): void {
  for (const { start, end } of spans) {
    const inside = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end
    assert.ok(inside && end <= text.length, `a span from ${start} to ${end} in ${text.length} characters`)
  }
}

/** Spans that cover the text without gaps and without standing on each other. */
export function covers(spans: readonly Span[], text: string): void {
  let at = 0
  for (const { start, end } of spans) {
    assert.equal(start, at, 'a gap between parts')
    at = end
  }
  if (spans.length > 0) assert.equal(at, text.length, 'parts that end early')
}

/** Every name of a field and every string in a value, as a reader of its JSON gets them. */
function stringsOf(value: unknown): string[] {
  const found: string[] = []
  JSON.parse(JSON.stringify(value) ?? 'null', (name, part: unknown) => {
    found.push(name)
    if (typeof part === 'string') found.push(part)
    return part
  })
  return found
}

/**
 * PostgreSQL takes neither zero octets nor halves of a character. The strings are looked at, not the JSON:
 * in it a mail's own six characters `\ud800` differ from half a character by one backslash.
 */
export function storable(value: unknown): void {
  const refused = stringsOf(value).filter((text) => text.includes('\0') || !text.isWellFormed())
  assert.deepEqual(refused, [], 'texts that PostgreSQL refuses')
}

export function finite(...numbers: number[]): void {
  for (const number of numbers) assert.ok(Number.isFinite(number), `${number} is no number`)
}

/** Whether the error is one of those that the parser may throw. */
export function expecting<T>(names: readonly string[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (names.includes((error as Error).constructor.name)) return undefined
    throw error
  }
}
