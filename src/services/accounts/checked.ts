import type { z } from 'zod'
import type { PasswordStrength } from '#outside/password-strength.ts'
import { Refusal } from '../refusal.ts'

/** What was given, as the schema makes it, or Refusal `invalid` (422) with the messages per field. */
export function checked<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Refusal(422, 'invalid', 'Some values are not as they should be.', errors)
}

/** One field that is not as it should be. */
export const invalidField = (field: string, message: string, code = 'invalid') =>
  new Refusal(422, code, message, { [field]: [message] })

/** As the meter beside the field calls it; below it, the meter says that it is easy to guess. */
const fair = 2

/** Refusal `invalid` (422) at `password` for one that is easy to guess. */
export async function requireStrength(
  strength: PasswordStrength,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  if ((await strength(password, [name, email])) >= fair) return
  throw invalidField(
    'password',
    'This password is easy to guess. Choose another one, such as several unrelated words.',
  )
}

export const noSuchAccount = () => new Refusal(404, 'not_found', 'There is no such account.')
