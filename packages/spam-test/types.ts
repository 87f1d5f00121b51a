import type { Blacklists } from '@postproof/blacklists/types'
import type { Evidence, Finding, Json } from '@postproof/engine/finding'
import type { FindingWords, Reference } from '@postproof/engine/finding-words'
import type { Clock, HttpFetch, ImageDecoder, Resolver, SpamEngine } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import type { MarkRoot } from '@postproof/records/bimi/certificate/root'
import type { Mail } from './deception/mail.ts'
import type { KindJudgment, MailKind } from './kind/kinds.ts'
import type { Judged } from './learned/judged.ts'
import type { Prober } from './links/health.ts'
import type { Health } from './links/types.ts'
import type { Registrations } from './rdap/registrations.ts'

/** One line of the SMTP dialogue; `in` is what the client said. */
export type TranscriptLine = { dir: 'in' | 'out'; line: string; at: number }

/** What is known of how the mail arrived. An uploaded file has a session without most of it. */
export type Session = {
  source: 'smtp' | 'upload' | 'cli' | 'sample'
  /** The address that sent the mail to us (or to the trusted relay); null when unknown. */
  clientAddress: string | null
  /**
   * Why `clientAddress` cannot be judged from outside: `private` (loopback, RFC 1918 and the like), `unknown`
   * (no session), or null when it is a public address.
   */
  addressUnusable: 'private' | 'unknown' | null
  /** How the address was learned. */
  addressFrom: 'connection' | 'proxy-protocol' | 'trusted-relay' | 'given' | 'none'
  helo: string | null
  /** Envelope sender without angle brackets; empty for `<>`, null when unknown. */
  mailFrom: string | null
  recipients: string[]
  tls: { version: string; cipher: string } | null
  /** Whether STARTTLS was offered to the client; null when the mail did not arrive over our own SMTP session. */
  tlsOffered: boolean | null
  smtputf8: boolean
  transcript: TranscriptLine[]
  /** Unix milliseconds: the clock against which Date and signature expiry are judged. */
  receivedAt: number
  /** The name this server calls itself; also its authserv-id. */
  hostname: string
  /** The mail is an edit of the mail of another test, as if that one had been written so. */
  edited?: Edited
  /** The kind of mail that the user says it is. */
  kind?: MailKind
}

/**
 * A signature covers what it was made for: an edited mail has none that fits. What was found of the mail that it comes
 * from stands for it, as long as the sender is the same.
 */
export type Edited = {
  /** Id of that test. */
  of: string
  auth: Pick<Authentication, 'fromDomain' | 'dkim' | 'dmarc' | 'arc'>
}

export type AuthResult =
  | 'pass'
  | 'fail'
  | 'softfail'
  | 'neutral'
  | 'none'
  | 'temperror'
  | 'permerror'
  | 'policy'

export type DkimSignature = {
  domain: string
  selector: string
  algorithm: string
  result: AuthResult
  comment: string
  /** Relaxed alignment with the From domain. */
  aligned: boolean
  /** RSA modulus bits, 256 for Ed25519; null when no key was read. */
  bits: number | null
  keyType: 'rsa' | 'ed25519' | null
  /** The published key record, joined; null when none was read. */
  keyRecord: string | null
  keyTesting: boolean
  /** Lower-case names of h=. */
  signedHeaders: string[]
  /** Octets of `l=`; null when absent. */
  bodyLength: number | null
  /** Unix milliseconds of x= and t=; null when absent. */
  expires: number | null
  signedAt: number | null
  /** Source line of the DKIM-Signature header. */
  line: number | null
}

