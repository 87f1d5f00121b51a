import type { Announcement } from '#contract/announcements.ts'
import type {
  DeadLetter,
  ErasureReport,
  Limit,
  LimitInput,
  ReturnedMail,
  UseList,
} from '#contract/operations.ts'
import type { Reader, SignedIn } from '../accounts/visitor.ts'

/** What an operator looks after. Every call: Refusal `unauthorized` (401), `forbidden` (403) for others than administrators. */
export interface Operations {
  deadLetters(caller: SignedIn | null, reader: Reader): Promise<DeadLetter[]>
  /** Refusal `not_found` (404), as `discardDeadLetter`. */
  retryDeadLetter(caller: SignedIn | null, id: string): Promise<void>
  discardDeadLetter(caller: SignedIn | null, id: string): Promise<void>
  /** How much mail to users came back, by the day. */
  returnedMail(caller: SignedIn | null): Promise<ReturnedMail>
  /** Who used most lately. */
  use(caller: SignedIn | null): Promise<UseList>
  limits(caller: SignedIn | null): Promise<Limit[]>
  /** Lets someone do little until a day. Refusal `invalid` (422), `own_account` (403). */
  limit(caller: SignedIn | null, given: unknown): Promise<void>
  /** What mentions an address that has no account here. Refusal `invalid` (422), `has_account` (409). */
  findAddress(caller: SignedIn | null, given: unknown): Promise<ErasureReport>
  /** Erases it. Also Refusal `prove_first` (403) for a session that proved nothing within ten minutes. */
  eraseAddress(caller: SignedIn | null, given: unknown): Promise<ErasureReport>
  /** Refusal `not_found` (404). */
  liftLimit(caller: SignedIn | null, given: Pick<LimitInput, 'kind' | 'name'>): Promise<void>
  announcements(caller: SignedIn | null): Promise<Announcement[]>
  /** Writes one; answers its id. Refusal `invalid` (422). */
  announce(caller: SignedIn | null, given: unknown): Promise<string>
  /** Refusal `invalid` (422), `not_found` (404). */
  changeAnnouncement(caller: SignedIn | null, id: string, given: unknown): Promise<void>
  /** Refusal `not_found` (404). */
  withdrawAnnouncement(caller: SignedIn | null, id: string): Promise<void>
}
