import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { Binaries } from './binaries.ts'
import { guard } from './guardian.ts'
import type { RunAs } from './run-as.ts'
import { clearStaleFiles } from './stale-files.ts'

/** A PostgreSQL server as a child of this process, started again whenever it ends by itself. */
export type Server = {
  /** Its process, while it runs. */
  pid(): number | undefined
  /** Ends its connections and itself, with all that was committed on disk. */
  stop(): Promise<void>
}

export type ServerLog = { error(facts: object, text: string): void; warn(facts: object, text: string): void }

export type ServerWorld = {
  binaries: Binaries
  runAs: RunAs
  cluster: string
  /** Where it listens, as we reach it. */
  socket: string
  connections: number
  /** Off for tests alone: what is committed is on disk. */
  sync?: boolean
  log?: ServerLog
}

const READY = 'database system is ready to accept connections'
/** What is left of a server that was killed goes by itself, within moments. */
const PASSING = /pre-existing shared memory block|lock file ".*" already exists/
const PASSING_MS = 30_000
/** While it starts, and when we end it. */
const EXPECTED = /the database system is|terminating connection due to administrator command/
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 10_000
/** Longer than that for a shutdown: it is ended without one, and recovers at the next start. */
const STOP_MS = 20_000

/** Resolves when it takes connections. Throws DatabaseUnavailable with what it said. */
export async function startServer(world: ServerWorld): Promise<Server> {
  const { log } = world
  const stopping = new AbortController()
  let running: Run

  const launch = async () => {
    const giveUp = performance.now() + PASSING_MS
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
      await clearStaleFiles(world.cluster, world.socket)
      const run = runServer(world)
      if (await run.ready) return run
      const said = run.said()
      if (!PASSING.test(said) || performance.now() > giveUp) throw new DatabaseUnavailable(explain(said))
      await pause(wait)
    }
  }

  const watch = async () => {
    for (let wait = FIRST_WAIT_MS; ; ) {
      const startedAt = performance.now()
      // Stopped while it was being restarted: the caller of stop ends this one.
      if (stopping.signal.aborted) return
      await running.ended
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > LONGEST_WAIT_MS) wait = FIRST_WAIT_MS
      log?.error({ said: running.said() }, 'the database server ended by itself; it is started again')
      for (let isBack = false; !isBack; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        isBack = await launch().then(
          (run) => {
            running = run
            return true
          },
          (error: unknown) => {
            log?.error({ error }, 'the database server does not start')
            return false
          },
        )
      }
    }
  }

  running = await launch()
  const watching = watch()
  return {
    pid: () => (isOver(running.child) ? undefined : running.child.pid),
    async stop() {
      stopping.abort()
      await end(running)
      await watching
      // A start that was under way when the server was told to stop.
      await end(running)
    },
  }
}

type Run = { child: ChildProcess; ready: Promise<boolean>; ended: Promise<void>; said(): string }

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function runServer(world: ServerWorld): Run {
  const { binaries, runAs, cluster } = world
  const [program, ...given] = [...runAs.prefix, binaries.postgres, '-D', cluster, ...settings(world)]
  const child = spawn(program!, given, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Not in the group of the terminal: Ctrl-C is for us, and we still need the database to end in good order.
    detached: true,
    ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
  })
  const dismiss = child.pid === undefined ? () => {} : guard(child.pid)
  const last: string[] = []
  const ready = Promise.withResolvers<boolean>()
  createInterface({ input: child.stderr! }).on('line', (line) => {
    if (line.includes(READY)) ready.resolve(true)
    last.push(line)
    if (last.length > 20) last.shift()
    if (/^(?:PANIC|FATAL|WARNING)/.test(line) && !EXPECTED.test(line))
      world.log?.warn({ line }, 'the database server says')
  })
  child.on('error', (error) => last.push(error.message))
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  }).then(() => {
    dismiss()
    ready.resolve(false)
  })
  return { child, ready: ready.promise, ended, said: () => last.join('\n') }
}

async function end({ child, ended }: Run): Promise<void> {
  // "Fast" shutdown: transactions that are open are rolled back, what was committed is written.
  child.kill('SIGINT')
  const late = new AbortController()
  const tooLate = pause(STOP_MS, undefined, { signal: late.signal, ref: false }).then(
    () => child.kill('SIGQUIT'),
    () => {},
  )
  await ended
  late.abort()
  await tooLate
}

function settings({ connections, sync = true, binaries }: ServerWorld): string[] {
  const all: Record<string, string | number> = {
    // The socket lies in the folder of the cluster, which only its owner may enter.
    listen_addresses: '',
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    max_connections: connections,
    fsync: sync ? 'on' : 'off',
    synchronous_commit: sync ? 'on' : 'off',
    full_page_writes: sync ? 'on' : 'off',
    // No replication: backups are our own snapshots.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    // Small queries alone: no workers beside them, and no compiler that takes longer than they do.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    autovacuum_max_workers: 2,
    jit: 'off',
    ...(binaries.major >= 18 ? { io_method: 'sync' } : {}),
    timezone: 'UTC',
    // Statements and what they were about stay out of the log: they name people.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    logging_collector: 'off',
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function explain(said: string): string {
  const line =
    said.split('\n').findLast((one) => /^(?:FATAL|PANIC|ERROR)/.test(one)) ?? said.replaceAll('\n', ' ')
  return `The database server does not start. It says: ${line.replace(/^[A-Z]+:\s*/, '') || 'nothing'}`
}
