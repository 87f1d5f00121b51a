import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Language } from '#contract/language.ts'
import type { SignedIn, Visitor } from '#services/accounts/visitor.ts'
import { adminLinkOf } from './session-cookie.ts'

/** The browser's own key in a signed cookie: without an account, a test belongs to the browser that started it. */

const name = 'postproof_browser'
const year = 365 * 86_400

/**
 * `secrets`: the first one signs, all are recognized. Reads the cookie; when there is none, makes one and sets it on the answer. A program that comes with a bearer token
 * is given none.
 */
export function visitorOf(
  c: Context,
  secrets: readonly Uint8Array[],
  secure: boolean,
  account: SignedIn | null,
  language: Language,
): Visitor {
  const given = verify(getCookie(c, name), secrets)
  const known = given?.browser
  const visitor = {
    network: c.get('network') as string,
    account,
    agent: c.req.header('user-agent') ?? null,
    adminToken: adminLinkOf(c) ?? null,
    language,
  }
  const byBearer = account !== null && !(account.via.kind === 'session' && account.via.carrier === 'cookie')
  if (given?.present || byBearer) return { browser: known ?? null, ...visitor }
  // One that an older secret signed is signed again, before that secret is forgotten.
  const browser = known ?? randomBytes(18).toString('base64url')
  setCookie(c, name, `${browser}.${sign(browser, secrets[0]!)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: year,
  })
  return { browser, ...visitor }
}

/** Returns the id in the browser's cookie; undefined without a valid one. */
export function browserOf(c: Context): string | undefined {
  const given = getCookie(c, name)
  const { browser } = (c.get('visitor') as () => Visitor)()
  return browser !== null && given?.startsWith(`${browser}.`) ? browser : undefined
}

/** From here on the browser counts as another one: what it did before went into an account. */
export function forgetBrowser(c: Context, secure: boolean): void {
  deleteCookie(c, name, { path: '/', secure, httpOnly: true, sameSite: 'Lax' })
}

const sign = (browser: string, secret: Uint8Array) =>
  createHmac('sha256', secret).update('browser').update(browser).digest('base64url')

function verify(cookie: string | undefined, secrets: readonly Uint8Array[]) {
  const [browser, signature] = cookie?.split('.') ?? []
  if (!browser || !signature) return undefined
  const given = Buffer.from(signature)
  const by = secrets.findIndex((secret) => {
    const expected = Buffer.from(sign(browser, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return by < 0 ? undefined : { browser, present: by === 0 }
}
