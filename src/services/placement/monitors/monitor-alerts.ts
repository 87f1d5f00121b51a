import { randomBytes } from 'node:crypto'
import { message } from '@postproof/messages/message'
import { alertsOf } from '@postproof/placement/report'
import type { Alert } from '@postproof/placement/report-types'
import { languageOfAccount } from '#contract/language.ts'
import { findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import {
  type AlertRow,
  enabledMonitors,
  findMonitor,
  insertAlert,
  type MonitorRow,
  noteSilence,
  runBefore,
  settleAlert,
  takeAlerts,
} from '#storage/placement/monitors.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import type { PlacementRecord } from '#storage/placement/tests.ts'
import { finishedTest } from '../report/present.ts'
import {
  type AlertBody,
  type Delivered,
  type StoredAlert,
  sendAlertMail,
  sendWebhook,
  wordedAlert,
} from './alerts.ts'
import type { MonitorWorld } from './monitor-world.ts'

/** Alerts of monitors: stored in the database when something is to be reported, and sent from there. */

const MINUTE = 60_000
/** After each try that failed; then it is given up. */
const PAUSES = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)
const CLAIM = 5 * MINUTE
const MOST = 50

/** Compares a run with the one before; answers how many alerts that made. */
export async function compareRun(world: MonitorWorld, test: PlacementRecord): Promise<number> {
  const { db, clock } = world
  const monitor = test.monitor_id ? await findMonitor(db, test.monitor_id) : undefined
  if (!monitor?.enabled) return 0
  const before = await runBefore(db, test)
  const results = await shortResultsOf(db, [test.id, ...(before ? [before.id] : [])])
  const finished = (one: PlacementRecord) =>
    finishedTest(
      one,
      results.filter(({ test_id }) => test_id === one.id),
    )
  const settings = { ...settingsOf(monitor), silentHours: null }
  const was = before ? finished(before) : null
  const alerts = alertsOf(was, finished(test), settings, clock.now())
  for (const alert of alerts) await putAlert(world, monitor, alert, test.id)
  return alerts.length
}

/** Alerts of monitors whose mail has not come within their `silent_hours`. */
export async function tellSilence(world: MonitorWorld): Promise<void> {
  const { db, clock } = world
  for (const monitor of await enabledMonitors(db)) {
    if (monitor.silent_hours === null) continue
    const [alert] = alertsOf(null, null, settingsOf(monitor), clock.now())
    const isNews = alert && (await noteSilence(db, monitor.id, new Date(clock.now())))
    if (isNews) await putAlert(world, monitor, alert, null)
  }
}

/** Answers how many were due. */
export async function sendDueAlerts(world: MonitorWorld): Promise<number> {
  const now = world.clock.now()
  const due = await takeAlerts(world.db, new Date(now), new Date(now + CLAIM), MOST)
  await Promise.all(due.map((row) => sendAlert(world, row)))
  return due.length
}

export async function deliverAlert(
  world: MonitorWorld,
  monitor: MonitorRow,
  way: AlertRow['way'],
  alert: AlertBody,
): Promise<Delivered> {
  if (way === 'webhook') return sendWebhook(monitor, alert, { ...world, now: world.clock.now() })
  return mailAlert(world, world.db, monitor, alert)
}

async function putAlert(world: MonitorWorld, monitor: MonitorRow, alert: Alert, testId: string | null) {
  const now = new Date(world.clock.now())
  const body: Omit<StoredAlert, 'id'> = {
    kind: alert.code,
    language: await languageOf(world.db, monitor),
    title: message('placement.alert.of', { monitor: monitor.name, title: alert.title }),
    text: alert.text,
    provider: alert.provider,
    monitor: { id: monitor.id, name: monitor.name },
    test_id: testId,
    url: testId ? `${world.publicUrl}/placement/${testId}` : world.publicUrl,
    at: now.toISOString(),
  }
  const ways = [
    ...(monitor.email ? ['email' as const] : []),
    ...(monitor.webhook_url ? ['webhook' as const] : []),
  ]
  for (const way of ways) {
    const id = randomBytes(16).toString('hex')
    await insertAlert(world.db, {
      id,
      monitor_id: monitor.id,
      test_id: testId,
      kind: alert.provider ? `${alert.code}/${alert.provider}` : alert.code,
      way,
      body: JSON.stringify({ id, ...body }),
      due_at: now,
      created_at: now,
    })
  }
}

const settingsOf = (monitor: MonitorRow) => ({
  name: monitor.name,
  dropPoints: monitor.drop_points,
  alertSpam: monitor.alert_spam,
  silentHours: monitor.silent_hours,
  lastSeenAt: (monitor.last_seen_at ?? monitor.created_at).getTime(),
})

/** The account's language when the alert is stored, so that every attempt says the same. */
const languageOf = async (db: Db, { account_id }: MonitorRow) =>
  languageOfAccount(await findAccount(db, account_id))

async function sendAlert(world: MonitorWorld, row: AlertRow): Promise<void> {
  const { db } = world
  const monitor = await findMonitor(db, row.monitor_id)
  if (!monitor) return
  const alert = wordedAlert(row.body as StoredAlert)
  if (row.way === 'webhook') return settle(world, db, row, await deliverAlert(world, monitor, row.way, alert))
  // Its mail is queued in the transaction that marks it delivered: neither lost nor sent twice.
  await db
    .transaction()
    .execute(async (trx) => settle(world, trx, row, await mailAlert(world, trx, monitor, alert)))
}

async function mailAlert(
  { mailer }: MonitorWorld,
  trx: Db,
  monitor: MonitorRow,
  alert: AlertBody,
): Promise<Delivered> {
  const account = await findAccount(trx, monitor.account_id)
  if (!account) return { ok: false, said: message('delivery.no_account') }
  // Anyone may have given this address, and the words of an alert are of their choosing.
  if (!account.confirmed_at) return { ok: false, said: message('delivery.unconfirmed') }
  return sendAlertMail(account, alert, { mailer, trx })
}

async function settle({ clock }: MonitorWorld, to: Db, row: AlertRow, { ok, said }: Delivered) {
  const now = clock.now()
  const pause = PAUSES[row.attempts - 1]
  const dueAt = ok || pause === undefined ? null : new Date(now + pause)
  await settleAlert(to, row.id, {
    dueAt,
    deliveredAt: ok ? new Date(now) : null,
    outcome: JSON.stringify(said),
  })
}
