import { parseAddressList } from '@postproof/message/addresses'
import { header, readMessage } from '@postproof/message/read'
import { readingText } from '../../packages/spam-test/content/reading-text.ts'
import { detectLanguage } from '../../packages/spam-test/context/language.ts'
import { type Feature, featuresOf } from '../../packages/spam-test/learned/features.ts'
import type { Content } from '../../packages/spam-test/learned/model.ts'
import { senderOf } from './groups.ts'
import type { LabelledMail, MailNote } from './mails.ts'

/** What the model may know of a mail, and who sent it, by which mails are kept apart. */
export type Reading = { note: MailNote; content: Content; language: string | null; from: string }

export function readingOf({ raw, ...note }: LabelledMail): Reading {
  const message = readMessage(raw)
  const subject = header(message, 'subject')?.value ?? ''
  const from = parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]?.address ?? ''
  const { text } = readingText(message)
  const language = detectLanguage(message.html?.visibleText ?? message.text?.source ?? '')
  return { note, language, from, content: { subject, text } }
}

/** A mail as fitting needs it: the numbers of its features in a `Dictionary`. */
export type Document = { note: MailNote; sender: string; words: Int32Array }

/** All features seen, and how words were written inside sentences: small, or with a capital. */
export type Dictionary = { keys: string[]; ids: Map<string, number>; small: number[]; capital: number[] }

export const createDictionary = (): Dictionary => ({ keys: [], ids: new Map(), small: [], capital: [] })

export function documentOf({ note, content, from }: Reading, dictionary: Dictionary): Document {
  const features = featuresOf(content.subject, content.text)
  noteCapitals(features, content.text, dictionary)
  const keys = new Set(features.map(({ key }) => key))
  return {
    note,
    sender: senderOf({ note, from, subject: content.subject }),
    words: Int32Array.from(keys, (key) => numberOf(key, dictionary)),
  }
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
