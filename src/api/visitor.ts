import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Visitor } from '#services/types.ts'

/** The browser's own key in a signed cookie: until accounts exist, a test belongs to the browser that started it. */

const name = 'postproof_browser'
const year = 365 * 86_400

/** Reads the cookie; when there is none, makes one and sets it on the answer. */
export function visitorOf(c: Context, secret: Uint8Array, secure: boolean): Visitor {
  const known = verify(getCookie(c, name), secret)
  const network = c.get('network') as string
  if (known) return { browser: known, network }
  const browser = randomBytes(18).toString('base64url')
  setCookie(c, name, `${browser}.${sign(browser, secret)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: year,
  })
  return { browser, network }
}

const sign = (browser: string, secret: Uint8Array) =>
  createHmac('sha256', secret).update('browser').update(browser).digest('base64url')

function verify(cookie: string | undefined, secret: Uint8Array): string | undefined {
  const [browser, signature] = cookie?.split('.') ?? []
  if (!browser || !signature) return undefined
  const expected = Buffer.from(sign(browser, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? browser : undefined
}
