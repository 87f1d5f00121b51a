import type {
  ClientReportInput,
  ClientReportQuery,
  ClientReportSettings,
  ReportBrandInput,
} from '#contract/client-reports.ts'
import type { Language } from '#contract/language.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** Reports of one month and one client of an account. `client` without a watched domain is refused with `invalid` (422). */
export interface ClientReports {
  list(caller: SignedIn): Promise<ClientReportSettings>
  /** Turns the monthly email of a client on, changes it, or turns it off. Refusal `unconfirmed` (403). */
  set(input: ClientReportInput, caller: SignedIn): Promise<void>
  /** Name and logo on all reports. Refusal `invalid` (422) for what is no PNG or JPEG of at most 100 kB. */
  setBrand(brand: ReportBrandInput, caller: SignedIn): Promise<void>
  /** HTML. `language`: where neither the query nor the monthly email names one. */
  document(query: ClientReportQuery, caller: SignedIn, print: ReportPrint): Promise<string>
  /** Refusal `unavailable` (503) where no browser prints. */
  pdf(query: ClientReportQuery, caller: SignedIn, print: Pick<ReportPrint, 'language'>): Promise<Uint8Array>
}

export type ReportPrint = { language: Language; noPdf: boolean }

/** What is done by the clock. */
export type ClientReportWork = {
  /** Mails the reports that are due; answers how many. */
  work(): Promise<number>
  /** Takes up no further report; resolves when none is being made. */
  close(): Promise<void>
}
