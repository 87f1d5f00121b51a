import type { CompiledMessage } from 'icu-minify/format'

/** What a sentence asks for: a text, a number, a moment (milliseconds since 1970), or one of some names. */
export type Argument = 'text' | 'number' | 'moment' | readonly string[]

type Node = Exclude<CompiledMessage, string>[number]
type Found = Map<string, Argument>

/** The arguments of a compiled sentence by name. Throws for rich text, and for an argument used in two ways. */
export function argumentsOf(message: CompiledMessage): Found {
  const found: Found = new Map()
  if (typeof message !== 'string') for (const node of message) read(node, found)
  return found
}

/** As icu-minify numbers the kinds of its nodes. */
const [SELECT, PLURAL, ORDINAL, NUMBER, DATE, TIME] = [1, 2, 3, 4, 5, 6]

function read(node: Node, found: Found): void {
  if (!Array.isArray(node)) return
  const [name, type, options] = node as [string, unknown?, Record<string, Node>?]
  if (type === undefined || type === NUMBER || type === DATE || type === TIME) {
    note(found, name, type === undefined ? 'text' : type === NUMBER ? 'number' : 'moment')
    return
  }
  if (type !== SELECT && type !== PLURAL && type !== ORDINAL)
    throw new Error(`{${name}} is of a kind not used yet`)
  note(found, name, type === SELECT ? choices(options) : 'number')
  for (const branch of Object.values(options ?? {})) {
    if (Array.isArray(branch)) for (const inner of branch as Node[]) read(inner, found)
  }
}

/** ICU asks for `other`; an empty one says that nothing else is given. */
const choices = (options: Record<string, unknown> = {}): string[] =>
  Object.keys(options)
    .filter((key) => key !== 'other' || options.other !== '')
    .sort()

function note(found: Found, name: string, argument: Argument): void {
  const before = found.get(name)
  if (before !== undefined && String(before) !== String(argument)) throw new Error(`two kinds of {${name}}`)
  found.set(name, argument)
}
