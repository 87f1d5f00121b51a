import { confusables } from '../data/confusables.ts'

/** Text as it is compared: as words without case and accents, and as it looks, whatever letters it is made of. */

const lookalikes = new Map(
  Object.entries(confusables).flatMap(([letter, [twins, others]]) =>
    [...twins, ...others].map((other): [string, string] => [other, letter]),
  ),
)

/** Letters of other scripts only: a digit or a sign in a word is a disguise in a name, not in a sentence. */
const foreignLetter = /[^\x00-\x7f]/

/** Letters whose stroke is no mark that Unicode takes off (NFKD). */
const stroked: Record<string, string> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D' }

/** Compatibility forms undone, marks, strokes and invisible characters taken off; case kept. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[łŁøØđĐ]/g, (letter) => stroked[letter]!)

/** Lower case without accents, full-width and mathematical letters as plain ones. For searching words. */
export function plain(text: string): string {
  return /^[\x00-\x7f]*$/.test(text) ? text.toLowerCase() : bare(text).replace(/’/g, "'").toLowerCase()
}

/** `plain`, where words that mix Latin letters with ones that look Latin are read as Latin. */
export function unmasked(text: string): string {
  const words = bare(text).replace(/’/g, "'")
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(words))
    return words.toLowerCase()
  return words
    .replace(/\p{L}+/gu, (word) =>
      /[a-z]/i.test(word) && foreignLetter.test(word)
        ? [...word].map((letter) => (foreignLetter.test(letter) && lookalikes.get(letter)) || letter).join('')
        : word,
    )
    .toLowerCase()
}

/**
 * What a name looks like (UTS 39, 4, "skeleton"): letters of other scripts, digits and signs as the letter they
 * resemble, `i` as `l`, `rn` as `m`, `vv` as `w`. Two names with one skeleton are easily taken for each other.
 */
export function skeleton(name: string): string {
  return [...bare(name)]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

export type Token = { raw: string; word: string }

/** Runs of Han and kana apart from the Latin words that they touch. */
const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{M}\p{N}\p{Cf}@$|])+(?:[&'’][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a short text (a name, a subject, a line), as written and as compared; at most 60. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const [raw] of text.slice(0, 600).matchAll(tokenPattern)) {
    tokens.push({ raw, word: unmasked(raw) })
    if (tokens.length === 60) break
  }
  return tokens
}

/** Whether a word is written with letters, digits or signs that only look like what it reads as. */
export function isDisguised(raw: string): boolean {
  const word = raw.replace(/\p{Cf}/gu, '')
  if (word !== raw && /\p{L}\p{Cf}+\p{L}/u.test(raw)) return true
  if (/\p{L}[\d@$|]|[\d@$|]\p{L}/u.test(word)) return true
  if (/[a-z]I|^I[a-z]{3}/.test(word)) return true
  return [...word].some(
    (letter) => foreignLetter.test(letter) && lookalikes.has(letter.normalize('NFKD')[0]!),
  )
}
