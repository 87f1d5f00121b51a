import { header, readMessage } from '@postproof/message/read'
import { readingText } from '../../packages/spam-test/content/reading-text.ts'
import { detectLanguage } from '../../packages/spam-test/context/language.ts'
import { type Feature, featuresOf } from '../../packages/spam-test/learned/features.ts'
import { type Shape, shapeKeysOf } from '../../packages/spam-test/learned/structure.ts'
import type { LabelledMail, MailNote } from './mails.ts'

/** What the model may know of a mail. */
export type Reading = { note: MailNote; shape: Shape; language: string | null }

export function readingOf({ raw, ...note }: LabelledMail): Reading {
  const message = readMessage(raw)
  const subject = header(message, 'subject')?.value ?? ''
  const { text } = readingText(message)
  const language = detectLanguage(message.html?.visibleText ?? message.text?.source ?? '')
  const links = message.links.map(({ href }) => ({ href }))
  return { note, language, shape: { subject, text, links } }
}

/** A mail as fitting needs it: the numbers of its features in a `Dictionary`. */
export type Document = {
  note: MailNote
  words: Int32Array
  shape: Int32Array
}

/** All features seen, and how words were written inside sentences: small, or with a capital. */
export type Dictionary = { keys: string[]; ids: Map<string, number>; small: number[]; capital: number[] }

export const createDictionary = (): Dictionary => ({ keys: [], ids: new Map(), small: [], capital: [] })

/** `only`: without its words. */
export function documentOf(
  { note, shape, language }: Reading,
  dictionary: Dictionary,
  only?: 'shape',
): Document {
  const features = featuresOf(shape.subject, shape.text)
  // German writes every noun with a capital: there it tells no name.
  if (language !== 'deu' && !only) noteCapitals(features, shape.text, dictionary)
  const words = only ? [] : features.map(({ key }) => key)
  return {
    note,
    words: numbersOf(words, dictionary),
    shape: numbersOf(shapeKeysOf(shape, features), dictionary),
  }
}

function numbersOf(keys: string[], dictionary: Dictionary): Int32Array {
  return Int32Array.from(new Set(keys), (key) => numberOf(key, dictionary))
}

function numberOf(key: string, { keys, ids, small, capital }: Dictionary): number {
  const known = ids.get(key)
  if (known !== undefined) return known
  ids.set(key, keys.length)
  small.push(0)
  capital.push(0)
  return keys.push(key) - 1
}

/** Counts each word once a mail, where it stands inside a sentence and is not all in capitals. */
function noteCapitals(features: readonly Feature[], text: string, dictionary: Dictionary): void {
  const seen = new Set<string>()
  for (const { key, start, end, inSubject } of features) {
    if (inSubject || !/^\p{L}[^ …]*$/u.test(key) || seen.has(key)) continue
    if (!/[\p{L},] $/u.test(text.slice(Math.max(0, start - 2), start))) continue
    const word = text.slice(start, end)
    if (/^\p{Lu}{2}/u.test(word)) continue
    seen.add(key)
    const counts = /^\p{Lu}/u.test(word) ? dictionary.capital : dictionary.small
    counts[numberOf(key, dictionary)]! += 1
  }
}
