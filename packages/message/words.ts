/** Words of a text, folded for comparison. */

/** Lower case without accents, so that word lists match however a text is typed. */
export function fold(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
}

export type Word = { word: string; start: number; end: number }

/** A line feed is a word of its own: nothing is matched across blocks. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[%$€£\n]/gu

/** The words of a text with their offsets, line feeds included. */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(wordPattern))
    yield { word: fold(match[0]), start: match.index, end: match.index + match[0].length }
}

/** Number of words, for texts whose offsets do not matter; Han, kana and Thai text counts two letters a word. */
export function countWords(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!denseLetter.test(text)) return words.length
  let count = 0
  for (const word of words) count += Math.max(1, Math.ceil((word.match(denseLetters)?.length ?? 0) / 2))
  return count
}

const denseLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const denseLetters = new RegExp(denseLetter.source, 'gu')

/** Characters that a reader sees: letters, digits, signs; no white space, no invisible ones. */
export function countVisible(text: string): number {
  return text.replace(/[\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164]/gu, '').length
}
