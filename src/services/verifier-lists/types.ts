import type { List, ListQuery } from '#contract/common.ts'
import type {
  ListAddresses,
  ListAddressQuery,
  ListCells,
  ListEvent,
  ListPart,
  ListSummary,
  VerifierList,
} from '#contract/verifier.ts'
import type { Visitor } from '../accounts/visitor.ts'

/** Many addresses by file; each belongs to the visitor who brought it. */
export interface VerifierLists {
  /** Refusal `invalid` (422): no column of addresses, no row; `too_large` (413): over 100,000 rows. */
  create(input: { name: string; text: Uint8Array; column?: string }, visitor: Visitor): Promise<VerifierList>
  list(query: ListQuery, visitor: Visitor): Promise<List<VerifierList>>
  get(id: string, visitor: Visitor): Promise<VerifierList>
  pause(id: string, visitor: Visitor): Promise<VerifierList>
  resume(id: string, visitor: Visitor): Promise<VerifierList>
  /** Asks once more for all whose verdict is unknown. Refusal `not_possible` (409) when there is none, or it is running. */
  askAgain(id: string, visitor: Visitor): Promise<VerifierList>
  remove(id: string, visitor: Visitor): Promise<void>
  /** One page of its addresses in the order of the file, with what is known of each; also while it is being verified. */
  addresses(id: string, query: ListAddressQuery, visitor: Visitor): Promise<ListAddresses>
  /** Its addresses counted by verdict and reason. */
  summary(id: string, visitor: Visitor): Promise<ListSummary>
  /**
   * Takes suggestions in the place of what stands in the file, in downloads; of all addresses without `ids`. Answers how
   * many were not taken before. What was accepted counts as not verified.
   */
  accept(id: string, ids: number[] | undefined, visitor: Visitor): Promise<{ changed: number }>
  /** Takes the file's own addresses again. */
  undo(id: string, ids: number[] | undefined, visitor: Visitor): Promise<{ changed: number }>
  /**
   * The file as it came, or a part of its rows, with the verdicts in added columns and accepted suggestions in place,
   * piece by piece; all rows: bad ones included. `cells`: `safe` by default, where those that begin like formulas become text.
   */
  download(id: string, visitor: Visitor, part?: ListPart, cells?: ListCells): Promise<AsyncIterable<string>>
  events(id: string, visitor: Visitor, signal: AbortSignal): AsyncIterable<ListEvent>
}

/**
 * Whether mail servers may be asked for this visitor. `not-now`: not from this host as it stands; what is to be asked waits a
 * while. `off`: this installation asks none.
 */
export type Probing = 'allowed' | 'not-now' | 'signed-out' | 'off'
