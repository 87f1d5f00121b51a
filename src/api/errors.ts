import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ApiError } from '#contract/common.ts'
import { Refusal, TooMany } from '#services/refusal.ts'

/** Error -> JSON, in this one place. What went wrong inside is logged, not told. */
export function answerError(error: unknown, c: Context, log: Logger): Response {
  const { status, ...body } = describe(error)
  if (status >= 500) log.error({ error, path: c.req.path, requestId: c.get('requestId') }, 'request failed')
  if (status === 413) closeAfter(c)
  if (error instanceof TooMany) c.header('Retry-After', String(error.retryAfter))
  if (status === 429 && !c.req.path.startsWith('/api')) return c.text(body.message, 429)
  return c.json(
    { ...body, request_id: c.get('requestId') } satisfies ApiError,
    status as ContentfulStatusCode,
  )
}

/** What is left of a body that is too large is not read: the connection cannot be used again. */
function closeAfter(c: Context): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { shouldKeepAlive: boolean } }
  if (outgoing) outgoing.shouldKeepAlive = false
}

function describe(error: unknown): Omit<ApiError, 'request_id'> & { status: number } {
  if (error instanceof Refusal) {
    const { status, code, message, errors, quota } = error
    return { status, code, message, ...(errors ? { errors } : {}), ...(quota ? { quota } : {}) }
  }
  if (error instanceof HTTPException && error.status < 500) {
    return {
      status: error.status,
      code: 'bad_request',
      message: error.message || 'This request cannot be read.',
    }
  }
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  }
}

/** Zod's issues of a request -> 422 with the messages per field. */
export function invalid(issues: { path: PropertyKey[]; message: string }[]): Refusal {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return new Refusal(422, 'invalid', 'Some values are not as they should be.', errors)
}
