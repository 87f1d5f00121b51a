import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { SeenMessage } from '#engines/placement/mailbox-world.ts'
import { alertsOf } from '#engines/placement/report.ts'
import type { Alert } from '#engines/placement/report-types.ts'
import type { Clock, HttpFetch } from '#engines/world.ts'
import { message } from '#messages/message.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import { findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/database.ts'
import {
  type AlertRow,
  beginRun,
  enabledMonitors,
  findMonitor,
  insertAlert,
  type MonitorRow,
  monitorByMarker,
  noteSilence,
  runBefore,
  runBetween,
  settleAlert,
  takeAlerts,
} from '#storage/placement/monitors.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import { insertDraft, moveTest, type PlacementRecord, startTest } from '#storage/placement/tests.ts'
import { countUse } from '#storage/usage.ts'
import type { Plans } from '../../plans/types.ts'
import type { Watched } from '../collector/collector.ts'
import type { Offer } from '../offer.ts'
import { finishedTest } from '../report/present.ts'
import { languageOfLocale } from '../report/words.ts'
import type { Waits } from '../settings.ts'
import { type AlertBody, type Delivered, sendAlertMail, sendWebhook } from './alerts.ts'

/**
 * What monitors do by themselves. A mail with the marker of a monitor belongs to the run that began within half an hour
 * of it, whatever its Message-ID: one campaign is delivered to many mailboxes over some minutes. A later mail opens the
 * next run.
 */
export type MonitorWork = {
  watched: Watched
  /** Compares a run with the one before. */
  completed(test: PlacementRecord): Promise<void>
  /** Sends alerts that are due, and tells of silence; answers how many alerts. */
  work(): Promise<number>
  deliver(monitor: MonitorRow, way: AlertRow['way'], alert: AlertBody): Promise<Delivered>
  idle(): Promise<void>
}

type Opening =
  | { outcome: 'opened'; id: string }
  /** By another mailbox, or process, for the same mailing. */
  | { outcome: 'opened-elsewhere' | 'no-test-left' | 'no-mailboxes' }

const RUN = 30 * 60_000
const MINUTE = 60_000
/** How far is looked back in a mailbox that was not read for a while. */
const LOOK_BACK = 86_400_000
/** After each try that failed; then it is given up. */
const PAUSES = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)
const CLAIM = 5 * MINUTE
const MOST = 50
const DAY = 86_400_000

