import type { Application, OAuthScope } from '#contract/oauth.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** An application that asks, as far as it could be proved. */
export type Client = {
  id: string
  /** What it calls itself; anything may stand there. */
  name: string
  redirectUris: readonly string[]
  /** The host that answers for its metadata; null where it registered itself. */
  host: string | null
}

/** Why a request is answered by a page, and never led anywhere: its sender or the address to lead to is not proved. */
export type Unproved =
  | 'request'
  | 'unknown_client'
  | 'document_unreachable'
  | 'document_invalid'
  | 'redirect_mismatch'

/** What the owner of an account is asked. */
export type Consent = {
  name: string
  /** Null: on the computer of who is asked. */
  host: string | null
  /** Where the browser goes with the answer; null: to the computer of who is asked. */
  redirectHost: string | null
  scopes: OAuthScope[]
}

/** RFC 6749, 4.1.2.1, and RFC 8707, 2. */
export type WrongRequest =
  | 'unsupported_response_type'
  | 'invalid_request'
  | 'invalid_target'
  | 'invalid_scope'

/**
 * A wrong request is answered by a page with a link, not by a redirect: anyone can register an address, so a link to this
 * server would lead anywhere (RFC 9700, 4.11.2). `redirectHost`: as of Consent.
 */
export type NotAsked =
  | { kind: 'unproved'; why: Unproved }
  | { kind: 'wrong'; error: WrongRequest; to: string; redirectHost: string | null }
export type Asked = NotAsked | { kind: 'consent'; consent: Consent }
export type Answered = NotAsked | { kind: 'redirect'; to: string }

/** RFC 6749, 5.2, and RFC 7591, 3.2.2. `why`: for those who write clients. */
export type OAuthFailure = { ok: false; status: 400 | 503; error: string; why: string }
export type Tokens = { accessToken: string; refreshToken: string; scopes: OAuthScope[]; seconds: number }
export type Registered = Client & { createdAt: Date }

export interface OAuth {
  /** Reads a request for authorization: the parameters of RFC 6749, 4.1.1. Fetches the client's document. */
  ask(query: URLSearchParams): Promise<Asked>
  /**
   * The caller's answer to the same request; where the browser goes with it. To allow needs a proof. Refusal `prove_first`,
   * `unconfirmed`, `plan` and `quota_exceeded` (403).
   */
  answer(query: URLSearchParams, allowed: boolean, caller: SignedIn): Promise<Answered>
  /** Keeps an application that registers itself (RFC 7591). */
  register(metadata: unknown): Promise<({ ok: true } & Registered) | OAuthFailure>
  /** Exchanges a code or a refresh token (RFC 6749, 4.1.3 and 6). */
  exchange(form: URLSearchParams): Promise<({ ok: true } & Tokens) | OAuthFailure>
  /** Ends the connection that the token is of (RFC 7009). Nothing for an unknown token. */
  revokeToken(form: URLSearchParams): Promise<void>
  /** From a bearer value; null for what is no access token, has ended or was revoked. One indexed query. */
  recognizeToken(token: string): Promise<SignedIn | null>
  /** Connected applications, the newest first. */
  list(accountId: string): Promise<Application[]>
  /** Ends its tokens at once. Refusal `not_found` (404). */
  disconnect(caller: SignedIn, id: string): Promise<void>
}
