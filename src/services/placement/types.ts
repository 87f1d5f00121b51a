import type { List, ListQuery } from '#contract/common.ts'
import type {
  AdminSeed,
  MonitorInput,
  Placement,
  PlacementComparison,
  PlacementListRow,
  PlacementMonitor,
  PlacementProvider,
  PlacementTrend,
  SeedInput,
  SeedList,
} from '#contract/placement.ts'
import type { Reader, SignedIn, Visitor } from '../accounts/visitor.ts'

/** The inbox placement test: drafts, collection, reports. */
export interface Placements {
  providers(reader?: Reader): Promise<PlacementProvider[]>
  seedList(reader?: Reader): Promise<SeedList>
  /** Refusal `limit` (429) when a visitor makes too many. */
  draft(visitor: Visitor): Promise<{ id: string; status: 'draft' }>
  /**
   * Draft to waiting. Refusal `invalid` (422) with a field error on `providers`, `not_found` (404), `wrong_state`
   * (409), `quota_exceeded` (403).
   */
  start(id: string, providers: string[], visitor: Visitor): Promise<Placement>
  /** Draft and start in one, by mailbox; without any, all that are enabled. */
  create(mailboxes: number[] | undefined, visitor: Visitor): Promise<Placement>
  /** `example` gives the sample. Refusal `not_found` (404) for what is not the visitor's and not shared. */
  read(id: string, visitor: Visitor): Promise<Placement>
  /** Refusal `not_found` (404) when there is none at all: the pages show the empty state. */
  list(query: ListQuery, visitor: Visitor): Promise<List<PlacementListRow>>
  remove(id: string, visitor: Visitor): Promise<void>
  /** A link that others may open, and its end. */
  share(id: string, shared: boolean, visitor: Visitor): Promise<Placement>
  compare(before: string, after: string, visitor: Visitor): Promise<PlacementComparison>
  /** Sender domains with completed tests, newest first. */
  domains(visitor: Visitor): Promise<string[]>
  trend(senderDomain: string, visitor: Visitor): Promise<PlacementTrend>
  csv(id: string, visitor: Visitor): Promise<string>
  pdf(id: string, page: (path: string) => Promise<Response>, visitor: Visitor): Promise<Uint8Array>
  /** Sends the bundled newsletter to the simulated mailboxes of this test; Refusal `wrong_state` (409) otherwise. */
  sendSample(id: string, visitor: Visitor): Promise<void>
  /** The present state at once, then each change; ends when the signal aborts or the test is over. */
  events(id: string, visitor: Visitor, signal: AbortSignal): AsyncIterable<Placement>
}

/** Personal markers that are watched; for accounts. */
export interface PlacementMonitors {
  list(caller: SignedIn): Promise<PlacementMonitor[]>
  /** Refusal `invalid` (422), `quota_exceeded` (403). The webhook's secret is shown once. */
  create(input: MonitorInput, caller: SignedIn): Promise<PlacementMonitor & { webhook_secret: string | null }>
  edit(id: string, input: MonitorInput, caller: SignedIn): Promise<PlacementMonitor>
  remove(id: string, caller: SignedIn): Promise<void>
  /**
   * Sends a test alert by the ways that are set; answers what each way said. Refusal `unconfirmed` (403), `limit` (429).
   */
  tryAlert(
    id: string,
    caller: SignedIn,
    reader?: Reader,
  ): Promise<{ way: 'email' | 'webhook'; ok: boolean; text: string }[]>
}

/** Seed mailboxes of the operator; for administrators. */
export interface Seeds {
  list(caller: SignedIn, reader?: Reader): Promise<AdminSeed[]>
  add(input: SeedInput, caller: SignedIn, reader?: Reader): Promise<AdminSeed>
  /** What is not given stays, secrets too. */
  edit(id: number, input: Partial<SeedInput>, caller: SignedIn, reader?: Reader): Promise<AdminSeed>
  remove(id: number, caller: SignedIn): Promise<void>
  /** Signs in now and keeps what was found as its health. */
  check(id: number, caller: SignedIn, reader?: Reader): Promise<AdminSeed>
}