export function createMonitorWork(world: {
  db: Db
  offer: Offer
  waits: Waits
  sealing: Sealing
  http: HttpFetch
  mailer: Mailer
  plans: Pick<Plans, 'charge'>
  retentionDays(owner: string): Promise<number>
  publicUrl: string
  wake(): void
  clock: Clock
  log: Logger
}): MonitorWork {
  const { db, clock, log } = world
  const running = new Set<Promise<unknown>>()

  const seedsOf = async (monitor: MonitorRow) =>
    (await world.offer.seeds()).filter(({ provider }) => monitor.providers.includes(provider))

  /** The claim of a run, its count and its test are stored together, so that a process that dies leaves none of them. */
  const openRun = async (monitor: MonitorRow, at: Date, from: Date): Promise<Opening> => {
    const seeds = await seedsOf(monitor)
    if (!seeds.length) return { outcome: 'no-mailboxes' }
    const id = randomBytes(16).toString('hex')
    const isCounted = !seeds.every(({ simulated }) => simulated)
    const charge = isCounted ? await world.plans.charge(monitor.owner, 'inbox_placement', id) : null
    const { owner, marker } = monitor
    const expiresAt = new Date(clock.now() + (await world.retentionDays(owner)) * DAY)
    const createdAt = new Date(clock.now())
    return db.transaction().execute(async (trx) => {
      if (!(await beginRun(trx, monitor.id, at, from))) return { outcome: 'opened-elsewhere' }
      if (charge && !(await countUse(trx, charge))) return { outcome: 'no-test-left' }
      await insertDraft(trx, { id, owner, marker, createdAt, expiresAt, monitorId: monitor.id })
      await startTest(trx, {
        ...{ id, owner, seeds, startedAt: at, expiresAt },
        providers: [...new Set(seeds.map(({ provider }) => provider))],
        closesAt: new Date(clock.now() + world.waits.waitMs),
      })
      await moveTest(trx, id, ['opening'], { status: 'waiting' })
      return { outcome: 'opened', id }
    })
  }

  const testFor = async (marker: string, { internalDate }: SeenMessage): Promise<string | null> => {
    const monitor = await monitorByMarker(db, marker)
    // A mail from before the monitor is nobody's; clocks may be a minute off.
    if (!monitor || internalDate < monitor.created_at.getTime() - MINUTE) return null
    const [from, to] = [new Date(internalDate - RUN), new Date(internalDate + RUN)]
    const known = await runBetween(db, monitor.id, from, to)
    if (known) return known.id
    const opening = await openRun(monitor, new Date(internalDate), from)
    switch (opening.outcome) {
      case 'opened':
        world.wake()
        return opening.id
      case 'opened-elsewhere':
        return (await runBetween(db, monitor.id, from, to))?.id ?? null
      case 'no-test-left':
        log.info({ monitor: monitor.id }, 'a run of a monitor was not made: the plan has no test left')
        return null
      case 'no-mailboxes':
        return null
    }
  }

  const put = async (monitor: MonitorRow, alert: Alert, testId: string | null) => {
    const now = new Date(clock.now())
    const body: Omit<AlertBody, 'id'> = {
      kind: alert.code,
      title: `${monitor.name}: ${alert.title}`,
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
      await insertAlert(db, {
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

  const mail = async (trx: Db, monitor: MonitorRow, alert: AlertBody): Promise<Delivered> => {
    const account = await findAccount(trx, monitor.account_id)
    if (!account) return { ok: false, said: message('delivery.no_account') }
    // Anybody may have given this address, and the words of an alert are of their choosing.
    if (!account.confirmed_at) return { ok: false, said: message('delivery.unconfirmed') }
    return sendAlertMail(account, alert, { mailer: world.mailer, trx })
  }
  const deliver: MonitorWork['deliver'] = async (monitor, way, alert) => {
    if (way === 'webhook') return sendWebhook(monitor, alert, { ...world, now: clock.now() })
    return mail(db, monitor, alert)
  }

  const settle = async (to: Db, row: AlertRow, { ok, said }: Delivered) => {
    const now = clock.now()
    const pause = PAUSES[row.attempts - 1]
    const dueAt = ok || pause === undefined ? null : new Date(now + pause)
    await settleAlert(to, row.id, {
      dueAt,
      deliveredAt: ok ? new Date(now) : null,
      outcome: JSON.stringify(said),
    })
  }
  const send = async (row: AlertRow) => {
    const monitor = await findMonitor(db, row.monitor_id)
    if (!monitor) return
    const alert = row.body as AlertBody
    if (row.way === 'webhook') return settle(db, row, await deliver(monitor, row.way, alert))
    // Its mail is written where it counts as delivered: it is neither lost nor told twice.
    await db.transaction().execute(async (trx) => settle(trx, row, await mail(trx, monitor, alert)))
  }

  /** An alert is worded when it is put, so that every try says the same. */
  const languageOf = async ({ account_id }: MonitorRow) =>
    languageOfLocale((await findAccount(db, account_id))?.locale ?? 'en')

  const tellSilence = async () => {
    for (const monitor of await enabledMonitors(db)) {
      if (monitor.silent_hours === null) continue
      const [alert] = alertsOf(null, null, settingsOf(monitor), clock.now(), await languageOf(monitor))
      if (alert && (await noteSilence(db, monitor.id, new Date(clock.now())))) await put(monitor, alert, null)
    }
  }

  const sendDue = async () => {
    const now = clock.now()
    const due = await takeAlerts(db, new Date(now), new Date(now + CLAIM), MOST)
    await Promise.all(due.map(send))
    return due.length
  }

  const background = (work: Promise<unknown>) => {
    const kept = work
      .catch((error: unknown) => log.error({ error }, 'an alert was not sent'))
      .finally(() => running.delete(kept))
    running.add(kept)
  }

  return {
    watched: {
      async needs() {
        const monitors = await enabledMonitors(db)
        if (!monitors.length) return { seeds: [], markers: [] }
        const offered = await world.offer.seeds()
        const oldest = clock.now() - LOOK_BACK
        const seeds = offered.flatMap(({ id, provider }) => {
          const own = monitors.filter(({ providers }) => providers.includes(provider))
          const since = Math.min(...own.map(({ created_at }) => created_at.getTime()))
          return own.length ? [{ id, since: new Date(Math.max(since, oldest)) }] : []
        })
        return { seeds, markers: monitors.map(({ marker }) => marker) }
      },
      testFor,
    },
    async completed(test) {
      const monitor = test.monitor_id ? await findMonitor(db, test.monitor_id) : undefined
      if (!monitor?.enabled) return
      const before = await runBefore(db, test)
      const results = await shortResultsOf(db, [test.id, ...(before ? [before.id] : [])])
      const language = await languageOf(monitor)
      const finished = (one: PlacementRecord) =>
        finishedTest(
          one,
          results.filter(({ test_id }) => test_id === one.id),
          language,
        )
      const settings = { ...settingsOf(monitor), silentHours: null }
      const was = before ? finished(before) : null
      const alerts = alertsOf(was, finished(test), settings, clock.now(), language)
      for (const alert of alerts) await put(monitor, alert, test.id)
      if (alerts.length) background(sendDue())
    },
    async work() {
      await tellSilence()
      return sendDue()
    },
    deliver,
    async idle() {
      while (running.size) await Promise.all(running)
    },
  }
}
