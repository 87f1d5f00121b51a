import type { z } from 'zod'
import type { PasswordStrength } from '#adapters/password-strength.ts'
import { readAs } from '#contract/issues.ts'
import { invalid, Refusal, refuseField } from '#platform/refusals/refusal.ts'

/** What was given, as the schema makes it, or Refusal `invalid` (422) with the messages per field. */
export function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const read = readAs(schema, given)
  if (read.ok) return read.value
  throw invalid(read.errors)
}

/** As the meter beside the field calls it; below it, the meter says that it is easy to guess. */
const fair = 2

/** Refusal `invalid` (422) at `password` for one that is easy to guess. */
export async function requireStrength(
  strength: PasswordStrength,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  if ((await strength(password, [name, email])) >= fair) return
  throw refuseField('password', 'account.weak_password')
}

export const noSuchAccount = () => new Refusal(404, 'not_found', 'account.not_found')
