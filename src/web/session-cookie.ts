import type { Token } from '#services/account-types.ts'

/** The login session of a browser: the same token that the API takes as bearer, out of reach for scripts. */

const name = 'postproof_session'

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** A Set-Cookie that lasts as long as the session. */
export const startSession = ({ api_token, expires_at }: Token, publicUrl: string): string =>
  `${name}=${api_token}; Expires=${new Date(expires_at).toUTCString()}; ${attributes(publicUrl.startsWith('https:'))}`

export const endSession = (publicUrl: string): string =>
  `${name}=; Max-Age=0; ${attributes(publicUrl.startsWith('https:'))}`
