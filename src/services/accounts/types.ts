import type { PasskeyAnswer } from '#adapters/passkeys.ts'
import type {
  AuditEntry,
  Credentials,
  LoginAnswer,
  LoginSession,
  Passkey,
  Profile,
  ProfileChange,
  Registration,
} from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { Db } from '#storage/db.ts'
import type { SignedIn, Visitor } from './visitor.ts'

/** Shown once: only hashes of tokens are stored. */
export type Token = { api_token: string; expires_at: string }

export type SecondFactor = { totp?: string | undefined; passkey?: PasskeyAnswer | undefined }
export type Proof = SecondFactor & { password?: string | undefined }
/** `waitsUntil`: a new address is confirmed, and counts when the present one allows it, or from then on. */
export type Verified = { done: true; token: Token | null } | { done: false; waitsUntil: string }
export type Wish =
  | { kind: 'address'; email: string; countsAt: string }
  | { kind: 'lost-factor'; countsAt: string; ready: boolean }
export type WishAnswer = { kind: Wish['kind']; outcome: 'stopped' | 'allowed' | 'done'; token: Token | null }

export interface Accounts {
  /**
   * From a cookie or bearer value; null for what is unknown, expired or revoked. Costs one indexed query at most. Whoever works in
   * the account of another is that account, with a `seat`: what is about a login is refused to them (`own_account`, 403).
   */
  recognize(token: string, carrier: 'cookie' | 'bearer'): Promise<SignedIn | null>
  /**
   * Refusal `invalid` and `taken` (422) with field errors, `registration_off` (403), `limit` (429), `captcha`. Moves
   * the visitor's anonymous tests into the account.
   */
  register(input: Registration, visitor: Visitor): Promise<Token & { user: Profile }>
  /**
   * The same answer and the same time for unknown addresses. Refusal `credentials` (422), `limit` (429);
   * `captcha_needed` (422) once passwords were wrong too often, `captcha` (422) for a bad proof.
   */
  login(input: Credentials, visitor: Visitor): Promise<LoginAnswer>
  /** By a code, or a passkey. Refusal `wrong_code`, `passkey`, `challenge_over` (422), `limit` (429). */
  finishLogin(challenge: string, factor: SecondFactor, visitor: Visitor): Promise<LoginAnswer>
  /** By a passkey alone, which knows its owner. Refusal `passkey` (422). */
  loginByPasskey(answer: PasskeyAnswer, visitor: Visitor): Promise<LoginAnswer>
  /** The challenge that a browser signs: for a log-in between password and second factor, for the caller, or for anyone. */
  askPasskey(challenge: string | undefined, caller: SignedIn | null): Promise<object>
  passkeys(caller: SignedIn): Promise<Passkey[]>
  /** What a browser makes a passkey by. These need a proof; the last two begin a new epoch, in which the others stay. */
  beginPasskey(caller: SignedIn): Promise<object>
  addPasskey(caller: SignedIn, name: string, answer: PasskeyAnswer): Promise<Token | null>
  removePasskey(caller: SignedIn, id: string): Promise<Token | null>
  renamePasskey(caller: SignedIn, id: string, name: string): Promise<void>
  logout(caller: SignedIn): Promise<void>
  profile(accountId: string): Promise<Profile>
  /**
   * Proves again who has the session, for the ten minutes after which `prove_first` (403) is refused by what asks for it.
   * Refusal `invalid` (422) at `password`, `wrong_code` at `totp`, `limit` (429).
   */
  prove(caller: SignedIn, proof: Proof): Promise<void>
  /** Whether that is still so; always of an API key. Refusal `prove_first` (403). */
  requireProof(caller: SignedIn): Promise<void>
  /** A new address is a wish: see `wish`. Needs a proof, or `current_password`. */
  edit(caller: SignedIn, change: ProfileChange): Promise<Profile>
  /** The strength of a password, 0 (guessed at once) to 4; setting one applies the same judgement. */
  strength(password: string): Promise<number>
  /** Begins a new epoch; the token is the caller's from now on, null for none. */
  changePassword(caller: SignedIn, current: string, password: string): Promise<Token | null>
  /** Always the same sentence. */
  forgot(email: string, visitor: Visitor, captchaToken?: string): Promise<void>
  reset(token: string, email: string, password: string, visitor: Visitor): Promise<void>
  /** Sends the confirmation again; always the same sentence. */
  confirm(email: string, visitor: Visitor): Promise<void>
  /**
   * Confirms the address of an account, or a new one. `password`: of the account, for whoever is not signed in to it: else
   * someone who registered an address of another could have it confirmed by them. Refusal `password_needed` (422).
   */
  verify(token: string, visitor: Visitor, password?: string): Promise<Verified>
  /** The change that this link allows or stops; null for an expired link. */
  wish(token: string): Promise<Wish | null>
  /** Refusal `invalid_token` (422), `too_early` (409). */
  answerWish(token: string, answer: 'allow' | 'stop', visitor: Visitor): Promise<WishAnswer>
  /** Ends what waits, by a session. */
  stopWishes(caller: SignedIn): Promise<void>
  /** For a caller with the right password who has lost the second factor: sends a link that takes effect after a day. */
  lostFactor(challenge: string, visitor: Visitor): Promise<void>
  /**
   * Mail goes again to an address that it came back from, beginning with one that says so. Refusal `not_possible` (409) where it
   * was not stopped, `limit` (429) for the second time in a day.
   */
  resumeMail(caller: SignedIn): Promise<void>
  sessions(caller: SignedIn): Promise<LoginSession[]>
  revokeSession(caller: SignedIn, sessionId: string): Promise<void>
  /** These three need a proof; the last also takes the password along. */
  beginTwoFactor(caller: SignedIn): Promise<{ secret: string; uri: string; qr_svg: string }>
  /** Recovery codes, shown once. Begins a new epoch, as does the next. */
  enableTwoFactor(caller: SignedIn, code: string): Promise<{ codes: string[]; token: Token | null }>
  disableTwoFactor(caller: SignedIn, password?: string): Promise<Token | null>
  /** A zip of all data of the account, streamed. Needs a proof. */
  export(caller: SignedIn): Promise<AsyncIterable<Uint8Array>>
  /** Scheduled with seven days of grace. Needs a proof, or the password. */
  scheduleDeletion(caller: SignedIn, password?: string): Promise<{ scheduled_at: string }>
  cancelDeletion(caller: Pick<SignedIn, 'accountId' | 'seat'>): Promise<void>
  /** Deletes what is due, with tests, pictures, mails, lists; answers how many accounts. */
  purge(): Promise<number>
  audit(accountId: string, query: ListQuery): Promise<List<AuditEntry>>
  /** False when the token is no good or there is an administrator already. */
  becomeAdmin(caller: Pick<SignedIn, 'accountId' | 'seat'>, token: string): Promise<boolean>
}

/** The one way to write the audit log. Addresses are kept as keyed hashes. `trx`: of what it tells of. */
export interface Audit {
  record(
    entry: {
      actor: string
      action: AuditAction
      target?: string
      network?: string
      detail?: Record<string, string | number | boolean | null>
    },
    trx?: Db,
  ): Promise<void>
}

/** A file of the export of an account. */
export type ExportFile = {
  name: string
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}
/** Files that another part adds, e.g. `invoices.json`. */
export type Exporter = (accountId: string) => AsyncIterable<ExportFile>
