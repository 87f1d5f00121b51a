import type { Context, MiddlewareHandler } from 'hono'
import type { CallAnswer, RepeatedCall } from '#platform/idempotency/idempotency.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { Variables } from './types.ts'
import { browserOf } from './visitor.ts'

/** `Idempotency-Key` for calls that create or charge. */

const header = 'Idempotency-Key'
const LONGEST_KEY = 255

/** `components.parameters.IdempotencyKey`. */
export const idempotencyKey = {
  name: header,
  in: 'header',
  required: false,
  description:
    'A name that you choose for this call, such as a UUID. For 24 hours a repeated call gets the first good answer, with the header `Idempotency-Replayed: true`. Another body gets 422 `idempotency_key_reused`; during the first call it is 409 `in_progress`.',
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
} as const

type Env = { Variables: Variables }

/** After the guard, before the body is read as what it is: the call of a key that is known never reaches its handler. */
export const onceByKey =
  (operation: string): MiddlewareHandler<Env> =>
  async (c, next) => {
    const given = c.req.header(header)
    const idempotency = c.get('idempotency')
    if (given === undefined || !idempotency) return next()
    const call: RepeatedCall = {
      owner: ownerOf(c),
      operation,
      key: keyOf(given),
      request: await requestOf(c),
    }
    const before = await idempotency.begin(call)
    if (before) return replayed(c, before)
    let answer: CallAnswer | null = null
    try {
      await next()
      // A refusal has done nothing, or may be asked for again: only what was done is kept.
      if (c.res.ok) answer = await answerOf(c.res)
    } finally {
      await idempotency.settle(call, answer)
    }
  }

/** A structured string, or bare. Refusal 400. */
function keyOf(given: string): string {
  const key = /^"((?:[^"\\]|\\["\\])*)"$/.exec(given.trim())?.[1]?.replace(/\\(["\\])/g, '$1') ?? given.trim()
  if (/^[\x20-\x7e]+$/.test(key) && key.length <= LONGEST_KEY) return key
  throw new Refusal(400, 'bad_idempotency_key', 'request.bad_key')
}

/** An account, else the browser by its cookie, else the network: a program that repeats its first call has no cookie yet. */
function ownerOf(c: Context<Env>): string {
  const account: SignedIn | null = c.get('account') ?? null
  if (account) return `account/${account.accountId}`
  const browser = browserOf(c)
  return browser ? `browser/${browser}` : `network/${c.get('network')}`
}

/** What makes two requests the same: method, address, type and body. A form is sent with another boundary each time. */
async function requestOf(c: Context<Env>): Promise<Uint8Array> {
  const body = Buffer.from(await c.req.raw.clone().arrayBuffer())
  const type = c.req.header('content-type') ?? ''
  const { pathname, search } = new URL(c.req.url)
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.{0,200}?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/is.exec(type) ?? []
  const boundary = quoted ?? plain
  const same = boundary ? Buffer.from(body.toString('latin1').replaceAll(boundary, ''), 'latin1') : body
  const essence = type.split(';')[0]!.trim().toLowerCase()
  return Buffer.concat([Buffer.from(JSON.stringify([c.req.method, pathname, search, essence])), same])
}

const answerOf = async (response: Response): Promise<CallAnswer> => ({
  status: response.status,
  type: response.headers.get('content-type') ?? 'application/json',
  body: await response.clone().text(),
})

function replayed(c: Context<Env>, { status, type, body }: CallAnswer): Response {
  c.header('Content-Type', type)
  c.header('Cache-Control', 'private, no-store')
  c.header('Idempotency-Replayed', 'true')
  return c.body(body, status as 200)
}
