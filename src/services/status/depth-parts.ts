import { statfs } from 'node:fs/promises'
import type { Text } from '@postproof/messages/facts'
import { type Message, message } from '@postproof/messages/message'
import { BEAT_MS } from '#platform/health/heartbeat.ts'
import { sizeOf, spanOf } from '#platform/health/part-state.ts'
import { LEAST_FREE } from '#platform/health/readiness.ts'
import { readDatabaseSize, readSeedStates, readWaiting, type Waiting } from '#storage/health.ts'
import { listProcesses } from '#storage/processes.ts'
import type { HealthState, HealthWorld } from './types.ts'

/** Parts of an instance that are counted rather than asked: processes, queues, disk, seed mailboxes, blacklists. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LOW_DISK = 1024 ** 3
/** So many names are said, then only how many more. */
const NAMED = 6

const some = (names: readonly (string | Message)[]): Text =>
  names.length > NAMED
    ? message('health.some', { names: names.slice(0, NAMED), count: names.length - NAMED })
    : names

export async function askProcesses({ db, clock }: HealthWorld): Promise<HealthState> {
  const now = clock.now()
  const rows = await listProcesses(db, new Date(now - HOUR))
  const living = rows.filter(({ seen_at }) => now - seen_at.getTime() < 3 * BEAT_MS)
  const silent = rows.filter((row) => !living.includes(row))
  const processes = living.map(({ host, pid, parts, version, started_at }) =>
    message('health.processes.one', {
      process: `${host}/${pid}`,
      parts: parts.split(','),
      version,
      span: spanOf(now - started_at.getTime()),
    }),
  )
  const missing = ['http', 'smtp', 'jobs'].filter(
    (part) => !living.some(({ parts }) => parts.split(',').includes(part)),
  )
  const versions = new Set(living.map(({ version }) => version))
  const remarks = [
    ...silent.map(({ host, pid, seen_at }) =>
      message('health.processes.silent', {
        process: `${host}/${pid}`,
        span: spanOf(now - seen_at.getTime()),
      }),
    ),
    ...(missing.length ? [message('health.processes.missing', { parts: missing })] : []),
    ...(versions.size > 1 ? [message('health.processes.versions')] : []),
  ]
  const running = processes.length
    ? message('health.processes.running', { processes: some(processes) })
    : message('health.processes.none')
  return {
    status: missing.length ? 'bad' : remarks.length ? 'warning' : 'good',
    reasons: [running, ...remarks.slice(0, NAMED)],
  }
}

/** Queues that a person waits for in front of a page; the others may take an hour. */
const watched: ReadonlySet<Waiting['queue']> = new Set(['reports', 'pictures', 'mail'])

/** How bad it is that the oldest of a queue waits so long. A report that is late is the product that fails. */
function lateness(queue: Waiting['queue'], waitsMs: number): HealthState['status'] {
  if (queue === 'reports' && waitsMs > 10 * MINUTE) return 'bad'
  return waitsMs > (watched.has(queue) ? 10 * MINUTE : HOUR) ? 'warning' : 'good'
}

export async function askWaiting({ db, clock }: HealthWorld): Promise<HealthState> {
  const now = clock.now()
  const rows = await readWaiting(db, new Date(now))
  const reasons = rows.map(({ queue: id, waiting, oldest }) => {
    const queue = message(`health.queue.${id}`)
    if (!waiting) return message('health.waiting.none', { queue })
    return oldest
      ? message('health.waiting.oldest', { queue, count: waiting, span: spanOf(now - oldest.getTime()) })
      : message('health.waiting.some', { queue, count: waiting })
  })
  const worst = rows.map(({ queue, oldest }) => lateness(queue, oldest ? now - oldest.getTime() : 0))
  return {
    status: worst.includes('bad') ? 'bad' : worst.includes('warning') ? 'warning' : 'good',
    reasons,
  }
}

export async function askDisk({ config, db }: HealthWorld): Promise<HealthState> {
  const [{ bavail, bsize }, size] = await Promise.all([statfs(config.DATA_DIR), readDatabaseSize(db)])
  const free = bavail * bsize
  const reasons = [
    message('health.disk.free', { size: sizeOf(free) }),
    message('health.disk.database', { size: sizeOf(size) }),
  ]
  return { status: free < LEAST_FREE ? 'bad' : free < LOW_DISK ? 'warning' : 'good', reasons }
}

export async function askLoad({ pressure }: HealthWorld): Promise<HealthState> {
  const felt = pressure()
  if (!felt) return { status: 'good', reasons: [message('health.load.accepts')] }
  return { status: 'warning', reasons: [message(`health.load.${felt}`)] }
}

export async function askSeeds({ db }: HealthWorld): Promise<HealthState> {
  const { all, read, broken } = await readSeedStates(db)
  if (!all) return { status: 'no-data', reasons: [message('health.seeds.none')] }
  const never = all - read - broken.length
  const reasons = [
    message('health.seeds.read', { read, all }),
    ...(broken.length ? [message('health.seeds.failing', { names: some(broken) })] : []),
    ...(never > 0 ? [message('health.seeds.untried', { count: never })] : []),
  ]
  return { status: broken.length ? (read ? 'warning' : 'bad') : 'good', reasons }
}

/** Our own domain for mail: which lists answer, which refuse this resolver, and whether it is listed. */
export async function askBlacklists({ blacklists, config }: HealthWorld): Promise<HealthState> {
  const domain = config.MAIL_DOMAIN
  const report = await blacklists.checkDomain(domain, AbortSignal.timeout(4_000))
  const asked = report.answers.filter(({ state }) => state !== 'not-applicable')
  if (!asked.length) return { status: 'no-data', reasons: [message('health.lists.none')] }
  const of = (state: string) => asked.filter((each) => each.state === state).map(({ name }) => name)
  const [refused, broken, silent, listed] = [of('refused'), of('broken'), of('timeout'), of('listed')]
  const answered = asked.length - refused.length - broken.length - silent.length
  const reasons = [
    message('health.lists.answered', { answered, asked: asked.length }),
    ...(refused.length ? [message('health.lists.refused', { names: some(refused) })] : []),
    ...(silent.length ? [message('health.lists.silent', { names: some(silent) })] : []),
    ...(broken.length ? [message('health.lists.broken', { names: some(broken) })] : []),
    ...(listed.length ? [message('health.lists.listed', { domain, names: some(listed) })] : []),
  ]
  if (!answered) return { status: 'bad', reasons }
  return { status: refused.length || listed.length ? 'warning' : 'good', reasons }
}
