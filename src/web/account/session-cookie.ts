import { sessionCookie } from '#contract/session-cookie.ts'
import type { Token } from '#services/accounts/types.ts'

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** A Set-Cookie that lasts as long as the session. */
export const startSession = ({ api_token, expires_at }: Token, publicUrl: string): string =>
  `${sessionCookie}=${api_token}; Expires=${new Date(expires_at).toUTCString()}; ${attributes(publicUrl.startsWith('https:'))}`

export const endSession = (publicUrl: string): string =>
  `${sessionCookie}=; Max-Age=0; ${attributes(publicUrl.startsWith('https:'))}`
