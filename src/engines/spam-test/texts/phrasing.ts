import { cut } from '#engines/cut.ts'
import type { Finding, Json } from '#engines/finding.ts'
import type { CheckText, FixContext } from '../types.ts'

/** Sentences and steps as tables by code, so that a check's words read like its outcomes. */

export type Facts = Record<string, Json>
type Sentence = string | ((facts: Facts) => string)
type Steps = string[] | ((facts: Facts, context: FixContext) => string[])

/** A check's words; `found` and `fix` by code. A code without steps needs none. */
export type Words = Omit<CheckText, 'found' | 'fix'> & {
  found: Record<string, Sentence>
  fix: Record<string, Steps>
}

/** A check's words, and the codes they have a sentence for. */
export type CodedText = CheckText & { codes: string[] }

/** `anyCheck`: outcomes that the runner itself may report for any check. */
export type General = { anyCheck: Record<string, string>; notJudged: string }

const general: General = {
  anyCheck: {
    deadline: 'The answer did not come in time, so this was not judged.',
    'check-failed': 'This check failed on our side, so it was not judged.',
  },
  notJudged: 'This was not judged.',
}

function sentenceFor(words: Words, { code, facts }: Finding, { anyCheck, notJudged }: General): string {
  const sentence = words.found[code] ?? anyCheck[code] ?? notJudged
  return typeof sentence === 'string' ? sentence : sentence(facts)
}

function stepsFor(words: Words, { code, facts }: Finding, context: FixContext): string[] {
  const steps = words.fix[code] ?? []
  return typeof steps === 'function' ? steps(facts, context) : steps
}

/** Makes the text of a check of its tables. */
export function textOf(words: Words, unspecific = general): CodedText {
  return {
    title: words.title,
    what: words.what,
    why: words.why,
    refs: words.refs,
    codes: Object.keys(words.found),
    found: (finding) => sentenceFor(words, finding, unspecific),
    fix: (finding, context) => stepsFor(words, finding, context),
  }
}

/** A fact as text, for a sentence; lists with commas, nothing as `none`. */
export function say(value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.slice(0, 6).map(say).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : cut(String(value), 200)
}

/** A number with its noun, e.g. `1 tag`, `3 tags`; for a list its length. */
export function counted(value: Json | undefined, noun: string): string {
  const count = Array.isArray(value) ? value.length : Number(value ?? 0)
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Bytes in kB or MB of a thousand, as mail programs count. */
export function sayBytes(value: Json | undefined): string {
  const bytes = typeof value === 'number' ? value : 0
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return bytes >= 1000 ? `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB` : `${bytes} bytes`
}

/** Seconds as minutes, hours or days. */
export function saySpan(value: Json | undefined): string {
  const seconds = Math.abs(typeof value === 'number' ? value : 0)
  const [count, unit] =
    seconds < 7200
      ? [seconds / 60, 'minute']
      : seconds < 172_800
        ? [seconds / 3600, 'hour']
        : [seconds / 86_400, 'day']
  return counted(Math.round(count), unit)
}

/** The domain for examples: the sender's own where it is known. */
export const ownDomain = ({ fromDomain }: FixContext): string => fromDomain ?? 'example.com'
