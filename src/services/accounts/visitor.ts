import type { KeyScope } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import type { SeatOver, SeatRole } from '#contract/seat-roles.ts'

/** What services know of a signed-in caller. `via`: how the caller proved it, which decides what is allowed. */
export type SignedIn = {
  accountId: string
  email: string
  name: string
  confirmed: boolean
  /** What was chosen in the profile: a language, and an IANA time zone. */
  locale: string
  timezone: string
  scope: ('user' | 'admin')[]
  /** Would have the rights of an administrator with two-factor authentication on (ADMIN_SECOND_FACTOR). */
  needsFactor?: true
  via: /** `provenAt`: when a password, code or passkey was last given in this session, ms. */
    | { kind: 'session'; sessionId: string; carrier: 'cookie' | 'bearer'; provenAt?: number }
    /** `application`: by a token of OAuth, which is for the tools alone. */
    | { kind: 'key'; keyId: string; scopes: KeyScope[]; application?: true }
  /** Works in the account of another by a seat there. `name`: of that account; `own`: the person. */
  seat?: { role: SeatRole; name: string; endsAt: Date | null; own: SignedIn }
  /** Was in the account of another until its seat was over, and has not put the sentence about it away. */
  seatOver?: { why: SeatOver; name: string | null }
}

/** Who asks: the browser's signed key, or null for a caller without a cookie; and who is signed in, if anyone. */
export type Visitor = {
  browser: string | null
  network: string
  account?: SignedIn | null
  /** The User-Agent, to name the device in the list of sessions. */
  agent?: string | null
  /** From the link that makes the first administrator, when the browser came by it. */
  adminToken?: string | null
  /** The language of sentences; English by default. */
  language?: Language
}

/** The reader of data without an owner: only their language matters. */
export type Reader = Pick<Visitor, 'language'>
