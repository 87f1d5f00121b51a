import type { PasskeyAnswer } from '#adapters/passkeys.ts'
import type {
  ApiKey,
  AuditEntry,
  Credentials,
  KeyScope,
  LoginAnswer,
  LoginSession,
  NewKey,
  Passkey,
  Profile,
  ProfileChange,
  Registration,
} from '#contract/accounts.ts'
import type { AdminAccount, Grant, Health } from '#contract/admin.ts'
import type { AuditAction } from '#contract/audit.ts'
import type {
  Checkout,
  CurrentPlan,
  Customer,
  Interval,
  Invoice,
  Metric,
  Plan,
  Quota,
  Tax,
  TaxId,
} from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { Language } from '#contract/language.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { BillingMode, Entitlements } from '#engines/entitlements/entitlements.ts'
import type { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/database.ts'
import type { Charge } from '#storage/usage.ts'
import type { Visitor } from '../application/services.ts'

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
  via: /** `provenAt`: when a password, code or passkey was last given in this session, ms. */
    | { kind: 'session'; sessionId: string; carrier: 'cookie' | 'bearer'; provenAt?: number }
    | { kind: 'key'; keyId: string; scopes: KeyScope[] }
}

/** What an account is told once: tokens are stored as hashes only. */
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
  /** From a cookie or bearer value; null for what is unknown, expired or revoked. Costs one indexed query at most. */
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
  /** What a browser signs: for whoever is between password and second factor, for the caller, or for anybody. */
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
   * Proves anew who has the session, for the ten minutes after which `prove_first` (403) is refused by what asks for it.
   * Refusal `invalid` (422) at `password`, `wrong_code` at `totp`, `limit` (429).
   */
  prove(caller: SignedIn, proof: Proof): Promise<void>
  /** Whether that is still so. Refusal `prove_first` (403). */
  requireProof(caller: SignedIn): Promise<void>
  /** A new address is a wish: see `wish`. Needs a proof, or `current_password`. */
  edit(caller: SignedIn, change: ProfileChange): Promise<Profile>
  /** Of a password, 0 (guessed at once) to 4; what is set meets the same judgement. */
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
   * somebody who registered an address of another could have it confirmed by them. Refusal `password_needed` (422).
   */
  verify(token: string, visitor: Visitor, password?: string): Promise<Verified>
  /** What waits for the answer of whoever has this link; null for a link that is over. */
  wish(token: string): Promise<Wish | null>
  /** Refusal `invalid_token` (422), `too_early` (409). */
  answerWish(token: string, answer: 'allow' | 'stop', visitor: Visitor): Promise<WishAnswer>
  /** Ends what waits, by a session. */
  stopWishes(caller: SignedIn): Promise<void>
  /** Of somebody who gave the password and has lost the second factor: mail with a link that counts in a day. */
  lostFactor(challenge: string, visitor: Visitor): Promise<void>
  sessions(caller: SignedIn): Promise<LoginSession[]>
  revokeSession(caller: SignedIn, sessionId: string): Promise<void>
  /** These three need a proof; the last also takes the password along. */
  beginTwoFactor(caller: SignedIn): Promise<{ secret: string; uri: string; qr_svg: string }>
  /** Recovery codes, shown once. Begins a new epoch, as does the next. */
  enableTwoFactor(caller: SignedIn, code: string): Promise<{ codes: string[]; token: Token | null }>
  disableTwoFactor(caller: SignedIn, password?: string): Promise<Token | null>
  /** A zip of everything of theirs, piece by piece. Needs a proof. */
  export(caller: SignedIn): Promise<AsyncIterable<Uint8Array>>
  /** Scheduled with seven days of grace. Needs a proof, or the password. */
  scheduleDeletion(caller: SignedIn, password?: string): Promise<{ scheduled_at: string }>
  cancelDeletion(accountId: string): Promise<void>
  /** Deletes what is due, with tests, pictures, mails, lists; answers how many accounts. */
  purge(): Promise<number>
  audit(accountId: string, query: ListQuery): Promise<List<AuditEntry>>
  /** False when the token is no good or there is an administrator already. */
  becomeAdmin(accountId: string, token: string): Promise<boolean>
}

/** The one way to write the audit log. Addresses are kept as keyed hashes. */
export interface Audit {
  record(entry: {
    actor: string
    action: AuditAction
    target?: string
    network?: string
    detail?: Record<string, string | number | boolean | null>
  }): Promise<void>
}

