import type { List, ListQuery } from '#contract/common.ts'
import type { PlacementListRow } from '#contract/placement.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'
import { isRefusal } from '#web/request/refusals.ts'

/** The tests of this visitor; null where there is none at all, and where no tests can be had now. */
export async function placementTests(
  services: Services,
  query: ListQuery,
  visitor: Visitor,
): Promise<List<PlacementListRow> | null> {
  return orNull(services.placements.list(query, visitor), [404, 503])
}

/** Null where the services refuse with one of these statuses. */
export async function orNull<T>(work: Promise<T>, statuses: number[]): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isRefusal(error) && statuses.includes(error.status)) return null
    throw error
  }
}
