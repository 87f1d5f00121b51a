import type { PlainCode } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import {
  type ListAddress,
  type ListAddresses,
  type ListAddressQuery,
  type ListSummary,
  listSummarySchema,
  type Reason,
  type Verdict,
} from '#contract/verifier.ts'
import { type AddressRow, countOutcomes, listAddresses } from '#storage/verifier-list-addresses.ts'
import { isNoFault } from '#storage/verifier-list-work.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwnList } from './find-list.ts'
import type { ListWorld } from './world.ts'

/** One page of the addresses of a list, with the cursors of its neighbors. Refusal `not_found` (404). */
export async function readOwnAddresses(
  world: ListWorld,
  id: string,
  query: ListAddressQuery,
  visitor: Visitor,
): Promise<ListAddresses> {
  const list = await findOwnList(world, id, visitor)
  const { verdict, reason, correction, search } = query
  const filter = { verdict, reason, correction, search }
  const { rows, total, preceding } = await listAddresses(world.database.db, list, filter, query)
  const say = sayIn(visitor.language ?? 'en')
  return {
    data: rows.map((row) => presentAddress(row, say)),
    meta: {
      total,
      preceding,
      next: preceding + rows.length < total ? (rows.at(-1)?.position ?? null) : null,
      previous: preceding > 0 ? (rows[0]?.position ?? null) : null,
    },
  }
}

/** Counts by verdict and reason. Refusal `not_found` (404). */
export async function summarizeOwnList(world: ListWorld, id: string, visitor: Visitor): Promise<ListSummary> {
  await findOwnList(world, id, visitor)
  const counted = await countOutcomes(world.database.db, id)
  const outcomes = counted.map((each) => ({ ...each, no_fault: isNoFault(each.verdict, each.reason) }))
  const sum = (of: 'suggested' | 'corrected') => outcomes.reduce((all, each) => all + each[of], 0)
  return listSummarySchema.parse({ outcomes, suggested: sum('suggested'), corrected: sum('corrected') })
}

function presentAddress(row: AddressRow, say: Say): ListAddress {
  const reason = row.settled ? (row.reason as Reason | null) : null
  return {
    id: row.position,
    row: row.first_row,
    email: row.email,
    verdict: row.settled ? (row.verdict as Verdict | null) : null,
    score: row.settled ? row.score : null,
    reason,
    why: reason && say(whyOf(reason)),
    advice: reason && say(adviceOf(reason)),
    suggestion: row.suggestion,
    corrected: row.corrected,
    checked_at: row.checked_at?.toISOString() ?? null,
    next_retry_at: row.next_retry_at?.toISOString() ?? null,
  }
}

function whyOf(reason: Reason): PlainCode {
  if (reason === 'no_data') return 'verification.status.unknown'
  return `verification.reason.${reason === 'mailbox_not_asked' ? 'not_asked' : reason}`
}

function adviceOf(reason: Reason): PlainCode {
  // It could not be verified at all, for reasons of ours: the address is not at fault.
  if (reason === 'no_data') return 'verification.advice.temporary_error'
  // Settled, that is asked for the last time.
  if (reason === 'mailbox_not_asked' || reason === 'greylisted') return 'verification.advice.not_asked'
  return `verification.advice.${reason}`
}
