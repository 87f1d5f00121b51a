/** Characters of a text that are looked at. */
const SPAN = 60_000
const MOST_TOKENS = 8000

/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const run = /[\p{L}\p{M}\p{N}]+/gu
const address = /(?:https?:\/\/|www\.|mailto:)[^\s<>()"']+/gi

/**
 * The distinct words of a text in any language: runs of letters and digits in lower case, pairs of characters
 * where the script has no spaces. Web addresses are left out. At most 8,000.
 */
export function tokensOf(text: string): Set<string> {
  const tokens = new Set<string>()
  for (const [word] of text.slice(0, SPAN).toLowerCase().replace(address, ' ').matchAll(run)) {
    if (tokens.size >= MOST_TOKENS) break
    if (!unspaced.test(word)) {
      tokens.add(word.slice(0, 60))
      continue
    }
    const characters = [...word]
    if (characters.length === 1) tokens.add(word)
    for (let at = 0; at + 1 < characters.length; at += 1) tokens.add(`${characters[at]}${characters[at + 1]}`)
  }
  return tokens
}
