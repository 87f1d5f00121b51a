import type { z } from 'zod'

/**
 * What is said of a value that is not as the contract asks, where the contract has no words of its own. Zod names its
 * own types and tells programmers what was expected; whoever sends a request is told what to send. Browser-safe.
 */
export const sayIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return issue.input === undefined ? needed : kindOf(issue.expected)
  if (issue.input === undefined) return needed
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'unrecognized_keys')
    return `There is no such field: ${issue.keys.join(', ').slice(0, 200)}.`
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'This is not written as it should be.'
  return 'This value is not possible.'
}

const needed = 'This is needed.'

const kinds: Record<string, string> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object in JSON.',
  record: 'Give an object in JSON.',
}

const kindOf = (expected: string) => kinds[expected] ?? 'This value is not possible.'

const formats: Record<string, string> = {
  email: 'This does not look like an email address.',
  url: 'This is not a web address.',
  uuid: 'This is not an id.',
  datetime: 'Give a time such as 2026-01-31T12:00:00Z.',
}

type Bound = { origin: string; inclusive?: boolean; exact?: boolean }

function tooBig({ origin, maximum, inclusive, exact }: Bound & { maximum: number | bigint }): string {
  if (origin === 'string')
    return exact ? `Use exactly ${maximum} characters.` : `Use at most ${maximum} characters.`
  if (origin === 'array' || origin === 'set') return `No more than ${maximum} here.`
  return inclusive === false ? `Give a number below ${maximum}.` : `Give a number up to ${maximum}.`
}

function tooSmall({ origin, minimum, inclusive, exact }: Bound & { minimum: number | bigint }): string {
  if (origin === 'string' && exact) return `Use exactly ${minimum} characters.`
  if (origin === 'string') return Number(minimum) === 1 ? needed : `Use at least ${minimum} characters.`
  if (origin === 'array' || origin === 'set') return `No fewer than ${minimum} here.`
  return inclusive === false ? `Give a number above ${minimum}.` : `Give a number from ${minimum} on.`
}
