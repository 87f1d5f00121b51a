import type { Problem } from './problem.ts'

export type Container = 'mail' | 'mbox' | 'gzip' | 'zip'

/** What every report has. Texts are trimmed, cut at 1,000 UTF-16 units, and hold no control characters. */
type Common = {
  /** The name that the file was read under. */
  file: string
  /** What it was packed in, outermost first. */
  containers: Container[]
  /** Its name in the innermost mail or archive; null when it has none. */
  member: string | null
  /** Who wrote it: the organization's name, else the domain of its address; empty when it names neither. */
  reporter: string
  /** In lower case, without a final dot; empty when a failure report or TLS report names none. */
  domain: string
  /** As written; a text even where it is a number, because Google's have 20 digits. */
  id: string
  /** Seconds since 1970, UTC; null when it cannot be read. */
  begin: number | null
  end: number | null
  problems: Problem[]
}

/** RFC 9990 `dispositionType`; `pass` is new in it. Null: absent or another word. */
export type Disposition = 'none' | 'pass' | 'quarantine' | 'reject'
/** The aligned result that decides DMARC. Null: absent or another word. */
export type Aligned = 'pass' | 'fail'

export type DkimResult = {
  domain: string
  selector: string | null
  /** In lower case: none, pass, fail, policy, neutral, temperror, permerror, or the reporter's own word. */
  result: string
  humanResult: string | null
}
export type SpfResult = {
  domain: string
  /** `mfrom` (RFC 9990 knows no other) or `helo`; null when absent. */
  scope: string | null
  /** As of DKIM, and softfail; `hardfail` is read as `fail`. */
  result: string
  humanResult: string | null
}
/** Why a receiver did something other than the policy says (RFC 9990 `PolicyOverrideReason`). */
export type OverrideReason = { type: string; comment: string | null }

/** One row of an aggregate report: messages from one address with the same results. */
export type AggregateRow = {
  /** Canonical; null when what was written is no address. The row counts all the same. */
  sourceIp: string | null
  sourceIpWritten: string
  /** 0 when it cannot be read. */
  count: number
  disposition: Disposition | null
  dkim: Aligned | null
  spf: Aligned | null
  /** It passed DMARC: `dkim` or `spf` is pass. */
  passed: boolean
  reasons: OverrideReason[]
  /** In lower case. */
  headerFrom: string
  /** In lower case; empty for a bounce, null when it was left out. */
  envelopeFrom: string | null
  envelopeTo: string | null
  dkimResults: DkimResult[]
  spfResults: SpfResult[]
}

/** The policy that the receiver found (RFC 9990 `PolicyPublishedType`); values are texts in lower case, null when absent. */
export type PublishedPolicy = {
  p: string | null
  sp: string | null
  np: string | null
  adkim: string | null
  aspf: string | null
  /** RFC 7489 alone. */
  pct: string | null
  fo: string | null
  /** RFC 9990: `y` while the policy is only tested. */
  testing: string | null
  /** RFC 9990: `psl` or `treewalk`. */
  discoveryMethod: string | null
}

export type AggregateReport = Common & {
  kind: 'aggregate'
  /** The XML namespace of the root element; null when it has none. */
  namespace: string | null
  version: string | null
  email: string
  extraContact: string | null
  generator: string | null
  /** Trouble that the receiver had with the domain's own record. */
  errors: string[]
  policy: PublishedPolicy
  rows: AggregateRow[]
}

/** RFC 8460, 4.4, `failure-details`. */
export type TlsFailure = {
  /** In lower case; unknown words are kept. */
  resultType: string
  sendingIp: string | null
  receivingHost: string | null
  receivingHelo: string | null
  receivingIp: string | null
  /** Sessions; 0 when absent. */
  count: number
  additionalInformation: string | null
  reasonCode: string | null
}
export type TlsPolicy = {
  /** In lower case: `sts`, `tlsa`, `no-policy-found`, or the reporter's own word. */
  type: string
  lines: string[]
  /** In lower case, without a final dot. */
  domain: string
  mxHosts: string[]
  /** Sessions, by the summary. */
  successful: number
  failed: number
  failures: TlsFailure[]
}
/** RFC 8460. Counts are sessions, not messages. */
export type TlsReport = Common & { kind: 'tls'; contact: string | null; policies: TlsPolicy[] }

/** An address of a person: the local part is a keyed hash unless the caller asked for plain ones. */
export type PersonalAddress = { local: string; domain: string }

/**
 * A report about one mail: of a failed authentication (`failure`, RFC 6591 and 9991) or of anything else (`arf`, RFC 5965:
 * abuse, fraud, virus, not-spam). The reported mail's body and subject are never kept.
 */
export type FeedbackReport = Common & {
  kind: 'failure' | 'arf'
  /** In lower case; empty when there is no feedback part. */
  feedbackType: string
  userAgent: string | null
  version: string | null
  /** In lower case: adsp, bodyhash, revoked, signature, spf, dmarc. */
  authFailure: string | null
  deliveryResult: string | null
  /** In lower case: dkim, spf or none. */
  identityAlignment: string[]
  sourceIp: string | null
  reportingMta: string | null
  /** Messages that the report stands for (RFC 5965, 3.2). */
  incidents: number
  authenticationResults: string[]
  dkimDomain: string | null
  dkimSelector: string | null
  spfDns: string[]
  headerFrom: string | null
  mailFrom: PersonalAddress | null
  recipients: PersonalAddress[]
}

export type Report = AggregateReport | TlsReport | FeedbackReport

/** What holds no report that can be read, and why. `reporter`: empty where it could not be read. */
export type Refusal = { file: string; member: string | null; reason: Problem; reporter: string }

export type Reading = { reports: Report[]; refused: Refusal[] }
