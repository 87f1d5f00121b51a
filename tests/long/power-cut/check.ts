import { sql } from 'kysely'
import { reachEmbedded } from '#storage/embedded/open.ts'
import { openPostgres } from '#storage/postgres.ts'
import type { StripeEmulator } from '../../../packages/emulators/stripe/server.ts'
import { type AccountLoad, accountFaults, type Moment } from '../kills/accounts.ts'
import { openLists } from '../kills/lists.ts'
import { type MailLoad, openTests, storedTests } from '../kills/mails.ts'
import { openCustomers, type Payments } from '../kills/payments.ts'
import { type Calls, pause } from '../kills/people.ts'
import type { WatchedLists } from './watched-lists.ts'

/** What an instance that was started from a copy of the disk must have of what was answered before. */

export type Loads = {
  mails: MailLoad
  accounts: AccountLoad
  lists: WatchedLists
  payments: Payments
  stripe: StripeEmulator
}

/** How many things had been answered, by kind, and a sentence for each that is not as it was answered. */
export type Found = { answered: Record<string, number>; faults: string[] }

type Db = Awaited<ReturnType<typeof openPostgres>>

const DONE_MS = 5 * 60_000

/** `startedAt`: when the copy was started, by the clock of the system. */
export async function check(
  directory: string,
  calls: Calls,
  loads: Loads,
  moment: Moment & { startedAt: Date },
): Promise<Found> {
  const reached = await reachEmbedded(directory)
  if (!reached) throw new Error('the database of the copy is not reached')
  const db = await openPostgres(reached.url, { connections: 2 })
  try {
    const faults = await notDone(db)
    const accounts = await accountFaults(calls, loads.accounts.accounts, moment)
    const mails = await missingMails(db, loads.mails, moment)
    const lists = await missingRows(db, loads.lists, moment)
    const payments = await missingPayments(db, loads, moment)
    return {
      answered: {
        mails: mails.count,
        accounts: loads.accounts.accounts.filter(({ answeredAt }) => answeredAt < moment.begin).length,
        changes: accounts.changes,
        keys: accounts.keys,
        lists: lists.lists,
        'list rows done': lists.rows,
        'payment events': payments.events,
        purchases: payments.purchases,
      },
      faults: [...faults, ...accounts.faults, ...mails.faults, ...lists.faults, ...payments.faults],
    }
  } finally {
    await db.close()
    reached.release()
  }
}

/** Waits until nothing waits any more; a sentence when something still does after minutes. */
async function notDone(db: Db): Promise<string[]> {
  const open = async () => ({
    mails: openTests(await storedTests(db)).length,
    lists: await openLists(db),
    customers: await openCustomers(db),
  })
  const until = performance.now() + DONE_MS
  for (;;) {
    const left = await open()
    if (Object.values(left).every((count) => count === 0)) return []
    if (performance.now() > until) return [`not done: ${JSON.stringify(left)}`]
    await pause(200)
  }
}

async function missingMails(db: Db, { sent }: MailLoad, { begin }: Moment) {
  const bySubject = Map.groupBy(await storedTests(db), ({ subject }) => subject)
  const accepted = sent.filter(({ acceptedAt }) => acceptedAt !== null && acceptedAt < begin)
  const faults = accepted.flatMap(({ marker, recipients, digest }) => {
    const of = bySubject.get(marker) ?? []
    const whole = of.filter((one) => one.status === 'completed' && one.digest === digest)
    return of.length === recipients && whole.length === recipients
      ? []
      : [`mail ${marker} for ${recipients}: ${JSON.stringify(of)}`]
  })
  return { count: accepted.length, faults }
}

async function missingRows(db: Db, { lists, shown }: WatchedLists, moment: Moment & { startedAt: Date }) {
  const faults: string[] = []
  const answered = lists.filter(({ answeredAt }) => answeredAt < moment.begin)
  let rowsShown = 0
  for (const { id, rows: given } of answered) {
    const { rows } = await sql<{ email: string; verdict: string | null; checked_at: Date | null }>`
      select a.email, a.verdict, a.checked_at from verifier_list_rows r
      join verifier_list_addresses a on a.list_id = r.list_id and a.position = r.position
      where r.list_id = ${id} order by r.number`.execute(db.db)
    const same = rows.length === given.length && rows.every(({ email }, at) => email === given[at]!.email)
    if (!same) faults.push(`list ${id}: ${rows.length} rows of ${given.length}`)
    const without = rows.filter(({ verdict }) => verdict === null).length
    if (without) faults.push(`list ${id}: ${without} rows without a verdict`)
    // What the copy has worked on itself is of later.
    const before = rows.filter(({ checked_at }) => checked_at && checked_at < moment.startedAt).length
    const done = Math.max(
      0,
      ...(shown.get(id) ?? []).flatMap((one) => (one.at < moment.begin ? one.done : [])),
    )
    rowsShown += done
    if (before < done) faults.push(`list ${id}: ${done} rows were shown as done, ${before} are`)
  }
  return { lists: answered.length, rows: rowsShown, faults }
}

async function missingPayments(db: Db, { payments, stripe }: Loads, { begin }: Moment) {
  const { rows: events } = await sql<{ id: string }>`select id from stripe_events`.execute(db.db)
  const kept = new Set(events.map(({ id }) => id))
  const answered = stripe.events.filter(({ id }) => (payments.delivered.get(id) ?? Infinity) < begin)
  const faults = answered.flatMap(({ id, type }) => (kept.has(id) ? [] : [`event ${id} ${type} is gone`]))
  const { rows: plans } = await sql<{ account_id: string; plan_id: string | null; stripe_id: string }>`
    select c.account_id, p.plan_id, c.stripe_id from customers c
    left join account_plans p on p.account_id = c.account_id`.execute(db.db)
  const paid = new Set(
    answered.flatMap(({ type, data }) =>
      type === 'checkout.session.completed' ? String((data.object as { customer: unknown }).customer) : [],
    ),
  )
  for (const customer of paid) {
    const found = plans.find((one) => one.stripe_id === customer)
    const bought = payments.bought.find(({ person }) => person.accountId === found?.account_id)
    if (!found || !bought || found.plan_id !== bought.plan)
      faults.push(`${customer} paid for ${bought?.plan} and has ${found?.plan_id}`)
  }
  return { events: answered.length, purchases: paid.size, faults }
}
