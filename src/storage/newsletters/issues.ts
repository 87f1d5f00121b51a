import type { Finding } from '@postproof/engine/finding'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../db.ts'
import { isFinal } from '../final-report.ts'
import type { PicturesState, TestStatus } from '../tables.ts'
import type { NewsletterIssuesTable } from './tables.ts'

/** Queries of the issues of newsletters: linked to their tests, judged once, and told of once. */

export type IssueRow = Selectable<NewsletterIssuesTable>

/** Links the test of a mail to its newsletter, within the transaction that stores the mail; not to one that was removed. */
export async function linkIssue(
  trx: Db,
  { testId, newsletterId, receivedAt }: { testId: string; newsletterId: string; receivedAt: Date },
): Promise<void> {
  await sql`
    insert into newsletter_issues (test_id, newsletter_id, received_at)
    select ${testId}, id, ${receivedAt} from newsletters where id = ${newsletterId}`.execute(trx)
}

/** Removes what is kept of an issue together with its test. */
export async function forgetIssue(trx: Db, testId: string): Promise<void> {
  await trx.deleteFrom('newsletter_issues').where('test_id', '=', testId).execute()
}

/** Issues whose result is final, or will never come, in the order in which they came. */
export async function issuesToJudge(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ test_id: string }>`
    select i.test_id from newsletter_issues i left join tests t on t.id = i.test_id
    where i.judged_at is null and (t.id is null or t.status in ('failed', 'deleted') or ${isFinal('t')})
    order by i.received_at, i.test_id limit ${most}`.execute(db)
  return rows.map(({ test_id }) => test_id)
}

export type IssueJudgment = {
  findings: Finding[]
  gain: number | null
  drop: { by: number; reasons: Finding[] } | null
}
type Judge = (findings: Finding[], earlier: Finding[][]) => IssueJudgment

/**
 * Takes over the result of an issue, once: `judge` gets its findings and those of at most `last` issues before it, the newest
 * first. False where another process was first.
 */
export async function judgeIssue(
  db: Db,
  testId: string,
  { now, last }: { now: Date; last: number },
  judge: Judge,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The newsletter too: two issues at once are judged one after the other.
    const { rows } = await sql<Pick<IssueRow, 'newsletter_id' | 'received_at'>>`
      select i.newsletter_id, i.received_at from newsletter_issues i join newsletters w on w.id = i.newsletter_id
      where i.test_id = ${testId} and i.judged_at is null for update of w, i`.execute(trx)
    const issue = rows[0]
    if (!issue) return false
    const test = await resultOf(trx, testId)
    const judged =
      test && judge(test.findings, await findingsBefore(trx, { ...issue, test_id: testId }, last))
    await trx
      .updateTable('newsletter_issues')
      .set({
        ...{ judged_at: now, subject: test?.subject ?? null, score: test?.score ?? null },
        ...{ gain: judged?.gain ?? null, findings: judged ? JSON.stringify(judged.findings) : null },
        drop_by: judged?.drop ? Math.round(judged.drop.by) : null,
        reasons: judged?.drop ? JSON.stringify(judged.drop.reasons) : null,
      })
      .where('test_id', '=', testId)
      .execute()
    return true
  })
}

/** Undefined for a test without a report. */
async function resultOf(trx: Db, testId: string) {
  const { rows } = await sql<{ subject: string | null; score: number | null; findings: Finding[] }>`
    select subject, score, report->'findings' as findings from tests
    where id = ${testId} and status = 'completed' and report is not null`.execute(trx)
  return rows[0]
}

async function findingsBefore(
  trx: Db,
  issue: Pick<IssueRow, 'test_id' | 'newsletter_id' | 'received_at'>,
  last: number,
): Promise<Finding[][]> {
  const { rows } = await sql<{ findings: Finding[] }>`
    select findings from newsletter_issues
    where newsletter_id = ${issue.newsletter_id} and (received_at, test_id) < (${issue.received_at}, ${issue.test_id})
      and findings is not null
    order by received_at desc, test_id desc limit ${last}`.execute(trx)
  return rows.map(({ findings }) => findings)
}

/** Accounts with a drop of which they were not told, the one that waits longest first. Not of those that are suspended. */
export async function accountsWithDrops(db: Db): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select w.account_id from newsletter_issues i join newsletters w on w.id = i.newsletter_id
    join accounts a on a.id = w.account_id and a.suspended_at is null
    where i.drop_by is not null and i.told_at is null
    group by w.account_id order by min(i.judged_at)`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

export type DroppedIssue = Pick<
  IssueRow,
  'test_id' | 'newsletter_id' | 'subject' | 'score' | 'received_at'
> & {
  name: string
  sender: string | null
  first_fix: string | null
  drop_by: number
  reasons: Finding[]
  before: { report: string; score: number } | null
}

/** The drops of which an account was not told, marked as told within `trx`; the oldest first. */
export async function takeDrops(trx: Db, accountId: string, now: Date): Promise<DroppedIssue[]> {
  const { rows } = await sql<DroppedIssue>`
    with taken as (
      update newsletter_issues i set told_at = ${now} from newsletters w
      where w.id = i.newsletter_id and w.account_id = ${accountId} and i.drop_by is not null and i.told_at is null
      returning i.*, w.name
    )
    select t.test_id, t.newsletter_id, t.subject, t.score, t.received_at, t.name, t.drop_by, t.reasons,
      tests.sender, tests.first_fix, (
        select jsonb_build_object('report', b.test_id, 'score', b.score) from newsletter_issues b
        where b.newsletter_id = t.newsletter_id and (b.received_at, b.test_id) < (t.received_at, t.test_id)
          and b.score is not null
        order by b.received_at desc, b.test_id desc limit 1
      ) as before
    from taken t left join tests on tests.id = t.test_id order by t.received_at, t.test_id`.execute(trx)
  return rows
}

/** Where a page of issues goes on: before this one. */
export type IssueCursor = { receivedAt: Date; testId: string }

export type ListedIssue = IssueRow & {
  status: TestStatus | null
  pictures: PicturesState | null
  pictures_tries: number | null
  /** Whether the mail was drawn as a phone shows it. */
  drawn: boolean
}

/** Issues of a newsletter, the newest first. */
export async function listIssues(
  db: Db,
  newsletterId: string,
  { before, most }: { before: IssueCursor | null; most: number },
): Promise<ListedIssue[]> {
  const isBefore = before
    ? sql`(i.received_at, i.test_id) < (${before.receivedAt}, ${before.testId})`
    : sql`true`
  const { rows } = await sql<ListedIssue>`
    select i.*, coalesce(t.subject, i.subject) as subject, t.status, t.pictures, t.pictures_tries,
      t.pictures = 'ready' and coalesce(
        t.drawn->'pictures' @> '[{"device": "mobile", "variant": "plain", "ok": true}]', false) as drawn
    from newsletter_issues i left join tests t on t.id = i.test_id
    where i.newsletter_id = ${newsletterId} and ${isBefore}
    order by i.received_at desc, i.test_id desc limit ${most}`.execute(db)
  return rows
}

/** What an account's export says of the issues of a newsletter, the oldest first. */
export const exportIssues = (db: Db, newsletterId: string, most: number) =>
  db
    .selectFrom('newsletter_issues')
    .select(['test_id', 'received_at', 'subject', 'score', 'gain', 'drop_by', 'told_at'])
    .where('newsletter_id', '=', newsletterId)
    .orderBy('received_at')
    .orderBy('test_id')
    .limit(most)
    .execute()

/** Removes issues from before that time; answers how many. */
export async function purgeIssues(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_issues')
    .where('received_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