/** Mail to users: by SMTP, or kept in the development mailbox when none is configured. */
export interface Mailer {
  /**
   * Writes the mail down: it is sent soon, whatever becomes of this process, once this resolves or the transaction that
   * it is written in is committed. False, and nothing is written, when too many of its kind wait.
   */
  send(mail: UserMail, belongs?: MailBelongs): Promise<boolean>
  /** The development mailbox, newest first; null when mail is really sent. */
  kept(): KeptMail[] | null
  /** Whether the mail server answers and lets us in; null when there is none. */
  check(): Promise<{ ok: boolean; why: string } | null>
  /** The safety net: removes what is of no use any more, and sends what is due; answers how many were removed. */
  takeUp(): Promise<number>
  /** Resolves when nothing that is due waits to be sent. */
  idle(): Promise<void>
  /** What is being sent is brought to its end or given back; the rest waits for the next start. */
  close(): Promise<void>
}
/** `account`: removed with it; `token`: the hash of the token in its link, void together with it. */
export type MailBelongs = { trx?: Db; account?: string; token?: string }
/** None of them holds text that somebody else than the recipient may have typed, such as the name of an account. */
export type UserMail =
  | ContactMail
  | { kind: 'confirm' | 'new-address' | 'reset'; to: string; url: string; locale: string }
  | {
      kind:
        | 'address-changed'
        | 'password-changed'
        | 'two-factor-changed'
        | 'key-made'
        | 'exported'
        | 'passkey-changed'
      to: string
      locale: string
    }
  | {
      kind: 'deletion-scheduled' | 'address-change-asked' | 'factor-lost'
      to: string
      at: string
      /** In which the day is told, IANA. */
      timezone: string
      url: string
      locale: string
    }
  | {
      kind: 'placement-alert'
      to: string
      /** In English, as reports are. */
      title: string
      text: string
      url: string
      locale: string
    }
/** What somebody of that name wrote to the operator by the form; answers go to `replyTo`. */
export type ContactMail = {
  kind: 'contact'
  to: string
  name: string
  replyTo: string
  domain: string
  message: string
}
export type KeptMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  at: string
  raw: string
}

export interface ApiKeys {
  /**
   * From a bearer value; null for what is no key of ours, was revoked or has ended. `from`: the address that it comes from;
   * Refusal `network` (403) for one that the key does not name. One indexed query.
   */
  recognizeKey(token: string, from: string): Promise<SignedIn | null>
  /** Newest first. */
  list(accountId: string): Promise<ApiKey[]>
  /** The secret is answered this once. Needs a proof. Refusal `quota_exceeded` (403) over the plan's number, `unconfirmed`. */
  create(caller: SignedIn, input: NewKey): Promise<{ api_key: string; key: ApiKey }>
  revoke(caller: SignedIn, keyId: string): Promise<void>
  /** A new key in place of the newest; the old one is revoked at once. */
  renew(caller: SignedIn): Promise<{ api_key: string; key: ApiKey }>
}

