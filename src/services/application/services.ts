import type { SiteConfig } from '#contract/billing.ts'
import type {
  BlacklistChecker,
  BlacklistEvent,
  BlacklistQuery,
  BlacklistResult,
  RecordChecker,
  RecordQuery,
  RecordResult,
} from '#contract/checkers.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { Language } from '#contract/language.ts'
import type { ListHistory } from '#contract/list-history.ts'
import type { ClientSupport, HeatMap, Screenshots } from '#contract/pictures.ts'
import type { ContactMessage, InstanceStatus } from '#contract/site.ts'
import type {
  Advice,
  IssuedAddress,
  LiveEvent,
  Recheck,
  TestResult,
  TestRow,
  TestSource,
} from '#contract/spam-test.ts'
import type { CaptchaChallenges } from '#platform/captcha/captcha.ts'
import type {
  Accounts,
  Admin,
  ApiKeys,
  Billing,
  Mailer,
  Plans,
  SignedIn,
  SiteSettingsService,
} from '../accounts/types.ts'
import type { Docs } from '../docs/types.ts'
import type { PlacementMonitors, Placements, Seeds } from '../placement/types.ts'
import type { BounceReports, EmailVerifier, VerifierLists } from '../verifier/types.ts'

/** Who asks: the browser's signed key, or null for a caller without a cookie; and who is signed in, if anybody. */
export type Visitor = {
  browser: string | null
  network: string
  account?: SignedIn | null
  /** The User-Agent, to name the device in the list of sessions. */
  agent?: string | null
  /** From the link that makes the first administrator, when the browser came by it. */
  adminToken?: string | null
  /** In which sentences are answered; English where nobody said. */
  language?: Language
}

/** Whoever reads what is nobody's own: in which language. */
export type Reader = Pick<Visitor, 'language'>

export interface SpamTests {
  /** A fresh test address; writes nothing. */
  issueAddress(visitor: Visitor): IssuedAddress
  /** `example` gives the sample. Throws Refusal `not_found` (404), `expired` (410). A known address without mail is `waiting`. */
  result(id: string, visitor: Visitor): Promise<TestResult>
  source(id: string): Promise<TestSource>
  rawMessage(id: string): Promise<Uint8Array>
  advice(id: string, visitor?: Visitor): Promise<Advice>
  screenshots(id: string, visitor?: Visitor): Promise<Screenshots>
  heatMap(id: string, visitor?: Visitor): Promise<HeatMap>
  /** The PNG of that name, as the answers above name it; Refusal `not_found` (404), `not_ready` (409). */
  picture(id: string, name: string): Promise<Uint8Array>
  /** What mail clients make of the HTML; Refusal `no_html` (409) for a mail without HTML. */
  clientSupport(id: string, visitor?: Visitor): Promise<ClientSupport>
  /**
   * The whole report as PDF; Refusal `unavailable` (503) where no browser can print it. `page` answers a path of
   * this site, as a visitor without a cookie would see it.
   */
  pdf(id: string, page: (path: string) => Promise<Response>): Promise<Uint8Array>
  list(query: ListQuery, visitor: Visitor): Promise<List<TestRow>>
  /** Refusal `not_found` when the visitor does not own it. */
  remove(id: string, visitor: Visitor): Promise<void>
  /**
   * Shows a finished report to everybody, or no longer: badge, summary, search engines. Refusal `not_found` (404) when
   * the visitor does not own it.
   */
  share(id: string, shared: boolean, visitor: Visitor): Promise<void>
  /**
   * Draws the pictures of a test for which the plan had none left, which counts, or at once what limits of ours cut
   * short. Refusal `not_found` (404) for
   * others than the owner, `not_locked` (409), `quota_exceeded` (403).
   */
  draw(id: string, visitor: Visitor): Promise<void>
  /**
   * Asks DNS and blacklists again for a finished test, and tells what changed. The new report is kept for its owner; anybody
   * else has this answer as their own copy, and the report stays as it was.
   */
  recheck(id: string, visitor: Visitor): Promise<Recheck>
  /** Starts a test from an uploaded message; Refusal `not_a_mail` (422), `too_large` (413). Answers its id. */
  upload(raw: Uint8Array, visitor: Visitor): Promise<{ id: string; report_url: string }>
  /** Sends the bundled newsletter to a waiting address of this visitor, or to a fresh one when no id is given. */
  sendSample(visitor: Visitor, id?: string): Promise<{ id: string; report_url: string }>
  /** Ends when the signal aborts. The first event is always the present status. */
  events(id: string, signal: AbortSignal): AsyncIterable<LiveEvent>
}

export interface Checkers {
  /**
   * Refusal `not_a_domain` or `not_a_selector` (422) with a sentence when the input cannot be understood. DKIM also tries
   * the selectors of the visitor's own test mails.
   */
  record(checker: RecordChecker, query: RecordQuery, visitor?: Visitor): Promise<RecordResult>
  /** Refusal `not_a_domain`, `not_an_address`, `not_an_email` (422). */
  blacklist(checker: BlacklistChecker, query: BlacklistQuery, reader?: Reader): Promise<BlacklistResult>
  /** Each list as it answers, then the whole result. Ends early when the signal aborts. */
  blacklistEvents(
    checker: BlacklistChecker,
    query: BlacklistQuery,
    signal: AbortSignal,
    reader?: Reader,
  ): AsyncIterable<BlacklistEvent>
}

/** The form by which visitors write to the operator. */
export interface Contact {
  /** False where mail could reach nobody. */
  available(): boolean
  /** Mails it; keeps nothing. Refusal `invalid` (422) per field, `captcha`, `limit` (429), `unavailable` (503). */
  send(message: ContactMessage, visitor: Visitor): Promise<void>
}

export interface ListHistoryService {
  /** How each list in use answered its self-tests over the months. */
  read(language: Language): Promise<ListHistory>
}

export interface InstanceStatusService {
  /** At most 15 s old. Never rejects. */
  read(): Promise<InstanceStatus>
}

/** A report, or a page, as others show it. */
export interface Cards {
  /** PNG, 1200 x 630. `kind`: `results` or `page`. Refusal `not_found` (404), `expired` (410), `busy` (503). */
  picture(kind: string, id: string, language: Language): Promise<Uint8Array<ArrayBuffer>>
  /** SVG. `found` is false for a report that is not there or not shared; the badge says so. */
  badge(id: string, language: Language): Promise<{ found: boolean; svg: string }>
  /** SVG: what a record checker finds at a domain, at most ten minutes old. `found` is false where there is none to check. */
  recordBadge(checker: string, domain: string, language: Language): Promise<{ found: boolean; svg: string }>
  /** A whole HTML document without scripts. */
  summary(id: string, language: Language): Promise<{ found: boolean; html: string }>
}

export interface Services {
  docs: Docs
  contact: Contact
  status: InstanceStatusService
  listHistory: ListHistoryService
  cards: Cards
  accounts: Accounts
  apiKeys: ApiKeys
  plans: Plans
  billing: Billing
  siteSettings: SiteSettingsService
  siteConfig: SiteConfig
  admin: Admin
  mailer: Mailer
  captcha: CaptchaChallenges
  spamTests: SpamTests
  checkers: Checkers
  verifier: EmailVerifier
  verifierLists: VerifierLists
  bounces: BounceReports
  placements: Placements
  placementMonitors: PlacementMonitors
  seeds: Seeds
  /** What pages and the API may know of the configuration. */
  site: {
    brand: string
    publicUrl: string
    mailDomain: string
    smtpPort: number
    version: string
    rulesVersion: string
  }
}
