import unsubscribe from './data/unsubscribe-words.json' with { type: 'json' }
import viewOnline from './data/view-online-words.json' with { type: 'json' }
import { finder, plainWords } from './word-patterns.ts'

/** Words that a mail must or may show, in many languages, sought in short texts: a link, the sentence around it. */

/** The unsubscribe word in a text of at most 2,000 characters; null when there is none. */
export const findUnsubscribeWord = finder(unsubscribe.languages)

/** The words for a web version in a text of at most 2,000 characters; null when there are none. */
export const findViewOnlineWord = finder(viewOnline.languages)

const LONGEST_TARGET = 2000
const targetWords = unsubscribe.url.filter((part) => part.startsWith('=')).map((part) => part.slice(1))
const targetParts = unsubscribe.url.filter((part) => !part.startsWith('='))

/** Percent-encoding undone, twice at most: trackers carry the true target in their query. */
function decoded(href: string): string {
  let text = href
  for (let turn = 0; turn < 2 && text.includes('%'); turn += 1)
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  return text
}

/** Whether a link target, or the name of a class, itself speaks of unsubscribing. */
export function saysUnsubscribe(href: string): boolean {
  const target = decoded(href.slice(0, LONGEST_TARGET))
    .toLowerCase()
    .replace(/cookie[-_]?preferences/g, '')
  if (targetParts.some((part) => target.includes(part))) return true
  if (!targetWords.some((word) => target.includes(word))) return false
  const words = new Set(plainWords(target).split(/[^\p{L}\p{N}]+/u))
  return targetWords.some((word) => words.has(word))
}