export interface Plans {
  readonly mode: BillingMode
  /** Those that can be had, in their order; none where nothing is billed. */
  list(): Promise<Plan[]>
  /** What visitors without an account have; null where nothing is billed. */
  guest(): Promise<Plan | null>
  /** Refusal `not_found` (404) when there is no such account. */
  current(accountId: string): Promise<CurrentPlan>
  /** What the caller may do, by entitlements(): the one answer for every gate. */
  entitled(visitor: Pick<Visitor, 'account'>): Promise<Entitlements>
  /** The same for whoever is behind an owner tag; null where nobody is known, or nothing is counted. */
  entitledOwner(owner: string | null): Promise<Entitlements | null>
  /** Keeps who is behind the tag under which things are stored: mail comes without a visitor. */
  introduce(owner: string | null, visitor: Visitor): Promise<void>
  /** Null limits: unlimited. */
  quota(visitor: Visitor, metric: Metric): Promise<Quota>
  /** Throws Refusal `quota_exceeded` (403) with the quota when nothing is left. */
  require(visitor: Visitor, metric: Metric): Promise<void>
  /**
   * What is to be counted when the thing is stored, in that transaction (countUse of storage/usage.ts). `owner`: the tag
   * under which things are stored. Null: nothing is counted.
   */
  charge(owner: string | null, metric: Metric, subject: string): Promise<Charge | null>
  /** Whether that could be counted now. */
  hasLeft(charge: Charge | null): Promise<boolean>
  /** The refusal for what came when nothing was left; tells the owner alone how much there is. */
  locked(owner: string | null, metric: Metric, mayKnow: boolean): Promise<Refusal>
  /**
   * Counts for the caller, at most once for `subject`, all or none, and does the work that is counted: both are
   * stored, or neither. Refusal `quota_exceeded` (403).
   */
  reserve<T>(
    visitor: Visitor,
    counted: { metric: Metric; subject: string; amount?: number },
    work: (db: Db) => Promise<T>,
  ): Promise<T>
  /** Takes back what was reserved: it came to nothing that counts. */
  release(metric: Metric, subject: string): Promise<void>
  /** Admin: all plans, also the one of visitors without an account. */
  all(): Promise<Plan[]>
  /** Admin: writes one plan. Refusal `invalid` (422) for a slug or price key that another plan has. */
  save(plan: Plan): Promise<void>
  taxes(): Promise<Tax[]>
  /** Admin: all taxes in place of those there are. */
  saveTaxes(taxes: Tax[]): Promise<void>
  /** Admin, codes and billing: gives an account a plan. Refusal `not_found` (404), `invalid` (422) for the plan. */
  grant(accountId: string, grant: PlanGrant): Promise<void>
}
export type PlanGrant = {
  planId: string
  interval: Interval | null
  status: 'free' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'lifetime'
  renewsAt: string | null
  cancelAt: string | null
  source: 'admin' | 'code' | 'stripe'
}

/** What asks Stripe refuses with `card_declined` (402), `payments_unavailable` (503); in mode off all with 501. */
export interface Billing {
  readonly mode: 'off' | 'manual' | 'stripe'
  /** Refusals 409: `same_plan`, `payment_due`, `subscription_runs`, `just_paid`, `no_subscription`, `manual_billing`. */
  changePlan(caller: SignedIn, planId: string, interval: Interval): Promise<Checkout>
  /**
   * `hash`: an offer code, or `plan/interval`, also `plan-interval`. Refusals `bad_code` (422), and 409 for a code that
   * would give nothing or less than the account has: `better_plan`, `same_plan`, `subscription_runs`.
   */
  invoice(caller: SignedIn, hash: string): Promise<Checkout>
  /** At the end of what is paid; what is not paid ends now. */
  cancelPlan(caller: SignedIn): Promise<{ cancel_at: string }>
  customer(caller: SignedIn): Promise<Customer>
  setDefaultPaymentMethod(caller: SignedIn, paymentMethod: string): Promise<Customer>
  /** `recurring`: only those of subscriptions. */
  invoices(accountId: string, query: ListQuery & { recurring?: boolean }): Promise<List<Invoice>>
  addTaxId(caller: SignedIn, input: { type: string; value: string }): Promise<TaxId>
  removeTaxId(caller: SignedIn, id: string): Promise<void>
  /** The raw body and its Stripe-Signature. Refusal `bad_signature` (400). */
  webhook(body: string, signature: string): Promise<void>
  /** Admin: makes one-time offer codes. `amount` in minor units; null: the plan's price; 0: nothing to pay. */
  makeCodes(
    caller: SignedIn,
    input: {
      planId: string
      interval: Interval
      count: number
      expiresAt: string | null
      amount?: number | null
    },
  ): Promise<string[]>
}

export interface SiteSettingsService {
  /** Defaults in `language` (English) for every field that is not set. Never rejects. */
  read(language?: Language): Promise<SiteSettings>
  /** Admin. */
  write(change: Partial<SiteSettings>, caller: SignedIn, language?: Language): Promise<SiteSettings>
}

/** Every call: Refusal `unauthorized` (401), `forbidden` (403) for others than administrators. */
export interface Admin {
  health(caller: SignedIn | null): Promise<Health>
  accounts(caller: SignedIn | null, query: ListQuery): Promise<List<AdminAccount>>
  /** Also the one of visitors without an account. */
  plans(caller: SignedIn | null): Promise<Plan[]>
  savePlan(caller: SignedIn | null, plan: Plan): Promise<Plan>
  saveTaxes(caller: SignedIn | null, taxes: Tax[]): Promise<Tax[]>
  /** Refusal `not_found` (404), `invalid` (422) for a plan that is none. */
  grant(caller: SignedIn | null, accountId: string, grant: Grant): Promise<CurrentPlan>
}
