/** One selector of a list, with its offset there. */
export type Selector = { text: string; start: number; end: number }

/** The selectors of a list, by its commas outside of brackets and strings. */
export function selectorsOf(list: string): Selector[] {
  const found: Selector[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at]!
    if (letter === '\\') at += 1
    else if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (letter === ',' && depth <= 0) {
      found.push({ text: list.slice(start, at), start, end: at })
      start = at + 1
    }
  }
  found.push({ text: list.slice(start), start, end: list.length })
  return found
}

/** Names the document's own elements: `html`, `body`, `:root`. */
export const isOfBody = (selector: string): boolean =>
  selector.length <= 2_000 &&
  (/(?:^|[\s>+~(])(?:html|body)(?![\w-])/i.test(selector) || /:root\b/i.test(selector))

const compound = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)(?:[:[]|$)/i

/** The elements that a selector is for: of its last part the element, or of the classes in a document; null if unknown. */
export function subjectsOf(
  selector: string,
  named: (mark: string) => ReadonlySet<string> | undefined,
): ReadonlySet<string> | null {
  const last = selector
    .trim()
    .slice(-500)
    .split(/[\s>+~]+/)
    .at(-1)!
  const match = compound.exec(last)
  if (!match) return null
  if (match[1]) return new Set([match[1].toLowerCase()])
  const mark = /^[.#][\w-]+/.exec(match[2] ?? '')
  return mark ? (named(mark[0]) ?? null) : null
}
