import type { Message as Mail } from '@postproof/message/types'
import type { Message as Said } from '@postproof/messages/message'
import { findPhrases, plantPhrases } from '../content/phrases.ts'
import { readingText } from '../content/reading-text.ts'
import { fieldNamed } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'
import list from '../data/kind-words.json' with { type: 'json' }

/**
 * Words that tell the kind of a mail where no field does (`data/kind-words.json`). All languages are looked up at once:
 * a short subject does not show its language.
 */

type Theme = 'transaction' | 'opening' | 'newsletter' | 'returned' | 'matter'

/** Languages whose words have no borders or change their ends: their phrases are found anywhere in the text. */
const dense = new Set(['jpn', 'kor', 'zho'])
const languages = Object.entries(list.languages)
const wordsOf = (words: Partial<Record<Theme, string[]>>, theme: Theme) => words[theme] ?? []
const treeOf = (theme: Theme) =>
  plantPhrases(
    languages
      .filter(([code]) => !dense.has(code))
      .flatMap(([, words]) => wordsOf(words, theme).map((word): [string, true] => [word, true])),
  )
const denseWords = (theme: Theme) =>
  languages.filter(([code]) => dense.has(code)).flatMap(([, words]) => wordsOf(words, theme))
const bothOf = (theme: Theme) => ({ tree: treeOf(theme), dense: denseWords(theme) })
const known = {
  transaction: bothOf('transaction'),
  opening: bothOf('opening'),
  newsletter: bothOf('newsletter'),
  returned: bothOf('returned'),
  matter: bothOf('matter'),
}
const roles = new Set(list.roles)

const MOST_TEXT = 20_000

/** Where the phrases of a theme stand in the text, in UTF-16 units; of those of dense languages each the first time. */
export function placesIn(theme: Theme, text: string): { start: number; end: number }[] {
  const inDense = known[theme].dense.map((word) => ({ start: text.indexOf(word), length: word.length }))
  return [
    ...findPhrases(known[theme].tree, text),
    ...inDense.flatMap(({ start, length }) => (start < 0 ? [] : [{ start, end: start + length }])),
  ]
}

function phrasesIn(theme: Theme, text: string): string[] {
  const found = placesIn(theme, text).map(({ start, end }) => text.slice(start, end))
  return [...new Set(found.map((phrase) => phrase.replace(/\s+/g, ' ').toLowerCase()))]
}

const subjectOf = (message: Mail) => fieldNamed(message, 'subject')?.value.slice(0, 1000) ?? ''

/** What the subject calls a matter between a service and one person: `Your invoice`, `Your parcel was delivered`. */
export const transactionWords = (message: Mail): string[] => phrasesIn('transaction', subjectOf(message))

/** What a newsletter calls itself, in its subject or as its sender. */
export const newsletterWords = (message: Mail): string[] =>
  phrasesIn('newsletter', `${subjectOf(message)}\n${fromAddress(message)?.name.slice(0, 200) ?? ''}`)

/** How mail systems call a mail that came back. */
export const returnedWords = (message: Mail): string[] => phrasesIn('returned', subjectOf(message))

/** How offers to strangers begin and end. */
export const openingWords = (message: Mail): string[] =>
  phrasesIn('opening', `${subjectOf(message)}\n${readingText(message).text.slice(0, MOST_TEXT)}`)

export const quoted = (words: string[]): Said[] =>
  words.slice(0, 3).map((word) => ({ code: 'any.quoted', facts: { text: word.slice(0, 60) } }))

/** The name before the @ that belongs to no person, such as `noreply`; null for all others. */
export function roleOf(message: Mail): string | null {
  const local = fromAddress(message)?.local.toLowerCase() ?? ''
  const name = local.split('+')[0]!.slice(0, 64)
  return roles.has(name) || /^(?:no-?reply|do-?not-?reply)|(?:no-?reply)$/.test(name)
    ? local.slice(0, 64)
    : null
}
