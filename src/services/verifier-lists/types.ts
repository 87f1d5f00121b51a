import type { List, ListQuery } from '#contract/common.ts'
import type { ListEvent, VerifierList } from '#contract/verifier.ts'
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
  /** The file as it came with the verdicts in added columns, piece by piece; bad rows included. */
  download(id: string, visitor: Visitor): Promise<AsyncIterable<string>>
  events(id: string, visitor: Visitor, signal: AbortSignal): AsyncIterable<ListEvent>
}

/** Whether mail servers may be asked for this visitor. `off`: this installation asks none. */
export type Probing = 'allowed' | 'signed-out' | 'off'
