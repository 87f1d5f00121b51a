import type { Finding } from '@postproof/engine/finding'
import { dropOf, LAST_ISSUES } from '@postproof/spam-test/issues'
import { sql } from 'kysely'
import type { EventData } from '#contract/events.ts'
import type { Db } from '../db.ts'
import { isFinal } from '../final-report.ts'
import { takesEvents } from './endpoints.ts'
import { storeEvent } from './events.ts'

/** Events of a report, stored in the transaction that makes it ready. */

type Ready = {
  id: string
  owner: string
  subject: string | null
  sender: string | null
  score: number | null
  newsletter: string | null
  first_fix: string | null
  /** An issue of a newsletter with an address of its own, whose drops are told of by `services/newsletters`. */
  is_issue: boolean
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
  if (ready.is_issue || score === null) return
  const [issue, ...earlier] = await issuesUpTo(trx, ready)
  const [before] = earlier
  const drop =
    issue &&
    dropOf(
      issue.findings,
      earlier.map(({ findings }) => findings),
    )
  if (!before || !drop) return
  const dropped: EventData<'report.score_dropped'> = {
    ...{ ...about, newsletter: null, drop: drop.by, reasons: drop.reasons },
    ...{ before: { report: before.report, score: before.score }, first_fix: ready.first_fix },
  }
  await storeEvent(trx, { ...event, type: 'report.score_dropped', data: dropped })
}

/** Undefined while something is to come soon, and for an owner without endpoints. */
async function readyReport(trx: Db, id: string): Promise<Ready | undefined> {
  const { rows } = await sql<Ready>`
    select id, owner, subject, sender, score, newsletter, first_fix, received_at, completed_at, pictures <> 'pending' as final,
      exists (select 1 from newsletter_issues i where i.test_id = tests.id) as is_issue
    from tests
    where id = ${id} and source <> 'sample' and ${isFinal('tests')}
      and exists (select 1 from webhook_endpoints w where w.owner = tests.owner and ${takesEvents})`.execute(
    trx,
  )
  return rows[0]
}

type ScoredTest = { report: string; score: number; findings: Finding[] }

/** This test, and the last ones before it of the same newsletter that have a score; the newest first. */
async function issuesUpTo(trx: Db, { id, owner, newsletter, received_at }: Ready): Promise<ScoredTest[]> {
  if (newsletter === null) return []
  const { rows } = await sql<ScoredTest>`
    select id as report, score, report->'findings' as findings from tests
    where owner = ${owner} and newsletter = ${newsletter} and status = 'completed' and score is not null
      and (id = ${id} or received_at < ${received_at})
    order by id <> ${id}, received_at desc limit ${LAST_ISSUES + 1}`.execute(trx)
  return rows
}
