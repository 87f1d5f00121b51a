import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { argumentsOf } from './arguments.ts'
import { catalogs } from './catalogs.ts'
import type { Joined, LanguageName, List, Text } from './facts.ts'
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
import { typeset } from './typeset.ts'

/** A code and its facts -> the sentence in a language. The one place where sentences are made of the catalogs. */

export type Speech = Language | PseudoLanguage

/** Code and facts -> the sentence. Moments among the facts are milliseconds since 1970, and are said in UTC. */
export function say(language: Speech, { code, facts }: Message): string {
  const values: Record<string, number | string | Date> = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, valueIn(language, value)]),
  )
  for (const name of momentsIn(code)) values[name] = new Date(Number(values[name]))
  const options = { formatters, timeZone: 'UTC' }
  const said = String(format(compiled(language, code), localeOf(language), values, options))
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

/** The language whose rules and numbers a text follows: the pseudo-language is English in other letters. */
export const localeOf = (language: Speech): Language => (language === pseudoLanguage ? 'en' : language)

function valueIn(language: Speech, value: number | Text): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (isList(value)) return value.map((each) => valueIn(language, each)).join(', ')
  if (isJoined(value))
    return listFormat(localeOf(language)).format(value.joined.map((each) => String(valueIn(language, each))))
  return isLanguageName(value) ? languageName(localeOf(language), value) : say(language, value)
}

const isList = (value: Text): value is List => Array.isArray(value)
const isJoined = (value: Exclude<Text, string | List>): value is Joined => 'joined' in value
const isLanguageName = (value: Message | LanguageName): value is LanguageName => 'language' in value

/** As Intl knows it; where it does not, by its English name. */
function languageName(locale: Language, { language, name }: LanguageName): string {
  if (locale === 'en' || !/^[a-z]{2,3}$/.test(language)) return name
  const known = languageNames(locale).of(language)
  return known === undefined || known === language ? name : known
}

/** Compiled when first said: a process says few of its sentences. */
const known = new Map<string, CompiledMessage>()

/** Which of its facts are moments. */
function momentsIn(code: Code): readonly string[] {
  const found = moments.get(code)
  if (found !== undefined) return found
  const made = [...argumentsOf(compiled('en', code))].flatMap(([name, kind]) =>
    kind === 'moment' ? [name] : [],
  )
  moments.set(code, made)
  return made
}

const moments = new Map<Code, readonly string[]>()

/** The sentence of a code in a language, its typography set, compiled once in each process. */
export function compiled(language: Speech, code: Code): CompiledMessage {
  const key = `${language} ${code}`
  const found = known.get(key)
  if (found !== undefined) return found
  const locale = localeOf(language)
  const source = compile(typeset(locale, catalogs[locale][code]))
  const made = language === pseudoLanguage ? accentedMessage(source) : source
  known.set(key, made)
  return made
}

const languageNames = kept((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** English as in Britain: no comma before the last one. */
const listFormat = kept(
  (locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }),
)
