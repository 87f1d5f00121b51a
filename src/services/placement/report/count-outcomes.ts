import type { Metrics } from '#platform/metrics/types.ts'
import type { Db } from '#storage/db.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import type { PlacementRecord } from '#storage/placement/tests.ts'
import { engineRows } from './present.ts'

/**
 * Counts where the mail of a test was, once its report is given: the tab, or what happened in its place. Simulated
 * mailboxes are no figure of anyone's mail.
 */
export async function countOutcomes(
  db: Db,
  { id }: Pick<PlacementRecord, 'id'>,
  metrics: Pick<Metrics, 'placement'>,
): Promise<void> {
  for (const { simulated, status, tab } of engineRows(await shortResultsOf(db, [id]))) {
    if (simulated) continue
    metrics.placement(status === 'delivered' && tab ? tab : status)
  }
}
