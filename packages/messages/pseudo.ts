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

/** Around what was said; isolated, so that its direction does not spill over. What has no word in it stays as it is. */
export const turn = (text: string): string =>
  /\p{L}{2}/u.test(text) ? `\u2067${fill(Math.ceil(text.length / 3))} ${text}\u2069` : text

const accented = (text: string): string => text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter)

type Node = Exclude<CompiledMessage, string>[number]

/** What a sentence is given, an address or a name, keeps its letters. */
export const accentedMessage = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string' ? accented(message) : message.map(accentedNode)

function accentedNode(node: Node): Node {
  if (typeof node === 'string') return accented(node)
  if (!Array.isArray(node)) return node
  const [name, type, options] = node as [string, number?, Record<string, Node>?]
  if (typeof options !== 'object' || !branching.has(type)) return node
  const branches = Object.entries(options).map(([key, branch]) => [key, accentedBranch(branch)])
  return [name, type, Object.fromEntries(branches)] as Node
}

/** A branch is a text, a number, or a list of nodes. */
const accentedBranch = (branch: Node): Node =>
  Array.isArray(branch) ? ((branch as Node[]).map(accentedNode) as Node) : accentedNode(branch)

/** Select, plural and ordinal, as icu-minify numbers them. */
const branching = new Set<number | undefined>([1, 2, 3])
