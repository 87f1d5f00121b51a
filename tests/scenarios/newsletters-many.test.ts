import { bad, type Finding, good, noData } from '@postproof/engine/finding'
import { scoreFindings } from '@postproof/spam-test/score'
import { checkPoints, pointsByGroup } from '@postproof/spam-test/weights'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNewsletterWork } from '#services/newsletters/work.ts'
import { insertAccount } from '#storage/accounts.ts'
import type { Database } from '#storage/db.ts'
import { insertNewsletter } from '#storage/newsletters/newsletters.ts'
import { cases } from '../cases.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { recordingMailer } from './accounts-world.ts'

/**
 * Many newsletters over many issues, with the results of tests made up: pictures err, checks stay without an answer, small faults come
 * and go. Each planted drop is reported once with its finding, and nothing else.
 */

/** A part of them where a person waits for the run. */
const NEWSLETTERS = cases(25, 200)
const ISSUES = 20
const PLANTED = 15
const START = Date.UTC(2026, 8, 1, 6)
const DAY = 86_400_000
const accountId = 'agency'

/** What is planted: its finding, and what it is in other issues. */
const faults: Finding[] = [
  bad('dmarc', 'fail', { passes: false, policy: 'none' }),
  bad('html_size', 'clipped', { bytes: 120_000 }),
  bad('link_blocklist', 'listed', {}),
  bad('list_unsubscribe', 'missing', {}),
  bad('dkim', 'fail', { passes: false }),
]

let state = 7
/** The same numbers in each run. */
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!

const ids = Object.keys(checkPoints)
const pictures = Object.keys(pointsByGroup.rendering)
/** Faults that come and go without being a drop: at most two points each. */
const small = ids.filter(
  (id) =>
    !pictures.includes(id) &&
    checkPoints[id]! <= 2 &&
    checkPoints[id]! > 0 &&
    id !== 'one_click' &&
    id !== 'list_unsubscribe' &&
    id !== 'body_unsubscribe',
)
/** What may have no answer: it asks others. */
const asking = ['ip_dnsbl', 'domain_dnsbl', 'spam_engine', 'domain_age', 'mx']

/** The findings of one issue, with `planted` in it. `own`: faults that this newsletter always has. */
function findingsOf(own: ReadonlySet<string>, planted: Finding | undefined): Finding[] {
  const wrong = new Set([...own, pick(pictures), pick(small)])
  const silent = random() < 0.2 ? pick(asking) : null
  const noPictures = random() < 0.1
  return ids.map((id) => {
    if (id === planted?.id) return planted
    if (id === silent) return noData(id, 'unanswered')
    if (noPictures && pictures.includes(id)) return noData(id, 'failed')
    return wrong.has(id) ? bad(id, 'x') : good(id, 'x')
  })
}

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

type Planned = { newsletter: number; issue: number; fault: Finding }

function plan(): Planned[] {
  const planned = new Map<number, Planned>()
  while (planned.size < PLANTED) {
    const newsletter = Math.floor(random() * NEWSLETTERS)
    // From the fourth issue on there are enough to compare with.
    const issue = 3 + Math.floor(random() * (ISSUES - 3))
    planned.set(newsletter, { newsletter, issue, fault: faults[planned.size % faults.length]! })
  }
  return [...planned.values()]
}

const testId = (newsletter: number, issue: number) => `test-${newsletter}-${issue}`

/** One issue of each newsletter, tested. */
async function send(issue: number, planned: Planned[]): Promise<void> {
  const at = new Date(START + issue * 7 * DAY)
  const rows = Array.from({ length: NEWSLETTERS }, (_, newsletter) => {
    const fault = planned.find((one) => one.newsletter === newsletter && one.issue === issue)?.fault
    const own = new Set([small[newsletter % small.length]!, pictures[newsletter % pictures.length]!])
    const findings = findingsOf(own, fault)
    const { value } = scoreFindings(findings)
    return { id: testId(newsletter, issue), newsletter: `n${newsletter}`, findings, score: value }
  })
  const given = JSON.stringify(rows)
  await sql`insert into tests (id, address_id, spool_id, owner, source, status, session, size_bytes, report, subject, score,
      received_at, completed_at, expires_at, pictures)
    select id, id, id, 'o', 'smtp', 'completed', '{}', 1, jsonb_build_object('findings', findings), 'Issue', score, ${at}, ${at},
      ${new Date(at.getTime() + 30 * DAY)}, 'ready'
    from jsonb_to_recordset(${given}::jsonb) as t(id text, findings jsonb, score integer)`.execute(
    database.db,
  )
  await sql`insert into newsletter_issues (test_id, newsletter_id, received_at)
    select id, newsletter, ${at} from jsonb_to_recordset(${given}::jsonb) as t(id text, newsletter text)`.execute(
    database.db,
  )
}

