import { data } from 'react-router'
import { type PageLanguage, pseudoLanguage } from '#contract/language.ts'
import { fieldsIn, refusalIn } from '#contract/refusals/translate.ts'

/** `resets_at`: when what is used up starts again. */
export type RefusedPage = { code: string; message: string; resets_at?: string | null }

type RefusalLike = {
  code: string
  status: number
  message: string
  errors?: Record<string, string[]>
  quota?: { resets_at: string | null }
}

/** A refusal of the services, recognized by its fields: its class exists twice across the bundle border. */
export function isRefusal(error: unknown): error is RefusalLike {
  const candidate = error as Partial<RefusalLike> | null
  return typeof candidate?.code === 'string' && typeof candidate.status === 'number'
}

/** The services' answer; a refusal becomes the error page of its status, anything else stays a bug. */
export async function orErrorPage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // PostgreSQL keeps no NUL character (22021): nothing can have such an id.
    if ((error as { code?: unknown } | null)?.code === '22021') {
      throw data({ code: 'not_found', message: 'There is nothing of this name.' } satisfies RefusedPage, {
        status: 404,
      })
    }
    if (!isRefusal(error)) throw error
    const { code, message, status, quota } = error
    const page: RefusedPage = { code, message, ...(quota ? { resets_at: quota.resets_at } : {}) }
    throw data(page, { status })
  }
}

/** The services, refusing in `language`: for pages this is the one place where that is translated. */
export function refusingIn<T extends object>(language: PageLanguage, services: T): T {
  if (language === 'en' || language === pseudoLanguage) return services
  const translated = (error: unknown): never => {
    if (isRefusal(error)) {
      error.message = refusalIn(language, error.message)
      const errors = fieldsIn(language, error.errors)
      // Its fields are for reading; each refusal is made for one answer.
      if (errors) Object.assign(error, { errors })
    }
    throw error
  }
  const speaking = <C extends (...given: unknown[]) => unknown>(call: C, self: unknown) =>
    ((...given: unknown[]) => {
      try {
        const answer = call.apply(self, given)
        return answer instanceof Promise ? answer.catch(translated) : answer
      } catch (error) {
        return translated(error)
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

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
