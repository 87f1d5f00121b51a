import type { Context } from 'hono'
import { type LoginAnswer, loginAnswerSchema } from '#contract/accounts.ts'
import type { Accounts, Token } from '#services/accounts/types.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { json } from './openapi.ts'
import { keepSession } from './session-cookie.ts'

/** Answers that give out a session. `secure`: cookies go over HTTPS alone. */
export type AccountCalls = { accounts: Accounts; secure: boolean }

/** The caller's session under its new token: for a browser in its cookie, for a program in the answer. */
export function renewed(c: Context, { secure }: AccountCalls, { via }: SignedIn, token: Token | null) {
  if (token && via.kind === 'session' && via.carrier === 'cookie') keepSession(c, token, secure)
  return { api_token: token?.api_token ?? null, expires_at: token?.expires_at ?? null }
}

/** Signs in by cookie, or asks for the second factor. */
export function enter(c: Context, { secure }: AccountCalls, answer: LoginAnswer) {
  if ('api_token' in answer) keepSession(c, answer, secure)
  return json(c, loginAnswerSchema, answer)
}
