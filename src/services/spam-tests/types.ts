import type { ClientPictures } from '#contract/client-pictures.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { Comparison } from '#contract/comparison.ts'
import type { ClientSupport, HeatMap, Screenshots } from '#contract/pictures.ts'
import type { Advice, IssuedAddress, Recheck, TestResult, TestRow, TestSource } from '#contract/spam-test.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Drafts } from './drafts/drafts.ts'
import type { FollowedEvent } from './follow-test.ts'
import type { ShownStates } from './sample-states.ts'

export interface SpamTests {
  drafts: Drafts
  /** A fresh test address; writes nothing. */
  issueAddress(visitor: Visitor): IssuedAddress
  /** `example` gives the sample. Throws Refusal `not_found` (404), `expired` (410). A known address without mail is `waiting`. */
  result(id: string, visitor: Visitor): Promise<TestResult>
  /** The sample newsletter, careless and repaired, as the home page shows both. */
  sampleStates(visitor: Visitor): Promise<ShownStates>
  source(id: string): Promise<TestSource>
  rawMessage(id: string): Promise<Uint8Array>
  advice(id: string, visitor?: Visitor): Promise<Advice>
  screenshots(id: string, visitor?: Visitor): Promise<Screenshots>
  heatMap(id: string, visitor?: Visitor): Promise<HeatMap>
  /** The PNG of that name, as the answers above name it; Refusal `not_found` (404), `not_ready` (409). */
  picture(id: string, name: string): Promise<Uint8Array>
  /**
   * The mail as mail clients show it; begins to draw it in the background where that is due. Refusal `no_html` (409) for
   * a mail without HTML.
   */
  clientPictures(id: string, visitor?: Visitor): Promise<ClientPictures>
  /** What mail clients make of the HTML; Refusal `no_html` (409) for a mail without HTML. */
  clientSupport(id: string, visitor?: Visitor): Promise<ClientSupport>
  /**
   * The whole report as PDF; Refusal `unavailable` (503) where no browser can print it. `page` answers a path of
   * this site, as a visitor without a cookie would see it.
   */
  pdf(id: string, page: (path: string) => Promise<Response>): Promise<Uint8Array>
  list(query: ListQuery, visitor: Visitor): Promise<List<TestRow>>
  /**
   * One finished test beside another. Refusal as of `result` for whichever of them the visitor may not see, and
   * `not_ready` (409) while one is not finished.
   */
  compare(before: string, after: string, visitor: Visitor): Promise<Comparison>
  /** Refusal `not_found` when the visitor does not own it. */
  remove(id: string, visitor: Visitor): Promise<void>
  /**
   * Shows a finished report to everyone, or no longer: badge, summary, search engines. Refusal `not_found` (404) when
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
   * Asks DNS and blacklists again for a finished test, and tells what changed. The new report is kept for its owner; anyone
   * else has this answer as their own copy, and the report stays as it was.
   */
  recheck(id: string, visitor: Visitor): Promise<Recheck>
  /**
   * Scores a finished test again as mail of another kind; null: of the kind that the mail itself shows. The choice is kept
   * for the next tests of that sender, of that account. Refusal `invalid` (422) for a kind that does not exist,
   * `not_found` (404) for others than the owner.
   */
  chooseKind(id: string, kind: string | null, visitor: Visitor): Promise<TestResult>
  /**
   * Starts a test from an uploaded message, of that kind where one is given; Refusal `not_a_mail`, `invalid` (422),
   * `too_large` (413). Answers its id.
   */
  upload(
    raw: Uint8Array,
    visitor: Visitor,
    options?: { kind?: string | undefined },
  ): Promise<{ id: string; report_url: string }>
  /** Sends the bundled newsletter to a waiting address of this visitor, or to a fresh one when no id is given. */
  sendSample(visitor: Visitor, id?: string): Promise<{ id: string; report_url: string }>
  /** Ends when the signal aborts. The first event is always the present status. */
  /** `after`: the position of the last event that the reader has. */
  events(id: string, signal: AbortSignal, after?: string): AsyncIterable<FollowedEvent>
}
