import { cut } from '#engines/cut.ts'
import type { Json } from '#engines/finding.ts'
import type { CheckText } from '../../types.ts'
import type { CodedText, General, Words } from '../phrasing.ts'
import { textOf } from '../phrasing.ts'

/** Sentences and steps in German; the same tables as in English, with German forms for values. */

const general: General = {
  anyCheck: {
    deadline: 'Die Antwort kam nicht rechtzeitig, deshalb wurde dies nicht beurteilt.',
    'check-failed': 'Diese Prüfung ist bei uns gescheitert, deshalb wurde dies nicht beurteilt.',
  },
  notJudged: 'Dies wurde nicht beurteilt.',
}

/** Makes the text of a check of its German tables. */
export const germanTextOf = (words: Words): CodedText => textOf(words, general)

/** The German texts of checks by id; their references are those of the English ones. */
export const germanTextsOf = (
  english: Record<string, CheckText>,
  words: Record<string, Omit<Words, 'refs'>>,
): Record<string, CodedText> =>
  Object.fromEntries(
    Object.entries(words).map(([id, text]) => [id, germanTextOf({ ...text, refs: english[id]?.refs ?? [] })]),
  )

/** A fact as text, for a sentence; lists with commas, nothing as `keine Angabe`, numbers with a decimal comma. */
export function say(value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return 'keine Angabe'
  if (Array.isArray(value)) return value.length === 0 ? 'keine Angabe' : value.slice(0, 6).map(say).join(', ')
  if (typeof value === 'number') return String(value).replace('.', ',')
  return typeof value === 'object' ? JSON.stringify(value) : cut(String(value), 200)
}

/** `a, b und c`. */
export const joined = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? 'keine Angabe') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

/** A number with its noun, e.g. `1 Eintrag`, `3 Einträge`; for a list its length. */
export function counted(value: Json | undefined, one: string, many: string): string {
  const count = Array.isArray(value) ? value.length : Number(value ?? 0)
  return `${count} ${count === 1 ? one : many}`
}

const tenth = (value: number) => value.toFixed(1).replace('.', ',')

/** Bytes in kB or MB of a thousand, as mail programs count. */
export function sayBytes(value: Json | undefined): string {
  const bytes = typeof value === 'number' ? value : 0
  if (bytes >= 1_000_000) return `${tenth(bytes / 1_000_000)} MB`
  if (bytes >= 10_000) return `${(bytes / 1000).toFixed(0)} kB`
  return bytes >= 1000 ? `${tenth(bytes / 1000)} kB` : `${bytes} Byte`
}

/** Seconds as minutes, hours or days. */
export function saySpan(value: Json | undefined): string {
  const seconds = Math.abs(typeof value === 'number' ? value : 0)
  if (seconds < 7200) return counted(Math.round(seconds / 60), 'Minute', 'Minuten')
  if (seconds < 172_800) return counted(Math.round(seconds / 3600), 'Stunde', 'Stunden')
  return counted(Math.round(seconds / 86_400), 'Tag', 'Tage')
}
