import { statfs } from 'node:fs/promises'
import type { PartHealth } from '#contract/admin.ts'
import { BEAT_MS } from '#platform/health/heartbeat.ts'
import { LEAST_FREE } from '#platform/health/readiness.ts'
import { readDatabaseSize, readSeedStates, readWaiting } from '#storage/health.ts'
import { listProcesses } from '#storage/processes.ts'
import type { HealthWorld } from './types.ts'

/** Parts of an instance that are counted rather than asked: processes, queues, disk, seed mailboxes, blacklists. */

type State = Pick<PartHealth, 'status' | 'detail'>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LOW_DISK = 1024 ** 3
/** So many names are said, then only how many more. */
const NAMED = 6

/** `3 s`, `12 minutes`, `5 hours`, `4 days`. */
export function spanOf(ms: number): string {
  if (ms < 2 * MINUTE) return `${Math.max(0, Math.round(ms / 1000))} s`
  if (ms < 2 * HOUR) return `${Math.round(ms / MINUTE)} minutes`
  return ms < 48 * HOUR ? `${Math.round(ms / HOUR)} hours` : `${Math.round(ms / (24 * HOUR))} days`
}

export const sizeOf = (octets: number): string =>
  octets < 1024 ** 3 ? `${Math.round(octets / 1024 ** 2)} MB` : `${(octets / 1024 ** 3).toFixed(1)} GB`

const some = (names: string[]) =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ')

export async function askProcesses({ db, clock }: HealthWorld): Promise<State> {
  const now = clock.now()
  const rows = await listProcesses(db, new Date(now - HOUR))
  const living = rows.filter(({ seen_at }) => now - seen_at.getTime() < 3 * BEAT_MS)
  const silent = rows.filter((row) => !living.includes(row))
  const told = living.map(
    ({ host, pid, parts, version, started_at }) =>
      `${host}/${pid} (${parts.replaceAll(',', ', ')}; ${version}) for ${spanOf(now - started_at.getTime())}`,
  )
  const missing = ['http', 'smtp', 'jobs'].filter(
    (part) => !living.some(({ parts }) => parts.split(',').includes(part)),
  )
  const versions = new Set(living.map(({ version }) => version))
  const remarks = [
    ...silent.map(
      ({ host, pid, seen_at }) => `${host}/${pid} was last seen ${spanOf(now - seen_at.getTime())} ago.`,
    ),
    ...(missing.length ? [`Nobody runs ${missing.join(', ')}.`] : []),
    ...(versions.size > 1 ? ['They have different versions.'] : []),
  ]
  const detail = [told.length ? `${some(told)}.` : 'None was seen lately.', ...remarks.slice(0, NAMED)].join(
    ' ',
  )
  return { status: missing.length ? 'bad' : remarks.length ? 'warning' : 'good', detail }
}

const names = {
  reports: 'Reports',
  pictures: 'Pictures',
  lists: 'Addresses of lists',
  alerts: 'Alerts',
  mail: 'Mail to users',
}

export async function askWaiting({ db, clock }: HealthWorld): Promise<State> {
  const now = clock.now()
  const rows = await readWaiting(db, new Date(now))
  const told = rows.map(({ queue, waiting, oldest }) =>
    waiting
      ? `${names[queue]}: ${waiting}${oldest ? `, the oldest for ${spanOf(now - oldest.getTime())}` : ''}.`
      : `${names[queue]}: none.`,
  )
  const late = rows.some(
    ({ queue, oldest }) => queue === 'reports' && oldest && now - oldest.getTime() > 10 * MINUTE,
  )
  const slow = rows.some(({ oldest }) => oldest && now - oldest.getTime() > HOUR)
  return { status: late ? 'bad' : slow ? 'warning' : 'good', detail: told.join(' ') }
}

export async function askDisk({ config, db }: HealthWorld): Promise<State> {
  const [{ bavail, bsize }, size] = await Promise.all([statfs(config.DATA_DIR), readDatabaseSize(db)])
  const free = bavail * bsize
  const detail = `The disk of DATA_DIR has ${sizeOf(free)} left. The database has ${sizeOf(size)}.`
  return { status: free < LEAST_FREE ? 'bad' : free < LOW_DISK ? 'warning' : 'good', detail }
}

const why = {
  backlog: 'too many mails wait',
  memory: 'memory is strained',
  'event-loop': 'requests wait for their turn',
  concurrency: 'too many requests are under way',
}

export async function askLoad({ pressure }: HealthWorld): Promise<State> {
  const felt = pressure()
  if (!felt) return { status: 'good', detail: 'New mail is taken.' }
  return { status: 'warning', detail: `New mail is refused for now: ${why[felt]}. Senders come again.` }
}

export async function askSeeds({ db }: HealthWorld): Promise<State> {
  const { all, read, broken } = await readSeedStates(db)
  if (!all) return { status: 'no-data', detail: 'There are none: see docs/en/operate/seed-mailboxes.md.' }
  const never = all - read - broken.length
  const detail = [
    `${read} of ${all} can be read.`,
    ...(broken.length ? [`Not: ${some(broken)}.`] : []),
    ...(never > 0 ? [`${never} were not tried yet.`] : []),
  ].join(' ')
  return { status: broken.length ? (read ? 'warning' : 'bad') : 'good', detail }
}

/** Our own domain for mail: which lists answer, which refuse this resolver, and whether it is listed. */
export async function askBlacklists({ blacklists, config }: HealthWorld): Promise<State> {
  const report = await blacklists.checkDomain(config.MAIL_DOMAIN, AbortSignal.timeout(4_000))
  const asked = report.answers.filter(({ state }) => state !== 'not-applicable')
  const of = (state: string) => asked.filter((each) => each.state === state).map(({ name }) => name)
  const [refused, broken, silent, listed] = [of('refused'), of('broken'), of('timeout'), of('listed')]
  const answered = asked.length - refused.length - broken.length - silent.length
  const detail = [
    `${answered} of ${asked.length} answered.`,
    ...(refused.length ? [`These refuse this resolver: ${some(refused)}.`] : []),
    ...(silent.length ? [`No answer: ${some(silent)}.`] : []),
    ...(broken.length ? [`Not to be believed just now: ${some(broken)}.`] : []),
    ...(listed.length ? [`${config.MAIL_DOMAIN} is on ${some(listed)}.`] : []),
  ].join(' ')
  if (!asked.length) return { status: 'no-data', detail: 'None was asked.' }
  if (!answered) return { status: 'bad', detail }
  return { status: refused.length || listed.length ? 'warning' : 'good', detail }
}