test('of many newsletters over twenty issues each planted drop is reported once, with its finding', async () => {
  const { db } = database
  await insertAccount(db, {
    ...{
      id: accountId,
      name: 'A',
      email: 'agency@a.example',
      emailKey: 'a',
      passwordHash: 'h',
      locale: 'en',
    },
    ...{ timezone: 'UTC', isAdmin: false, createdAt: new Date(START) },
  })
  await db
    .updateTable('accounts')
    .set({ confirmed_at: new Date(START) })
    .execute()
  for (let at = 0; at < NEWSLETTERS; at++)
    await insertNewsletter(
      db,
      {
        ...{ id: `n${at}`, account_id: accountId, name: `Letter ${at}`, client: '', note: '' },
        ...{ tag: `tag${at}`, created_at: new Date(START) },
      },
      NEWSLETTERS,
    )
  const mailer = recordingMailer()
  let mayWrite = true
  const world = {
    ...{ db, mailer, mayWrite: async () => mayWrite, publicUrl: 'https://p.example' },
    ...{ clock: { now: () => START }, log: pino({ level: 'silent' }) },
  }
  const [one, other] = [createNewsletterWork(world), createNewsletterWork(world)]
  const planned = plan()
  for (let issue = 0; issue < ISSUES; issue++) {
    await send(issue, planned)
    // A letter that has to wait once is sent later.
    mayWrite = issue % 5 !== 4
    const counts = await Promise.all([one.work(), other.work()])
    expect(counts[0]! + counts[1]!).toBe(NEWSLETTERS)
  }
  mayWrite = true
  await one.work()

  const rows = await db
    .selectFrom('newsletter_issues')
    .select(['test_id', 'reasons', 'told_at'])
    .where('drop_by', 'is not', null)
    .execute()
  const found = rows.map(({ test_id, reasons }) => [test_id, reasons?.[0]?.id])
  expect(found.toSorted()).toEqual(
    planned.map(({ newsletter, issue, fault }) => [testId(newsletter, issue), fault.id]).toSorted(),
  )
  expect(rows.every(({ told_at }) => told_at !== null)).toBe(true)
  const text = mailer.sent.map((mail) => ('text' in mail ? mail.text : '')).join('\n')
  for (const { newsletter } of planned) expect(text.split(`Letter ${newsletter}: “`)).toHaveLength(2)
})

test('a process that is killed between result and report leaves both to the next one, once', async () => {
  const { db } = database
  const at = new Date(START + ISSUES * 7 * DAY)
  const plant = planOne(at)
  await plant()
  const mailer = recordingMailer()
  const world = {
    ...{ db, mayWrite: async () => true, publicUrl: 'https://p.example' },
    ...{ clock: { now: () => START }, log: pino({ level: 'silent' }) },
  }
  // It dies once the issue is judged and before the letter is queued: what was begun is rolled back.
  const dying = createNewsletterWork({
    ...world,
    mailer: {
      ...mailer,
      send: async () => {
        throw new Error('killed')
      },
    },
  })
  expect(await dying.work()).toBe(1)
  const row = () =>
    db.selectFrom('newsletter_issues').selectAll().where('test_id', '=', 'killed').executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ drop_by: expect.any(Number), told_at: null })
  const next = [0, 1].map(() => createNewsletterWork({ ...world, mailer }))
  await Promise.all(next.map((each) => each.work()))
  await Promise.all(next.map((each) => each.work()))
  expect(mailer.sent).toHaveLength(1)
  expect(mailer.sent[0]).toMatchObject({
    ...{ kind: 'newsletter-alert', to: 'agency@a.example', title: 'Letter 0 scores lower than usual' },
    url: 'https://p.example/newsletters/n0',
  })
  expect((await row()).told_at).not.toBeNull()
})

const planOne = (at: Date) => async () => {
  const findings = findingsOf(new Set(), faults[0])
  await sql`insert into tests (id, address_id, spool_id, owner, source, status, session, size_bytes, report, subject, score,
      received_at, completed_at, expires_at, pictures)
    values ('killed', 'killed', 'killed', 'o', 'smtp', 'completed', '{}', 1, ${JSON.stringify({ findings })}::jsonb, 'Issue',
      ${scoreFindings(findings).value}, ${at}, ${at}, ${new Date(at.getTime() + DAY)}, 'ready')`.execute(
    database.db,
  )
  await sql`insert into newsletter_issues (test_id, newsletter_id, received_at) values ('killed', 'n0', ${at})`.execute(
    database.db,
  )
}
