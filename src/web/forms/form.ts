import { say } from '@postproof/messages/say'
import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { type Read, readAs } from '#contract/issues.ts'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import type { Refused } from '#web/ui/form-context.ts'

/**
 * What the server does with a form, one way for all of them: `handle` checks what was typed against the contract, lets
 * the services do it, and hands refused input back with the first message of each field. Without scripts the same page
 * comes back with the same sentences.
 */

export type Typed = Record<string, string | string[] | true>

const unseen = new Set(['token', 'challenge', 'recaptcha_token', 'passkey', 'id', 'intent'])
const secret = /password|passkey|code|totp|token|secret/

/** Texts by name; names that end in [] are lists. */
export const readForm = async (request: Request): Promise<Typed> => typedOf(await request.formData())

/** The same of a form that may have files, which are left out. */
export function typedOf(form: FormData): Typed {
  const typed: Typed = {}
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value): value is string => typeof value === 'string')
    if (name.endsWith('[]')) typed[name.slice(0, -2)] = texts
    else if (texts[0] !== undefined) typed[name] = texts[0]
  }
  return typed
}

export const textOf = (typed: Typed, name: string): string => {
  const value = typed[name]
  return typeof value === 'string' ? value : ''
}

function refuse(typed: Typed, status: number, said: Pick<Refused, 'errors' | 'message' | 'code'>) {
  const values = Object.entries(typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !secret.test(entry[0]),
  )
  const refused: Refused = { intent: textOf(typed, 'intent'), values: Object.fromEntries(values), ...said }
  return data(refused, { status })
}

const firstOf = (messages: Record<string, string[] | undefined>) =>
  Object.fromEntries(Object.entries(messages).flatMap(([name, said]) => (said?.[0] ? [[name, said[0]]] : [])))

/** Runs `work` with checked input; its answer, or what to say at the fields. Bugs stay bugs. */
export async function handle<T, R>(
  { context }: { context: Readonly<RouterContextProvider> },
  typed: Typed,
  schema: z.ZodType<T>,
  work: (input: T) => Promise<R>,
): Promise<R | ReturnType<typeof refuse>> {
  return handleRead({ context }, typed, readAs(schema, typed), work)
}

/** The same for input that was read in another way. */
export async function handleRead<T, R>(
  { context }: { context: Readonly<RouterContextProvider> },
  typed: Typed,
  read: Read<T>,
  work: (input: T) => Promise<R>,
): Promise<R | ReturnType<typeof refuse>> {
  if (read.ok) return attempt(typed, () => work(read.value))
  const { language } = visitOf({ context })
  const errors: Record<string, string> = {}
  // What is wrong within a list or an object is said at its field, and at the one of the part where there is one.
  for (const [path, [first]] of Object.entries(read.errors)) {
    if (!first) continue
    const [field = ''] = path.split('.')
    for (const name of [field, path]) errors[name] ??= say(language, first)
  }
  return refuse(typed, 422, { errors, message: null, code: 'invalid' })
}

/** The same for forms without anything to check. */
export async function attempt<R>(
  typed: Typed,
  work: () => Promise<R>,
): Promise<R | ReturnType<typeof refuse>> {
  try {
    return await work()
  } catch (error) {
    if (!isRefusal(error)) throw error
    const errors = firstOf(error.errors ?? {})
    // A field that nobody sees has its say above the form.
    const told = Object.keys(errors).some((name) => name in typed && !unseen.has(name))
    const [first] = Object.values(errors)
    const message = told ? null : (first ?? error.message)
    return refuse(typed, error.status, { errors, message, code: error.code })
  }
}
