import { STATUS_CODES } from 'node:http'
import { say, sayFields } from '@postproof/messages/say'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ApiError } from '#contract/common.ts'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'
import { isOutage } from '#platform/health/outage.ts'
import { Busy, databaseAway, Refusal, TooEarly, TooMany } from '#platform/refusals/refusal.ts'
import { busyPage } from './busy-page.ts'

/** Error -> JSON in the caller's language, in this one place. Internal causes are logged, not sent. */
export function answerError(thrown: unknown, c: Context, log: Logger): Response {
  const away = isOutage(thrown)
  if (away) log.error({ error: thrown, route: routePath(c) }, 'the database does not answer')
  const error = away ? databaseAway() : thrown
  const refusal = refusalFor(error, c)
  const { status } = refusal
  const body = described(refusal, c.get('language')?.() ?? 'en')
  if (status >= 500 && !(error instanceof Busy))
    log.error({ error, method: c.req.method, route: routePath(c) }, 'request failed')
  if (status === 413) closeAfter(c)
  if (error instanceof TooMany || error instanceof Busy || error instanceof TooEarly)
    c.header('Retry-After', String(error.retryAfter))
  if ((status === 429 || status === 421) && !isCall(c.req.path)) return c.text(body.message, status)
  if (error instanceof Busy && !isCall(c.req.path)) return busyPage(c, error)
  c.header('Vary', 'Accept', { append: true })
  return c.json(
    { ...body, request_id: c.get('requestId') } satisfies ApiError,
    status as ContentfulStatusCode,
    { 'Content-Type': problemType.test(c.req.header('accept') ?? '') ? problemJson : 'application/json' },
  )
}

const problemJson = 'application/problem+json'
/** Clients from before look for `application/json`: the type of RFC 9457 is for who accepts it by name. */
const problemType = /\bapplication\/problem\+json\b/i

/** Programs call it: it never answers a page. */
export const isCall = (path: string): boolean =>
  /^\/(?:api|ext|webhooks|mcp|oauth\/(?:register|revoke|token))(?:\/|$)/.test(path)

/** What is left of a body that is too large is not read: the connection cannot be used again. */
function closeAfter(c: Context): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { shouldKeepAlive: boolean } }
  if (outgoing) outgoing.shouldKeepAlive = false
}

type Described = Omit<ApiError, 'request_id'>

function described({ status, code, reason, errors, quota }: Refusal, asked: PageLanguage): Described {
  const language = serviceLanguage(asked)
  const sentence = say(language, reason)
  return {
    type: `/problems/${code}`,
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    detail: sentence,
    code,
    message: sentence,
    ...(errors ? { errors: sayFields(language, errors) } : {}),
    ...(quota ? { quota } : {}),
  }
}

function refusalFor(error: unknown, c: Context): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException && error.status < 500) return ofHttp(error, c)
  if (isUnstorable(error)) return new Refusal(422, 'invalid', 'request.invalid')
  return new Refusal(500, 'internal', 'request.failed')
}

/** Errors that Hono throws before one of our handlers runs. */
function ofHttp({ status }: HTTPException, c: Context): Refusal {
  if (status === 415) return new Refusal(status, 'bad_request', 'request.not_json')
  const json = status === 400 && c.req.header('content-type')?.includes('json')
  return new Refusal(status, 'bad_request', json ? 'request.malformed_json' : 'request.unreadable')
}

/** A NUL character, which PostgreSQL keeps in no text (SQLSTATE 22021): the caller's doing, in a value or an id. */
const isUnstorable = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '22021'
