import type { FieldErrors, Message } from '@postproof/messages/message'
import { say, sayFields } from '@postproof/messages/say'
import { data } from 'react-router'
import type { PageLanguage } from '#contract/language.ts'

/** `resets_at`: when what is used up starts again. */
export type RefusedPage = { code: string; message: string; resets_at?: string | null }

/** As services throw it, recognized by its fields: its class exists twice across the bundle border. */
type Refusal = {
  code: string
  status: number
  reason: Message
  errors?: FieldErrors
  quota?: { resets_at: string | null }
}

/** In the visitor's language, as pages get it. */
type SaidRefusal = Omit<Refusal, 'reason' | 'errors'> & { message: string; errors?: Record<string, string[]> }

const refuses = (error: unknown): error is { code: string; status: number } => {
  const candidate = error as Partial<Refusal> | null
  return typeof candidate?.code === 'string' && typeof candidate.status === 'number'
}

export const isRefusal = (error: unknown): error is SaidRefusal => refuses(error)

/** The services' answer; a refusal becomes the error page of its status, anything else stays a bug. */
export async function orErrorPage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // PostgreSQL keeps no NUL character (22021): nothing can have such an id.
    if ((error as { code?: unknown } | null)?.code === '22021') {
      throw data({ code: 'not_found', message: '' } satisfies RefusedPage, { status: 404 })
    }
    if (!isRefusal(error)) throw error
    const { code, message, status, quota } = error
    const page: RefusedPage = { code, message, ...(quota ? { resets_at: quota.resets_at } : {}) }
    throw data(page, { status })
  }
}

/** `away`: why a part of the page cannot be had at the moment, which is no reason to refuse the rest of it. */
export async function orAway<T>(
  work: Promise<T>,
): Promise<{ value: T; away: null } | { value: null; away: string }> {
  try {
    return { value: await work, away: null }
  } catch (error) {
    if (!isRefusal(error) || error.status !== 503) throw error
    return { value: null, away: error.message }
  }
}

/** There is no such page; `message` where more can be said than that. Thrown. */
export const unmatched = (message = '') =>
  data({ code: 'unmatched', message } satisfies RefusedPage, { status: 404 })

/** What the page itself says was refused, and what it needs `beside` that; anything else stays a bug. */
export function refusedData<Beside extends object>(error: unknown, beside: Beside) {
  if (!isRefusal(error)) throw error
  return data({ ...beside, error: error.message }, { status: error.status })
}

/** The services, refusing in `language`: for pages this is the one place where refusals are put into words. */
export function refusingIn<T extends object>(language: PageLanguage, services: T): T {
  const inWords = (error: unknown): never => {
    throw isUnsaid(error) ? said(language, error) : error
  }
  const speaking = <C extends (...given: unknown[]) => unknown>(call: C, self: unknown) =>
    ((...given: unknown[]) => {
      try {
        const answer = call.apply(self, given)
        return answer instanceof Promise ? answer.catch(inWords) : answer
      } catch (error) {
        return inWords(error)
      }
    }) as C
  const wrap = <S extends object>(service: S): S =>
    new Proxy(service, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name)
        if (typeof found === 'function') return speaking(found as (...given: unknown[]) => unknown, target)
        return isPlain(found) ? wrap(found) : found
      },
    })
  return wrap(services)
}

const isUnsaid = (error: unknown): error is Refusal => refuses(error) && 'reason' in error

const said = (language: PageLanguage, { code, status, reason, errors, quota }: Refusal): Error =>
  Object.assign(new Error(say(language, reason)), {
    code,
    status,
    ...(errors ? { errors: sayFields(language, errors) } : {}),
    ...(quota ? { quota } : {}),
  } satisfies Omit<SaidRefusal, 'message'>)

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
