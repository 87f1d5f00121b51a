import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { OnStep } from '@postproof/spam-test/steps'
import type { Config } from '#config.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { endWithThisProcess } from '#supervised.ts'
import type { OperationName } from './operations.ts'

/**
 * One process that reads mails, seen from the one that gives it work. What it may use is held from outside: the heap by
 * V8's own limit, processor time by looking, since a process that is stuck cannot look itself.
 */
export type AnalysisProcess = {
  /** Rejects with ProcessEnded when it ends before it has answered, with AnalysisError when it says that it failed. */
  run(task: { operation: OperationName; raw: Uint8Array; input: unknown; onStep?: OnStep }): Promise<unknown>
  /** Resolves when it can be given work; rejects when it ends before. */
  ready: Promise<void>
  ended: Promise<Ending>
  pid: number | null
  /** Ends it; call when it has nothing to do any more. */
  stop(): void
}

/**
 * - `crashed`: by itself, as when its heap is full. `killed`: by a signal that came from elsewhere.
 * - `deadline`: we ended it since it took too long. `stopped`: we asked it to.
 */
export type Ending = 'crashed' | 'killed' | 'deadline' | 'stopped'

export class ProcessEnded extends Error {
  override name = 'ProcessEnded'
  ending: Ending
  constructor(ending: Ending) {
    super(`the process that read the mail ended: ${ending}`)
    this.ending = ending
  }
}

/** What the process said went wrong; it goes on. */
export class AnalysisError extends Error {
  override name = 'AnalysisError'
}

export type ToProcess =
  | { type: 'config'; config: Config }
  | { type: 'run'; id: number; operation: OperationName; raw: Uint8Array; input: unknown }

export type FromProcess =
  | { type: 'ready' }
  | { type: 'steps'; id: number; steps: Parameters<OnStep>[] }
  | { type: 'done'; id: number; output: unknown }
  | { type: 'failed'; id: number; message: string }
  | { type: 'lookups'; lookups: Parameters<Metrics['lookup']>[] }

export type ProcessLimits = {
  /** Limit of V8's heap, MB. */
  heap: number
  /** Processor time from the moment a mail is handed over until its answer, s. */
  processorSeconds: number
  /** The same by the clock, for a process that does not move at all, s. */
  seconds: number
}

type World = {
  config: Config
  limits: ProcessLimits
  /** How much it stands back for others, as `nice` has it; 0 is not at all. */
  niceness: number
  metrics: Pick<Metrics, 'lookup'>
}

type Open = {
  resolve(output: unknown): void
  reject(error: Error): void
  onStep: OnStep | undefined
  /** When it was handed over, ms, and the processor time that the process had used by then, s. */
  since: number
  used: number
}

const CHILD = join(import.meta.dirname, 'child.ts')
const LOOK_MS = 500
/** Exiting takes a moment; native code that is stuck may hold it up forever. */
const EXIT_MS = 5_000
/** Signals by which a program ends itself: V8 when its heap is full, or by a fault. */
const OWN_FAULTS = new Set(['SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE'])

export function startAnalysisProcess({ config, limits, niceness, metrics }: World): AnalysisProcess {
  const child = fork(CHILD, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.heap}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const open = new Map<number, Open>()
  let count = 0
  let ours: Ending | null = null
  let over: ProcessEnded | null = null
  let isReady = false
  let heard: () => void
  let unheard: (error: Error) => void
  const ready = new Promise<void>((resolve, reject) => {
    heard = resolve
    unheard = reject
  })
  ready.catch(() => {})

  const send = (message: ToProcess) => {
    // A process that could not be spawned has no channel; its exit is reported like any other.
    if (child.connected) child.send(message, () => {})
  }
  const kill = (ending: Ending) => {
    ours ??= ending
    child.kill('SIGKILL')
  }
  const look = () => {
    const used = processorSeconds(child.pid)
    const late = [...open.values()].some(
      (task) =>
        (used !== null && used - task.used > limits.processorSeconds) ||
        performance.now() - task.since > limits.seconds * 1000,
    )
    if (late) kill('deadline')
  }
  /** Only while a mail is being read: each look wakes the process that answers. */
  let watch: NodeJS.Timeout | undefined
  const rest = () => {
    if (open.size) return
    clearInterval(watch)
    watch = undefined
  }

  child.on('message', (message: FromProcess) => {
    if (message.type === 'ready') {
      isReady = true
      return heard()
    }
    if (message.type === 'lookups') {
      for (const lookup of message.lookups) metrics.lookup(...lookup)
      return
    }
    const task = open.get(message.id)
    if (!task) return
    if (message.type === 'steps') {
      for (const step of message.steps) task.onStep?.(...step)
      return
    }
    open.delete(message.id)
    rest()
    if (message.type === 'done') task.resolve(message.output)
    else task.reject(new AnalysisError(message.message))
  })
  const ended = endOf(child).then((ending) => {
    clearInterval(watch)
    over = new ProcessEnded(ours ?? ending)
    unheard(over)
    // After the waiting callers were settled: their retries must not be given to this process.
    setImmediate(() => {
      for (const task of open.values()) task.reject(over!)
      open.clear()
    })
    return over.ending
  })
  standBack(child.pid, niceness)
  endWithThisProcess(child)
  send({ type: 'config', config })

  return {
    ready,
    ended,
    pid: child.pid ?? null,
    run: ({ operation, raw, input, onStep }) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over)
        const id = ++count
        const used = processorSeconds(child.pid) ?? 0
        open.set(id, { resolve, reject, onStep, since: performance.now(), used })
        watch ??= setInterval(look, LOOK_MS).unref()
        send({ type: 'run', id, operation, raw, input })
      }),
    stop() {
      ours ??= 'stopped'
      // While it starts it may lose its channel before it listens for that, and live on; there is nothing to lose.
      if (!isReady || !child.connected) return void child.kill('SIGKILL')
      child.disconnect()
      const late = setTimeout(() => child.kill('SIGKILL'), EXIT_MS)
      ended.finally(() => clearTimeout(late))
    },
  }
}

function endOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', () => resolve('crashed'))
    child.once('exit', (_code, signal) => resolve(signal && !OWN_FAULTS.has(signal) ? 'killed' : 'crashed'))
  })
}

/** Where the system does not allow it, all are treated alike. */
function standBack(pid: number | undefined, niceness: number): void {
  try {
    if (pid && niceness) setPriority(pid, niceness)
  } catch {
    // As before.
  }
}

/** Linux counts in hundredths (proc(5), `utime` and `stime`). */
const TICKS = 100

/** What a process has used so far, s; null where the system does not say. */
function processorSeconds(pid: number | undefined): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return null
  }
}
