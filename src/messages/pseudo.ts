import type { CompiledMessage } from 'icu-minify/format'

/**
 * A language for tests, made of the English one: every sentence has accents, is about a third longer and stands right to
 * left. What still looks like plain English on a page is a sentence outside the catalogs.
 */

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' }
/** Strong right-to-left letters, in words of a usual length. */
const filler = 'אבגד הוזחט יכלמנ סעפצ קרשת '

const fill = (length: number) =>
  filler
    .repeat(Math.ceil(length / filler.length))
    .slice(0, length)
    .trim()

/** What stands before and after a sentence of this length; isolated, so that its direction does not spill over. */
const around = (length: number): [before: string, after: string] => [
  `\u2067${fill(Math.ceil(length / 3))} `,
  '\u2069',
]

export const turn = (text: string): string => around(text.length).join(text)

export const accented = (text: string): string =>
  text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter)

type Node = Exclude<CompiledMessage, string>[number]

/** What a sentence is given, an address or a name, keeps its letters. */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return turn(accented(message))
  const [before, after] = around(JSON.stringify(message).length)
  return [before, ...message.map(pseudoNode), after]
}

function pseudoNode(node: Node): Node {
  if (typeof node === 'string') return accented(node)
  if (!Array.isArray(node)) return node
  const [name, type, options] = node as [string, number?, Record<string, Node>?]
  if (typeof options !== 'object' || !branching.has(type)) return node
  const branches = Object.entries(options).map(([key, branch]) => [key, pseudoBranch(branch)])
  return [name, type, Object.fromEntries(branches)] as Node
}

/** A branch is a text, a number, or a list of nodes. */
const pseudoBranch = (branch: Node): Node =>
  Array.isArray(branch) ? ((branch as Node[]).map(pseudoNode) as Node) : pseudoNode(branch)

/** Select, plural and ordinal, as icu-minify numbers them. */
const branching = new Set<number | undefined>([1, 2, 3])
