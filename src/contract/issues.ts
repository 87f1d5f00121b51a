import type { Facts } from '@postproof/messages/facts'
import type { Code, FieldErrors, Message } from '@postproof/messages/message'
import type { z } from 'zod'

/**
 * What is wrong with a value that is not as the contract asks, as messages: a schema names the code, the facts are
 * those of the issue. Sentences are made where the answer is. Browser-safe.
 */

/** What an issue of zod tells. */
type IssueFacts = { minimum: number; maximum: number; length: number; values: string[]; keys: string }

/** The codes whose sentences need nothing else. */
export type IssueCode = {
  [C in Code]: IssueFacts extends Facts[C] ? C : never
}[Code]

/** A schema's own message; the compiler knows which there are. */
export const issue = (code: IssueCode): IssueCode => code

/** What was given, as a schema makes it, or what is wrong with each field; `body` for the whole. */
export type Read<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

export function readAs<T>(schema: z.ZodType<T>, given: unknown): Read<T> {
  const parsed = schema.safeParse(given, { error: codeOfIssue })
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, errors: fieldErrors(parsed.error.issues) }
}

export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const each of issues) {
    const field = each.path.map(String).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), messageOfIssue(each)]
  }
  return errors
}

const MOST_NAMED = 200

const isCode = (text: string) => /^[a-z]+\.\w+$/.test(text)

function messageOfIssue(found: z.core.$ZodIssue): Message {
  const { minimum, maximum, values, keys } = found as {
    minimum?: unknown
    maximum?: unknown
    values?: unknown
    keys?: unknown
  }
  const facts = {
    ...(minimum === undefined ? {} : { minimum: Number(minimum), length: Number(minimum) }),
    ...(maximum === undefined ? {} : { maximum: Number(maximum), length: Number(maximum) }),
    ...(Array.isArray(values) ? { values: values.map(String) } : {}),
    ...(Array.isArray(keys) ? { keys: keys.join(', ').slice(0, MOST_NAMED) } : {}),
  }
  // Zod speaks for itself where a schema was read without `codeOfIssue`.
  return { code: isCode(found.message) ? found.message : 'field.not_possible', facts } as Message
}

/**
 * Where a schema has no code of its own. Zod names its own types and tells programmers what was expected; people are
 * told what to send.
 */
export const codeOfIssue: z.core.$ZodErrorMap = (found): IssueCode => {
  if (found.code === 'invalid_type') {
    return found.input === undefined ? 'field.needed' : (kinds[found.expected] ?? 'field.not_possible')
  }
  if (found.input === undefined) return 'field.needed'
  if (found.code === 'invalid_value') return 'field.one_of'
  if (found.code === 'too_big') return tooBig(found)
  if (found.code === 'too_small') return tooSmall(found)
  if (found.code === 'unrecognized_keys') return 'field.unknown'
  if (found.code === 'invalid_format') return formats[found.format] ?? 'field.not_as_written'
  return 'field.not_possible'
}

const kinds: Record<string, IssueCode> = {
  string: 'field.text',
  number: 'field.number',
  int: 'field.whole_number',
  boolean: 'field.boolean',
  array: 'field.list',
  object: 'field.object',
  record: 'field.object',
}

const formats: Record<string, IssueCode> = {
  email: 'field.not_an_email',
  url: 'field.web_address',
  uuid: 'field.id',
  datetime: 'field.time',
}

type Bound = { origin: string; inclusive?: boolean; exact?: boolean }

function tooBig({ origin, inclusive, exact }: Bound): IssueCode {
  if (origin === 'string') return exact ? 'field.exactly' : 'field.at_most'
  if (origin === 'array' || origin === 'set') return 'field.no_more'
  return inclusive === false ? 'field.below' : 'field.up_to'
}

function tooSmall({ origin, minimum, inclusive, exact }: Bound & { minimum: number | bigint }): IssueCode {
  if (origin === 'string' && exact) return 'field.exactly'
  if (origin === 'string') return Number(minimum) === 1 ? 'field.needed' : 'field.at_least'
  if (origin === 'array' || origin === 'set') return 'field.no_fewer'
  return inclusive === false ? 'field.above' : 'field.from'
}
