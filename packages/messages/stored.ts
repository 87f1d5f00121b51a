import { type Argument, argumentsOf } from './arguments.ts'
import { catalogs } from './catalogs.ts'
import type { LanguageName, Text } from './facts.ts'
import { type Code, type Message, message } from './message.ts'
import { compiled, localeOf, type Speech, say } from './say.ts'

/**
 * Sentences by a code and facts that were stored: plain JSON, of which each sentence takes what it names. The compiler
 * knows neither; the tests of the catalogs and of the findings do.
 */

/** JSON, or a message where a sentence of a table is put into another one. */
export type StoredFact = unknown
export type StoredFacts = Record<string, StoredFact>

/** Longer texts and lists, which others may have written, are cut. */
const [LONGEST_TEXT, LONGEST_LIST] = [200, 6]

/** Whether there is a sentence of this code. */
export const isCode = (text: string): text is Code => Object.hasOwn(catalogs.en, text)

/** What the codes that begin so go on with. */
export const codesBelow = (beginning: string): string[] =>
  Object.keys(catalogs.en).flatMap((code) =>
    code.startsWith(beginning) ? [code.slice(beginning.length)] : [],
  )

/** The sentence; null where there is none of this code. */
export function sayStored(language: Speech, code: string, facts: StoredFacts = {}): string | null {
  if (!isCode(code)) return null
  const given = [...argumentsOf(compiled('en', code))].map(([name, kind]) => [
    name,
    factOf(language, kind, facts[name]),
  ])
  return say(language, { code, facts: Object.fromEntries(given) } as Message)
}

function factOf(language: Speech, kind: Argument, value: StoredFact): number | Text {
  if (kind === 'text') return textOf(language, value)
  if (kind === 'number') return Array.isArray(value) ? value.length : Number(value ?? 0)
  if (kind === 'moment') return Number(value)
  return String(value ?? 'none')
}

/** Nothing, and an empty list, are said as such; of a long list the first ones. */
function textOf(language: Speech, value: StoredFact): Text {
  if (value === null || value === undefined || value === '') return message('fact.none')
  if (Array.isArray(value)) {
    const texts = shown(value).map((each) => textOf(language, each) as string | Message)
    return texts.length > 0 ? texts : message('fact.none')
  }
  if (isMessage(value)) return sayStored(language, value.code, value.facts) ?? ''
  if (isLanguageName(value)) return value
  if (isJoined(value)) return joinedText(language, value.joined)
  if (typeof value === 'number') return numberIn(language, value)
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** A list of messages was put together by words of ours. */
const shown = (list: unknown[]) => (list.some(isMessage) ? list : list.slice(0, LONGEST_LIST))

/** All of them: our words put them together. */
function joinedText(language: Speech, parts: unknown[]): Text {
  const texts = parts.map((each) => textOf(language, each) as string | Message)
  return texts.length > 0 ? { joined: texts } : message('fact.none')
}

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'facts' in value &&
  isCode(String(value.code))

const isJoined = (value: unknown): value is { joined: unknown[] } =>
  typeof value === 'object' && value !== null && 'joined' in value && Array.isArray(value.joined)

const isLanguageName = (value: unknown): value is LanguageName =>
  typeof value === 'object' && value !== null && 'language' in value && 'name' in value

/** As it was measured, with the decimal sign of the language and without groups. */
const numberIn = (language: Speech, value: number): string =>
  new Intl.NumberFormat(localeOf(language), { useGrouping: false, maximumFractionDigits: 20 }).format(value)

/** A line break would begin a new step. No character of two units is cut in half. */
const cut = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ')
  return line.length <= LONGEST_TEXT ? line : line.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')
}
