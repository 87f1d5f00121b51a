import { sql } from 'kysely'
import type { EventData } from '#contract/events.ts'
import type { Db } from '../db.ts'
import { takesEvents } from './endpoints.ts'
import { storeEvent } from './events.ts'

/** Events of a report, stored in the transaction that makes it ready. */

/** Points of 100. */
const DROP = 10

type Ready = {
  id: string
  owner: string
  subject: string | null
  sender: string | null
  score: number | null
  newsletter: string | null
  first_fix: string | null
  received_at: Date
  completed_at: Date
  final: boolean
}

/** Stores the events of a report that has all that is to come soon. Called after each change that may be the last. */
export async function storeReportEvents(trx: Db, id: string): Promise<void> {
  const ready = await readyReport(trx, id)
  if (!ready) return
  const { owner, subject, sender, score, completed_at: at } = ready
  const about = { report: id, subject, sender, score }
  const event = { owner, object: `results/${id}`, at, once: true }
  const isReady: EventData<'report.ready'> = { ...about, final: ready.final }
  await storeEvent(trx, { ...event, type: 'report.ready', data: isReady })
  const before = await issueBefore(trx, ready)
  if (!before || score === null || before.score - score < DROP) return
  const dropped: EventData<'report.score_dropped'> = { ...about, before, first_fix: ready.first_fix }
  await storeEvent(trx, { ...event, type: 'report.score_dropped', data: dropped })
}

/** Undefined while something is to come soon, and for an owner without endpoints. */
async function readyReport(trx: Db, id: string): Promise<Ready | undefined> {
  const { rows } = await sql<Ready>`
    select id, owner, subject, sender, score, newsletter, first_fix, received_at, completed_at, pictures <> 'pending' as final
    from tests
    where id = ${id} and status = 'completed' and source <> 'sample' and pictures <> 'drawing'
      -- Pictures that were cut short are tried again within hours.
      and (pictures <> 'pending' or pictures_due_at is not null)
      and exists (select 1 from webhook_endpoints w where w.owner = tests.owner and ${takesEvents})`.execute(
    trx,
  )
  return rows[0]
}

/** The last issue of the same newsletter that has a score. */
async function issueBefore(trx: Db, { id, owner, newsletter, received_at }: Ready) {
  if (newsletter === null) return undefined
  const row = await trx
    .selectFrom('tests')
    .select(['id as report', 'score'])
    .where('owner', '=', owner)
    .where('newsletter', '=', newsletter)
    .where('status', '=', 'completed')
    .where('score', 'is not', null)
    .where('received_at', '<', received_at)
    .where('id', '<>', id)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { report: row.report, score: row.score! }
}