export type Authentication = {
  fromDomain: string | null
  /** Organizational domain of the From domain (RFC 9989, 4.10.2); null when it could not be found. */
  fromOrg: string | null
  spf: {
    /** `no-data` with a reason when it could not be asked: no public client address, no resolver. */
    result: AuthResult | 'no-data'
    reason: string | null
    domain: string | null
    /** The record that was evaluated. */
    record: string | null
    mechanism: string | null
    comment: string
    lookups: number | null
    voids: number | null
    aligned: boolean
  }
  dkim: { signatures: DkimSignature[] }
  dmarc: {
    result: 'pass' | 'fail' | 'none' | 'temperror' | 'permerror' | 'no-data'
    reason: string | null
    /** Name at which the record stands, without `_dmarc.`; null when there is none. */
    recordDomain: string | null
    record: string | null
    /** The policy that applies to this From domain. */
    policy: 'none' | 'quarantine' | 'reject' | null
    testMode: boolean
    spfAligned: boolean
    dkimAligned: boolean
  }
  arc: { result: 'pass' | 'fail' | 'none' | 'temperror'; instances: number; comment: string }
  /** PTR of the client and whether one of its names leads back to the address. */
  reverse: {
    outcome: 'ok' | 'no-ptr' | 'no-forward' | 'no-data'
    reason: string | null
    names: string[]
    confirmed: string | null
  }
}

export type Esp = { id: string; name: string; evidence: Evidence['value'] }

export type Code = { text: string; evidence: Evidence }

export type Codes = {
  codes: Code[]
  /** Pictures there are, and how many of them could be decoded. */
  pictures: number
  read: number
}

/** What a check may read. Computed once before the checks run. */
export type TestInput = {
  message: Message
  session: Session
  auth: Authentication
  /** What kind of mail it is: every rule asks this before it asks anything of the mail. */
  kind: KindJudgment
  esp: Esp | null
  /** ISO 639-3 code of the body text, null when there is too little of it. */
  language: string | null
  /**
   * What asking for the links, images and the one-click address gave. A promise, so that checks that need no
   * network need not wait; it never rejects, and settles in time for the test's deadline.
   */
  health: Promise<Health>
  /** Who sends it and what it says and wants, for the checks of deception; made when the first of them asks. */
  sent(): Mail
  /** What the learned model makes of it, judged when the first check asks; null without a text. */
  judged(): Judged | null
  /** The QR codes in its pictures, which are decoded when the first check asks. */
  codes(): Promise<Codes>
}

export type TestWorld = {
  resolver: Resolver
  http: HttpFetch
  clock: Clock
  images: ImageDecoder
  blacklists: Blacklists
  spamEngines: SpamEngine[]
  /** Asks for links and images; remembers answers for a minute. */
  prober: Prober
  /** Since when domains are registered; without it their age is not asked for. */
  registrations?: Registrations
  /** The roots that mark certificates may lead to; default those of the program. */
  markRoots?: readonly MarkRoot[]
  /** Aborts when the whole test's time is up; what is still open then is no-data. */
  signal: AbortSignal
}

export type CheckGroup = 'authentication' | 'reputation' | 'headers' | 'content' | 'rendering'

/** A record to publish, written by our generator and accepted by our own parser. */
export type RecordAdvice = {
  action: 'add' | 'replace' | 'remove'
  type: 'TXT' | 'CNAME' | 'PTR' | 'MX' | 'A'
  host: string
  value: string
  ttl: number
  /** The record that stands there now, for replace and remove. */
  current?: string
}

/**
 * The words for one check. `found` and `fix` speak of one finding: plain, short, exact, no exclamation marks.
 * `found`: one sentence. `fix`: steps, empty when nothing is to be done.
 */
export type CheckText = {
  title: string
  what: string
  why: string
  found(finding: Finding): string
  fix(finding: Finding, input: FixContext): string[]
  records?(finding: Finding, input: FixContext): RecordAdvice[]
  refs: Reference[]
}

/** What the words of one check need beside its findings; the sentences are in the catalogs. */
export type CheckWords = Omit<FindingWords<FixContext>, 'refs'> & {
  /** The domain whose records the steps for a finding change; undefined when they change none. */
  edits?(finding: Finding): Json | undefined
  /** What helps instead where the domain belongs to another party: a different bounce domain or signature. */
  instead?: 'bounce' | 'dkim'
  records?(finding: Finding, input: FixContext): RecordAdvice[]
}

/** What a fix text may know beside its finding: plain data that is stored with the report. */
export type FixContext = {
  fromDomain: string | null
  esp: Esp | null
}
