import { type List, type ListQuery, metaOf } from '#contract/common.ts'
import type { TestRow } from '#contract/spam-test.ts'
import { listTests as readTests } from '#storage/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { shownStatus } from './read-result.ts'
import type { SpamTestsWorld } from './world.ts'

/** The visitor's own tests. */
export async function listTests(
  { database, ownerOf, plans }: SpamTestsWorld,
  query: ListQuery,
  visitor: Visitor,
): Promise<List<TestRow>> {
  const tag = ownerOf(visitor)
  const { can, period } = await plans.entitled(visitor)
  // Without the history of tests, those of the present period are shown.
  const since = can.history ? null : new Date(period.start)
  const { data, total } = tag ? await readTests(database.db, tag, query, since) : { data: [], total: 0 }
  return {
    data: data.map((row) => ({
      id: row.id,
      subject: row.subject,
      sender: row.sender,
      score: row.score,
      final: row.final,
      total: row.score === null ? null : row.score / 10,
      status: shownStatus(row.status),
      created_at: row.received_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
    meta: metaOf(query, total),
  }
}
