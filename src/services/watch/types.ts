import type { ClientLink, ClientLinkInput, ClientView, CreatedClientLink } from '#contract/client-links.ts'
import type { Language } from '#contract/language.ts'
import type {
  Acknowledge,
  QuietHours,
  SilenceInput,
  WatchAdded,
  WatchChange,
  WatchEdit,
  WatchedDomains,
  WatchHistory,
  WatchInput,
  WatchQuery,
} from '#contract/watched-domains.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/** Domains that an account watches. What names one refuses with `not_found` (404) where the account does not watch it. */
export interface WatchedDomainsService {
  list(query: WatchQuery, caller: SignedIn): Promise<WatchedDomains>
  /**
   * Adds what can be read, and says why of each line that cannot. Refusals `invalid` (422) without any domain,
   * `quota_exceeded` (403) when there is room for none, `unconfirmed` (403).
   */
  add(input: WatchInput, caller: SignedIn, language?: Language): Promise<WatchAdded>
  read(domain: string, caller: SignedIn, language?: Language): Promise<WatchHistory>
  edit(domain: string, change: WatchEdit, caller: SignedIn): Promise<void>
  /** With its time line and alerts. */
  remove(domain: string, caller: SignedIn): Promise<void>
  /** Looks at it soon. Refusal `limit` (429) where that was done just now. */
  lookAgain(domain: string, caller: SignedIn): Promise<void>
  /** Until its end changes are kept and not alerted; then what is worse than before is. */
  silence(domain: string, silence: SilenceInput, caller: SignedIn): Promise<void>
  endSilence(domain: string, caller: SignedIn): Promise<void>
  quietHours(caller: SignedIn): Promise<QuietHours | null>
  /** Null: none. Refusal `invalid` (422). */
  setQuietHours(hours: QuietHours | null, caller: SignedIn): Promise<void>
  /** Alerts that are open, the newest first. */
  alerts(caller: SignedIn, language?: Language): Promise<WatchChange[]>
  /** Answers how many. `id`: of one change. Without it those of the domain, without one all of the account. */
  acknowledge(which: Acknowledge, caller: SignedIn): Promise<number>
}

/** Links that show the watched domains of one client, without an account, until they end. */
export interface ClientLinks {
  list(caller: SignedIn): Promise<ClientLink[]>
  /** Refusals `invalid` (422) where no domain has that client, `quota_exceeded` (403), `unconfirmed` (403). */
  make(input: ClientLinkInput, caller: SignedIn): Promise<CreatedClientLink>
  /** Refusal `not_found` (404). */
  revoke(id: string, caller: SignedIn): Promise<void>
  /** Refusal `not_found` (404), the same for a link that was revoked, one that ended, and one that never was. */
  open(token: string, language?: Language): Promise<ClientView>
}
