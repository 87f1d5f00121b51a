/** A command of a client as far as our simulated mailboxes speak IMAP (RFC 3501, 9). Octets are latin1 throughout. */
export type Command = { tag: string; name: string; args: Argument[] }

/** An atom or number, a string (quoted or literal), or a list in parentheses. */
export type Argument = { atom: string } | { string: string } | { list: Argument[] }

/** What a client sent that is no command; `tag` where one could be read. Answered with BAD. */
export class Unreadable extends Error {
  readonly tag: string
  constructor(tag: string) {
    super('what was sent is no command')
    this.tag = tag
  }
}

const DEEPEST = 8

/** Reads a whole command, literals included, without its last line end. Throws Unreadable. */
export function readCommand(text: string): Command {
  const tag = /^[^\s(){%*"\\\]+]{1,100}(?= )/.exec(text)?.[0]
  if (tag === undefined) throw new Unreadable('*')
  let at = tag.length

  const fail = (): never => {
    throw new Unreadable(tag)
  }
  const matched = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? fail()
    at += found.length
    return found
  }
  const argument = (depth: number): Argument => {
    if (text[at] === '(') return { list: list(depth + 1) }
    if (text[at] === '"')
      return {
        string: matched(/"(?:[^"\\\r\n]|\\["\\])*"/y)
          .slice(1, -1)
          .replace(/\\(.)/g, '$1'),
      }
    if (text[at] === '{') return { string: literal() }
    // A section may hold blanks and parentheses, and stands for one atom with what is before and behind it.
    return { atom: matched(/(?:[^\s(){"[\]]|\[[^\]\r\n]*\])+/y) }
  }
  const literal = (): string => {
    const length = Number(/\d+/.exec(matched(/\{\d{1,9}\+?\}\r\n/y))![0])
    const octets = text.slice(at, at + length)
    if (octets.length < length) fail()
    at += length
    return octets
  }
  const list = (depth: number): Argument[] => {
    if (depth > DEEPEST) fail()
    const items: Argument[] = []
    at += 1
    while (text[at] !== ')') {
      if (items.length > 0) matched(/ /y)
      items.push(argument(depth))
    }
    at += 1
    return items
  }

  at += 1
  let name = matched(/[A-Za-z]+/y).toUpperCase()
  if (name === 'UID' && text[at] === ' ') {
    at += 1
    name = `UID ${matched(/[A-Za-z]+/y).toUpperCase()}`
  }
  const args: Argument[] = []
  while (at < text.length) {
    matched(/ /y)
    args.push(argument(0))
  }
  return { tag, name, args }
}

/** How many octets of a literal follow a line that ends with their number, and whether the client waits for a word. */
export function literalAfter(line: string): { octets: number; waits: boolean } | null {
  const found = /\{(\d{1,9})(\+?)\}$/.exec(line)
  return found && { octets: Number(found[1]), waits: found[2] === '' }
}

/** The text of an argument that is one word or string. */
export const textOf = (argument: Argument | undefined): string | undefined =>
  argument && ('atom' in argument ? argument.atom : 'string' in argument ? argument.string : undefined)

/** RFC 3501, 9: sequence-set over numbers up to `last`; undefined for what is none. */
export function inSet(set: string | undefined, last: number): ((number: number) => boolean) | undefined {
  if (!set || !/^(?:\d{1,10}|\*)(?::(?:\d{1,10}|\*))?(?:,(?:\d{1,10}|\*)(?::(?:\d{1,10}|\*))?)*$/.test(set))
    return undefined
  const ranges = set.split(',').map((range) => {
    const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? last : Number(end)))
    return [Math.min(from, to), Math.max(from, to)] as const
  })
  return (number) => ranges.some(([from, to]) => number >= from && number <= to)
}
