import { type ChildProcess, fork } from 'node:child_process'
import { createPauses } from './restart-pauses.ts'

/**
 * Runs a program as a process of its own and starts it again, with growing pauses, whenever it ends without having been told
 * to. It holds nothing and loads nothing: what could end it is in the other process.
 */

/** What the supervisor and the program say to each other. */
export type FromSupervisor = { type: 'end' }
export type ToSupervisor = { type: 'ready' } | { type: 'child-started' | 'child-ended'; pid: number }

/**
 * Threads that draw take and give back megabytes all the time. With the many pools that glibc has for them by default,
 * what one gave back is of no use to the next and is never returned (decision 18). Whoever sets it has the say.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2' }

/** Beside what the program gives itself to end (STOP_SECONDS), s. */
const MORE_SECONDS = 5

/** Ends this process with the exit code of the program: when it was told to, or when the program never became ready. */
export function supervise(program: string, args: readonly string[]): void {
  const pauses = createPauses()
  let child: ChildProcess | null = null
  /** Processes that the program started and that are to end with it. */
  const itsChildren = new Set<number>()
  let wasReady = false
  let ending = false

  const start = () => {
    const begun = performance.now()
    const started = fork(program, args, { stdio: 'inherit', env: { ...MEMORY, ...process.env } })
    child = started
    started.on('message', (message: ToSupervisor) => {
      if (message.type === 'ready') wasReady = true
      else if (message.type === 'child-started') itsChildren.add(message.pid)
      else itsChildren.delete(message.pid)
    })
    const over = (code: number | null, why: string) => {
      child = null
      for (const pid of itsChildren) kill(pid)
      itsChildren.clear()
      // It was told to end, by us or by someone who knew its number.
      if (ending || code === 0) process.exit(code ?? 1)
      // It has said why: a wrong setting, a port or a folder that is taken.
      if (!wasReady && code !== null) process.exit(code)
      const ms = pauses.next(performance.now() - begun)
      const when = ms ? `in ${ms / 1000} s` : 'now'
      process.stderr.write(`The process that answers ended (${why}). It is started again ${when}.\n`)
      setTimeout(start, ms)
    }
    started.once('exit', (code, signal) => over(code, signal ?? `exit code ${code}`))
    started.on('error', (error) => {
      // The system had no room for it: then there is no exit.
      if (started.pid === undefined) over(null, error.message)
    })
  }

  const end = () => {
    if (!child) process.exit(0)
    if (ending) child.kill('SIGKILL')
    ending = true
    child.send({ type: 'end' } satisfies FromSupervisor, () => {})
    const seconds = (Number(process.env.STOP_SECONDS) || 30) + MORE_SECONDS
    setTimeout(() => child?.kill('SIGKILL'), seconds * 1000).unref()
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  start()
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
