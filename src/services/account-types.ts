import type {
  ApiKey,
  AuditEntry,
  Credentials,
  KeyScope,
  LoginAnswer,
  LoginSession,
  Profile,
  ProfileChange,
  Registration,
} from '#contract/accounts.ts'
import type {
  Checkout,
  CurrentPlan,
  Customer,
  Interval,
  Invoice,
  Metric,
  Plan,
  Quota,
  TaxId,
} from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { Visitor } from './types.ts'

/** What services know of a signed-in caller. `via`: how the caller proved it, which decides what is allowed. */
export type SignedIn = {
  accountId: string
  email: string
  name: string
  confirmed: boolean
  scope: ('user' | 'admin')[]
  via:
    | { kind: 'session'; sessionId: string; carrier: 'cookie' | 'bearer' }
    | { kind: 'key'; keyId: string; scopes: KeyScope[] }
}

/** What an account is told once: tokens are stored as hashes only. */
export type Token = { api_token: string; expires_at: string }

export interface Accounts {
  /** From a cookie or bearer value; null for what is unknown, expired or revoked. Costs one indexed query at most. */
  recognize(token: string, carrier: 'cookie' | 'bearer'): Promise<SignedIn | null>
  /** Refusal `invalid` (422) with field errors; `limit` (429). Moves the visitor's anonymous tests into the account. */
  register(input: Registration, visitor: Visitor): Promise<Token & { user: Profile }>
  /** The same answer and the same time for unknown addresses. Refusal `credentials` (422), `limit` (429), `captcha`. */
  login(input: Credentials, visitor: Visitor): Promise<LoginAnswer>
  finishLogin(challenge: string, code: string, visitor: Visitor): Promise<LoginAnswer>
  logout(caller: SignedIn): Promise<void>
  profile(accountId: string): Promise<Profile>
  edit(accountId: string, change: ProfileChange): Promise<Profile>
  changePassword(caller: SignedIn, current: string, password: string): Promise<void>
  /** Always the same sentence. */
  forgot(email: string, visitor: Visitor): Promise<void>
  reset(token: string, email: string, password: string, visitor: Visitor): Promise<void>
  /** Sends the confirmation again; always the same sentence. */
  confirm(email: string, visitor: Visitor): Promise<void>
  verify(token: string, visitor: Visitor): Promise<Partial<Token>>
  sessions(caller: SignedIn): Promise<LoginSession[]>
  revokeSession(caller: SignedIn, sessionId: string): Promise<void>
  beginTwoFactor(accountId: string): Promise<{ secret: string; uri: string; qr_svg: string }>
  /** Recovery codes, shown once. */
  enableTwoFactor(accountId: string, code: string): Promise<string[]>
  disableTwoFactor(accountId: string, password: string): Promise<void>
  /** A zip of everything of theirs, piece by piece. */
  export(accountId: string): Promise<AsyncIterable<Uint8Array>>
  /** Scheduled with seven days of grace; the password is asked again. */
  scheduleDeletion(accountId: string, password: string): Promise<{ scheduled_at: string }>
  cancelDeletion(accountId: string): Promise<void>
  /** Deletes what is due, with tests, pictures, mails, lists; answers how many accounts. */
  purge(): Promise<number>
  audit(accountId: string, query: ListQuery): Promise<List<AuditEntry>>
}

/** The one way to write the audit log. Addresses are kept as keyed hashes. */
export interface Audit {
  record(entry: {
    actor: string
    action: string
    target?: string
    network?: string
    detail?: Record<string, string | number | boolean | null>
  }): Promise<void>
}

/** Mail to users: by SMTP, or kept in the development mailbox when none is configured. */
export interface Mailer {
  send(mail: UserMail): Promise<void>
  /** The development mailbox, newest first; null when mail is really sent. */
  kept(): KeptMail[] | null
}
export type UserMail =
  | { kind: 'confirm' | 'reset'; to: string; name: string; url: string; locale: string }
  | {
      kind: 'address-changed' | 'password-changed' | 'two-factor-changed'
      to: string
      name: string
      locale: string
    }
  | { kind: 'deletion-scheduled'; to: string; name: string; at: string; url: string; locale: string }
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
  list(accountId: string): Promise<ApiKey[]>
  /** The secret is answered this once. Refusal `quota_exceeded` (403) over the plan's number. */
  create(
    caller: SignedIn,
    input: { name: string; scopes: KeyScope[] },
  ): Promise<{ api_key: string; key: ApiKey }>
  revoke(caller: SignedIn, keyId: string): Promise<void>
  /** A new key in place of the newest, the old one revoked at once. */
  renew(caller: SignedIn): Promise<{ api_key: string; key: ApiKey }>
}

export interface Plans {
  list(): Promise<Plan[]>
  current(accountId: string): Promise<CurrentPlan>
  /** Null limits: unlimited. */
  quota(visitor: Visitor, metric: Metric): Promise<Quota>
  /** Throws Refusal `quota_exceeded` (403) with the quota when nothing is left. */
  require(visitor: Visitor, metric: Metric): Promise<void>
  /**
   * Counts one, at most once for `subject`, in one statement; false when the limit was reached. `owner`: the tag under
   * which things are stored (visitor or account).
   */
  count(owner: string, metric: Metric, subject: string): Promise<boolean>
  /** Admin: writes one plan. */
  save(plan: Plan): Promise<void>
  /** Admin, codes and billing: gives an account a plan until a time (null: for good). */
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

export interface Billing {
  readonly mode: 'off' | 'manual' | 'stripe'
  changePlan(caller: SignedIn, planId: string, interval: Interval): Promise<Checkout>
  /** `hash`: an offer code, or `plan/interval`. */
  invoice(caller: SignedIn, hash: string): Promise<Checkout>
  cancelPlan(caller: SignedIn): Promise<{ cancel_at: string }>
  customer(caller: SignedIn): Promise<Customer>
  setDefaultPaymentMethod(caller: SignedIn, paymentMethod: string): Promise<Customer>
  invoices(accountId: string, query: ListQuery): Promise<List<Invoice>>
  addTaxId(caller: SignedIn, input: { type: string; value: string }): Promise<TaxId>
  removeTaxId(caller: SignedIn, id: string): Promise<void>
  /** The raw body and its Stripe-Signature. Refusal `bad_signature` (400). */
  webhook(body: string, signature: string): Promise<void>
  /** Admin: makes one-time offer codes. */
  makeCodes(input: {
    planId: string
    interval: Interval
    count: number
    expiresAt: string | null
  }): Promise<string[]>
}

export interface SiteSettingsService {
  /** Defaults for every field that is not set. Never rejects. */
  read(): Promise<SiteSettings>
  /** Admin. */
  write(change: Partial<SiteSettings>, caller: SignedIn): Promise<SiteSettings>
}
