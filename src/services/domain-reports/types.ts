import type {
  ReportDomain,
  ReportExportFormat,
  ReportSetup,
  ReportSpan,
  ReportSummary,
  SenderDecision,
  UploadedFile,
} from '#contract/domain-reports.ts'
import type { Language } from '#contract/language.ts'
import type { SignedIn } from '../accounts/visitor.ts'

export type GivenFile = { name: string; octets: Uint8Array }

/** The made-up domain, with what an account sees of one of its own. */
export type SampleOfReports = { domain: ReportDomain; summary: ReportSummary; setup: ReportSetup }

/**
 * What receivers report about the mail of an account's domains. All but `list` and `add` refuse with `not_found` (404) for a
 * domain that the account has not added.
 */
export interface DomainReports {
  list(caller: SignedIn): Promise<ReportDomain[]>
  /** Nothing changes if the domain is there. Refusals `not_a_domain` (422), `quota_exceeded` (403), `unconfirmed` (403). */
  add(input: string, caller: SignedIn): Promise<ReportDomain>
  /** With all its reports. */
  remove(domain: string, caller: SignedIn): Promise<void>
  /**
   * Asks DNS now for what is to be published, and keeps whether the domain is proved. `patience`: milliseconds for the DNS; what
   * has no answer by then is unknown.
   */
  setup(domain: string, caller: SignedIn, patience?: number): Promise<ReportSetup>
  /** Reads and stores the files; one that cannot be read refuses no other. */
  upload(
    domain: string,
    files: readonly GivenFile[],
    caller: SignedIn,
    language?: Language,
  ): Promise<UploadedFile[]>
  /** A TLS report by HTTPS; see `takePosted`. */
  post(tag: string, octets: Uint8Array): Promise<void>
  read(domain: string, span: ReportSpan, caller: SignedIn, language?: Language): Promise<ReportSummary>
  /** The reports of a made-up domain, which is the same for everyone. */
  sample(language: Language): Promise<SampleOfReports>
  /** Whether the owner says that a source is theirs. Refusal `quota_exceeded` (403). */
  decide(domain: string, decision: SenderDecision, caller: SignedIn): Promise<void>
  /** The rows as they are stored, piece by piece. */
  export(
    domain: string,
    asked: ReportSpan & { format: ReportExportFormat },
    caller: SignedIn,
  ): Promise<AsyncIterable<string>>
}
