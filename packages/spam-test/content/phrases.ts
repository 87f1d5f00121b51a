import { type Word, wordsOf } from '@postproof/message/words'

/**
 * Finds many phrases in one pass: a tree keyed by words. A phrase matches at word borders only, without case and
 * accents, never across blocks. The time is the text's length times the words of the longest phrase.
 */

type Node<T> = { next: Map<string, Node<T>>; entry: T | null }
export type PhraseTree<T> = Node<T>
export type PhraseMatch<T> = { entry: T; start: number; end: number }

/** Builds the tree in which `findPhrases` looks up all phrases in one pass. */
export function plantPhrases<T>(phrases: Iterable<[phrase: string, entry: T]>): PhraseTree<T> {
  const root: Node<T> = { next: new Map(), entry: null }
  for (const [phrase, entry] of phrases) {
    let node = root
    for (const { word } of wordsOf(phrase)) {
      let next = node.next.get(word)
      if (!next) {
        next = { next: new Map(), entry: null }
        node.next.set(word, next)
      }
      node = next
    }
    if (node !== root && node.entry === null) node.entry = entry
  }
  return root
}

/** The longest phrase at each place, left to right, none overlapping. */
export function findPhrases<T>(tree: PhraseTree<T>, text: string): PhraseMatch<T>[] {
  const words = [...wordsOf(text)]
  const found: PhraseMatch<T>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const match = longestAt(tree, words, at)
    if (!match) continue
    found.push({ entry: match.entry, start: words[at]!.start, end: words[at + match.length - 1]!.end })
    at += match.length - 1
  }
  return found
}

function longestAt<T>(tree: PhraseTree<T>, words: Word[], at: number): { entry: T; length: number } | null {
  let node: Node<T> | undefined = tree
  let best: { entry: T; length: number } | null = null
  for (let length = 0; at + length < words.length; ) {
    node = node.next.get(words[at + length]!.word)
    if (!node) break
    length += 1
    if (node.entry !== null) best = { entry: node.entry, length }
  }
  return best
}
