import unsubscribe from '../../../../data/unsubscribe-words.json' with { type: 'json' }
import viewOnline from '../../../../data/view-online-words.json' with { type: 'json' }
import { fold } from './words.ts'

/**
 * Words that a mail must or may show, in many languages. They are sought inside short texts (a link, its
 * paragraph), as several of these languages put no spaces between words.
 */

const LONGEST_TEXT = 2000

type Letters = Map<string, Letters>
const END = ''

function plant(words: string[]): Letters {
  const root: Letters = new Map()
  for (const word of words) {
    let node = root
    for (const letter of word.split('')) {
      let next = node.get(letter)
      if (!next) {
        next = new Map()
        node.set(letter, next)
      }
      node = next
    }
    node.set(END, new Map())
  }
  return root
}

/** Whether a word of the tree stands anywhere in the text; returns the shortest at the first such place. */
function seek(root: Letters, text: string): string | null {
  for (let start = 0; start < text.length; start += 1) {
    let node: Letters | undefined = root
    for (let at = start; node; at += 1) {
      if (node.has(END)) return text.slice(start, at)
      node = at < text.length ? node.get(text[at]!) : undefined
    }
  }
  return null
}

function finder(languages: Record<string, string[]>) {
  const words = plant(Object.values(languages).flat().map(fold))
  return (text: string) => seek(words, fold(text.slice(0, LONGEST_TEXT)).replace(/\s+/g, ' '))
}

/** The unsubscribe word in a text of at most 2,000 characters; null when there is none. */
export const findUnsubscribeWord = finder(unsubscribe.languages)

/** The words for a web version in a text of at most 2,000 characters; null when there are none. */
export const findViewOnlineWord = finder(viewOnline.languages)

/** Whether a link target itself speaks of unsubscribing. */
export function saysUnsubscribe(href: string): boolean {
  const target = href.slice(0, LONGEST_TEXT).toLowerCase()
  return unsubscribe.url.some((part) => target.includes(part))
}
