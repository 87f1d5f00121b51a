import { confusables } from '../data/confusables.ts'

/** Letters of another script that look like Latin ones, used to hide words and host names. */

/** Cyrillic and Greek letters that few readers could tell from Latin ones. */
const lookalikes = new Set(Object.values(confusables).flatMap(([twins]) => [...twins]))

/**
 * A word that mixes Latin letters with Cyrillic or Greek ones, where all the foreign ones look Latin. Words such as
 * `SMSка` keep letters that look like nothing Latin, and so do not count.
 */
export function hasLookalikes(word: string): boolean {
  let latin = false
  let foreign = false
  for (const letter of word) {
    if (/\p{Script=Latin}/u.test(letter)) latin = true
    else if (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter)) {
      if (!lookalikes.has(letter)) return false
      foreign = true
    }
  }
  return latin && foreign
}

/** A word wholly of Cyrillic or Greek letters that reads as a Latin one. */
export function readsAsLatin(word: string): boolean {
  const letters = [...word].filter((letter) => /\p{L}/u.test(letter))
  return letters.length > 2 && letters.every((letter) => lookalikes.has(letter))
}

/** Words with look-alike letters in a text; at most `limit`. */
export function lookalikeWords(text: string, limit = 20): { word: string; index: number }[] {
  const found: { word: string; index: number }[] = []
  // Only a text that holds such a script at all is worth splitting.
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return found
  for (const match of text.matchAll(/\p{L}{2,}/gu)) {
    if (match[0].length > 60 || !hasLookalikes(match[0])) continue
    found.push({ word: match[0], index: match.index })
    if (found.length === limit) break
  }
  return found
}
