import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { argumentsOf } from './arguments.ts'
import { catalogs } from './catalogs.ts'
import type { Joined, List, Text } from './facts.ts'
import { formatters, kept } from './formatters.ts'
import { type Language, type PseudoLanguage, pseudoLanguage } from './languages.ts'
import {
  type Code,
  type FieldErrors,
  type Message,
  messageOf,
  type PlainCode,
  type Sayable,
} from './message.ts'
import { accentedMessage, turn } from './pseudo.ts'

/** A code and its facts -> the sentence in a language. The one place where sentences are made of the catalogs. */

export type Speech = Language | PseudoLanguage

export function say(language: Speech, { code, facts }: Message): string {
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, valueIn(language, value)]),
  )
  const said = String(format(compiled(language, code), localeOf(language), values, { formatters }))
  return language === pseudoLanguage ? turn(said) : said
}

/** Says in one language. */
export type Say = (said: Sayable) => string
export const sayIn =
  (language: Speech): Say =>
  (said) =>
    say(language, messageOf(said))

/** For texts from outside the program, such as codes that were stored: null where no sentence without facts has this code. */
export const plainCode = (text: string): PlainCode | null =>
  Object.hasOwn(catalogs.en, text) && argumentsOf(compiled('en', text as Code)).size === 0
    ? (text as PlainCode)
    : null

/** The sentences of each field. */
export const sayFields = (language: Speech, errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map((each) => say(language, each))]),
  )

export const localeOf = (language: Speech): Language => (language === pseudoLanguage ? 'en' : language)

function valueIn(language: Speech, value: number | Text): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (isList(value)) return value.map((each) => valueIn(language, each)).join(', ')
  if (isJoined(value))
    return listFormat(localeOf(language)).format(value.joined.map((each) => String(valueIn(language, each))))
  return say(language, value)
}

const isList = (value: Text): value is List => Array.isArray(value)
const isJoined = (value: Message | Joined): value is Joined => 'joined' in value

/** Compiled when first said: a process says few of its sentences. */
const known = new Map<string, CompiledMessage>()

export function compiled(language: Speech, code: Code): CompiledMessage {
  const key = `${language} ${code}`
  const found = known.get(key)
  if (found !== undefined) return found
  const source = compile(catalogs[localeOf(language)][code])
  const made = language === pseudoLanguage ? accentedMessage(source) : source
  known.set(key, made)
  return made
}

/** English as in Britain: no comma before the last one. */
const listFormat = kept(
  (locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }),
)
