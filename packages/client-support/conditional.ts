/**
 * Conditional comments, which Outlook on Windows (Word) still reads: `<!--[if mso]>...<![endif]-->` is shown there
 * alone, `<!--[if !mso]><!-->...<!--<![endif]-->` everywhere but there.
 */

export type Conditional =
  /** A comment whole, with the HTML that only the named programs see and its offset in the comment's data. */
  | { kind: 'hidden'; condition: string; content: string; offset: number }
  /** What follows is seen by all but those that read the condition and do not meet it. */
  | { kind: 'start'; condition: string }
  | { kind: 'end' }

/** Reads the data of an HTML comment; null for an ordinary one. */
export function readConditional(data: string): Conditional | null {
  if (/^(?:<!)?\s*\[endif\]/i.test(data)) return { kind: 'end' }
  const match = /^\s*\[if\s([^\]]{1,100})\]/i.exec(data)
  if (!match) return null
  const condition = match[1]!.trim()
  const rest = data.slice(match[0].length)
  const end = rest.toLowerCase().lastIndexOf('<![endif]')
  if (!rest.startsWith('>') || end < 0) return { kind: 'start', condition }
  return { kind: 'hidden', condition, content: rest.slice(1, end), offset: match[0].length + 1 }
}

/** Word as of Outlook 2016 and later calls itself version 16. */
const WORD = 16

/** Whether Outlook on Windows meets a condition such as `mso | IE`, `gte mso 9`, `!mso`, `(mso)|(IE)`. */
export function wordMeets(condition: string): boolean {
  return condition
    .toLowerCase()
    .split('|')
    .some((part) => part.split('&').every(meetsTerm))
}

function meetsTerm(source: string): boolean {
  const term = source.replace(/[()]/g, ' ').trim()
  const match = /^(!?)\s*(?:(lte?|gte?)\s+)?(mso|ie|vml|supportfields|true|false)(?:\s+(\d+))?/.exec(term)
  if (!match) return false
  const [, not, comparison, name, number] = match
  let meets = name === 'mso' || name === 'vml' || name === 'supportfields' || name === 'true'
  if (name === 'mso' && number !== undefined) meets = compare(WORD, comparison, Number(number))
  return not === '!' ? !meets : meets
}

function compare(own: number, comparison: string | undefined, other: number): boolean {
  if (comparison === 'lt') return own < other
  if (comparison === 'lte') return own <= other
  if (comparison === 'gt') return own > other
  if (comparison === 'gte') return own >= other
  return own === other
}
