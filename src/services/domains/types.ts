import type { List, ListQuery } from '#contract/common.ts'
import type { DomainHistory, Newsletter, NextThing, SendingDomain } from '#contract/domains.ts'
import type { Visitor } from '../accounts/visitor.ts'

/** The state of the mail of an account, by sending domain and by newsletter, as its own tests found it. */
export interface Domains {
  /** The one seen last first. */
  list(query: Pick<ListQuery, 'page' | 'per_page' | 'search'>, visitor: Visitor): Promise<List<SendingDomain>>
  /** Refusal `not_found` (404) for a domain of which the visitor has no finished test. */
  read(domain: string, visitor: Visitor): Promise<DomainHistory>
  /** All on one page: so many domains and newsletters, those seen last, and what to repair next. */
  overview(most: { domains: number; newsletters: number }, visitor: Visitor): Promise<Overview>
}

export type Overview = {
  domains: List<SendingDomain>
  /** Each with its last scores; `total`: how many there are in all. */
  newsletters: { data: Newsletter[]; total: number }
  /** Null where nothing is broken, or nothing is known. */
  next: NextThing | null
}
