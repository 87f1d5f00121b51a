import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sessionCookie } from '#contract/session-cookie.ts'
import type { Token } from '#services/accounts/types.ts'

export const sessionOf = (c: Context): string | undefined => getCookie(c, sessionCookie)

export function keepSession(c: Context, { api_token, expires_at }: Token, secure: boolean): void {
  setCookie(c, sessionCookie, api_token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    expires: new Date(expires_at),
  })
}

export function dropSession(c: Context, secure: boolean): void {
  deleteCookie(c, sessionCookie, { path: '/', secure, httpOnly: true, sameSite: 'Lax' })
}

/** True when this answer signs in or out, whichever handler wrote the cookie. */
export const changesSession = (c: Context): boolean =>
  c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionCookie}=`))

const adminLink = 'postproof_admin_link'

/** The token of the link that makes the first administrator, until its bearer registers or signs in. */
export const adminLinkOf = (c: Context): string | undefined => getCookie(c, adminLink)

export function keepAdminLink(c: Context, token: string, secure: boolean): void {
  setCookie(c, adminLink, token, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: 3600 })
}

export function dropAdminLink(c: Context, secure: boolean): void {
  if (adminLinkOf(c)) deleteCookie(c, adminLink, { path: '/', secure })
}
