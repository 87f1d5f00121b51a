import type { DomainQuery } from '#contract/checkers.ts'
import type { Visitor } from '../../../accounts/visitor.ts'

/** The report of a domain on paper: the one of its page, where that is at most ten minutes old. */
export interface DomainPapers {
  /** HTML without scripts. `noPdf`: the page says that its PDF could not be made. Refusal `not_a_domain` (422). */
  document(query: DomainQuery, visitor: Visitor, noPdf: boolean): Promise<string>
  /** Refusal `not_a_domain` (422); `unavailable` (503) where no browser prints, or two reports are printed already. */
  pdf(query: DomainQuery, visitor: Visitor): Promise<Uint8Array>
}
