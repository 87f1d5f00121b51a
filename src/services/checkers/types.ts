import type { BlacklistChecker, RecordChecker } from '#contract/checker-names.ts'
import type {
  BlacklistEvent,
  BlacklistQuery,
  BlacklistResult,
  DomainEvent,
  DomainQuery,
  RecordQuery,
  RecordResultOf,
  ShownDomain,
} from '#contract/checkers.ts'
import type { Language } from '#contract/language.ts'
import type { ListHistory } from '#contract/list-history.ts'
import type { Reader, Visitor } from '../accounts/visitor.ts'
import type { DatedDomain } from './domain/recent.ts'
import type { DomainSetups } from './setup/types.ts'

export interface Checkers extends DomainSetups {
  /**
   * Refusal `not_a_domain` or `not_a_selector` (422) with a sentence when the input cannot be understood. DKIM also tries
   * the selectors of the visitor's own test mails.
   */
  record<K extends RecordChecker>(
    checker: K,
    query: RecordQuery,
    visitor?: Visitor,
  ): Promise<RecordResultOf<K>>
  /**
   * Everything about one domain, within 13 s. Refusal `not_a_domain` (422). DKIM also tries the selectors of the visitor's
   * own test emails.
   */
  domain(query: DomainQuery, visitor?: Visitor): Promise<ShownDomain>
  /** Each section as it is known, then the whole. Ends early when the signal aborts. Refusal `not_a_domain` (422). */
  domainEvents(query: DomainQuery, signal: AbortSignal, visitor?: Visitor): AsyncIterable<DomainEvent>
  /** The report that `domain` or `domainEvents` made in the last ten minutes, else a new one. Refusal `not_a_domain` (422). */
  recentDomain(query: DomainQuery, visitor?: Visitor): Promise<DatedDomain>
  /** The domain that an input means, in ASCII. Refusal `not_a_domain` (422). */
  readDomain(query: DomainQuery): string
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

export interface ListHistoryService {
  /** How each list in use answered its self-tests over the months. */
  read(language: Language): Promise<ListHistory>
}
