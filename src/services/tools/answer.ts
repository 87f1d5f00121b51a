import { stripVTControlCharacters } from 'node:util'
import type { Answer } from './types.ts'

/** What tools answer: small, and with the words of strangers marked as data. */

/** Octets of one answer as JSON: a model reads all of them, whatever it was looking for. */
const MOST = 4000
/** Characters of one quotation. */
const QUOTE = 300

/**
 * Words that come from a mail, from DNS or from a web page, in a fence. Whoever wrote them may have written to the model that reads this:
 * the fence cannot be closed from inside, control characters are out, and links are no links.
 */
export function untrusted(text: string): string {
  const plain = stripVTControlCharacters(text)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/<\s*(\/?)\s*untrusted/giu, '($1untrusted')
    .replaceAll('://', '[://]')
    .trim()
  const cut = [...plain].slice(0, QUOTE).join('')
  return `<untrusted>${cut}${cut.length < plain.length ? '...' : ''}</untrusted>`
}

/** Both forms of an answer: what programs read, and the same as text. */
export function answer(value: Answer) {
  const short = shortened(value)
  return {
    structuredContent: short as Record<string, unknown>,
    content: [{ type: 'text' as const, text: JSON.stringify(short) }],
  }
}

/** What went wrong, as a result that the model can act on. */
export const refusal = (text: string) => ({
  isError: true as const,
  content: [{ type: 'text' as const, text }],
})

/** Takes entries from the end of its lists, the longest first, until it is short enough; `omitted` says how many. */
export function shortened(value: Answer): Answer {
  const lists = new Map(
    Object.entries(value).flatMap(([key, each]) =>
      Array.isArray(each) ? [[key, [...each] as Answer[string][]] as const] : [],
    ),
  )
  let omitted = 0
  const shown = () => ({ ...value, ...Object.fromEntries(lists), ...(omitted > 0 ? { omitted } : {}) })
  const size = (part: unknown) => Buffer.byteLength(JSON.stringify(part))
  while (size(shown()) > MOST) {
    const longest = [...lists.values()].filter((list) => list.length > 0).sort((a, b) => size(b) - size(a))[0]
    if (!longest) break
    longest.pop()
    omitted++
  }
  return shown()
}
