import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ApiError } from '#contract/common.ts'
import { fieldsIn, refusalIn } from '#contract/refusals/translate.ts'
import { isOutage } from '#services/health/outage.ts'
import { Busy, databaseAway, Refusal, TooMany } from '#services/refusal.ts'
import { busyPage } from './busy-page.ts'
import { serviceLanguage } from './language.ts'

/** Error -> JSON in the caller's language, in this one place. What went wrong inside is logged, not told. */
export function answerError(thrown: unknown, c: Context, log: Logger): Response {
  const away = isOutage(thrown)
  if (away) log.error({ error: thrown, path: c.req.path }, 'the database does not answer')
  const error = away ? databaseAway() : thrown
  const { status, ...body } = inLanguageOf(c, describe(error))
  if (status >= 500 && !(error instanceof Busy))
    log.error({ error, method: c.req.method, route: routePath(c) }, 'request failed')
  if (status === 413) closeAfter(c)
  if (error instanceof TooMany || error instanceof Busy) c.header('Retry-After', String(error.retryAfter))
  if (status === 429 && !c.req.path.startsWith('/api')) return c.text(body.message, 429)
  if (error instanceof Busy && !isCall(c)) return busyPage(c, error)
  return c.json(
    { ...body, request_id: c.get('requestId') } satisfies ApiError,
    status as ContentfulStatusCode,
  )
}

const isCall = (c: Context) => /^\/(?:api|ext|webhooks)\//.test(c.req.path)

/** What is left of a body that is too large is not read: the connection cannot be used again. */
function closeAfter(c: Context): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { shouldKeepAlive: boolean } }
  if (outgoing) outgoing.shouldKeepAlive = false
}

type Described = Omit<ApiError, 'request_id'> & { status: number }

function inLanguageOf(c: Context, described: Described): Described {
  const language = serviceLanguage(c.get('language')?.() ?? 'en')
  const errors = fieldsIn(language, described.errors)
  return { ...described, message: refusalIn(language, described.message), ...(errors ? { errors } : {}) }
}

const unreadable = ({ status, message }: HTTPException): string =>
  status === 415
    ? 'Send the body as JSON, with the header Content-Type: application/json.'
    : message || 'This request cannot be read.'

function describe(error: unknown): Described {
  if (error instanceof Refusal) {
    const { status, code, message, errors, quota } = error
    return { status, code, message, ...(errors ? { errors } : {}), ...(quota ? { quota } : {}) }
  }
  if (error instanceof HTTPException && error.status < 500) {
    return {
      status: error.status,
      code: 'bad_request',
      message: unreadable(error),
    }
  }
  if (isUnstorable(error)) {
    return { status: 422, code: 'invalid', message: 'Some values are not as they should be.' }
  }
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  }
}

/** A NUL character, which PostgreSQL keeps in no text (SQLSTATE 22021): the caller's doing, in a value or an id. */
const isUnstorable = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '22021'

/** Zod's issues of a request -> 422 with the messages per field. */
export function invalid(issues: { path: PropertyKey[]; message: string }[]): Refusal {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return new Refusal(422, 'invalid', 'Some values are not as they should be.', errors)
}
