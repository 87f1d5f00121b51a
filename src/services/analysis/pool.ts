import type { OnStep } from '@postproof/spam-test/steps'
import type { Logger } from 'pino'
import { Refusal } from '#platform/refusals/refusal.ts'
import { createFairQueue, type FairQueue, type Sharer } from './fair-queue.ts'
import type { Input, OperationName, Output } from './operations.ts'
import type { AnalysisProcess } from './process.ts'
import { ProcessEnded } from './process.ts'
import { createSlot, NotStarted, type Slot } from './slot.ts'

/**
 * Hands mails to the processes that read them. Small mails share some processes, several at once; large ones, and those
 * under which a process ended, are read one by one in a process beside them, so that nobody waits for another's bomb.
 * Who goes first is decided fairly, by network and account.
 */
export type AnalysisPool = {
  /** Rejects with Unreadable when the mail ended its process each time, with AnalysisError when the operation failed. */
  run<Name extends OperationName>(task: Task<Name>): Promise<Output<Name>>
  state(): PoolState
  /** Resolves when what was begun is done and no process is left. */
  close(): Promise<void>
}

/** A mail whose octets are fetched when it is its turn: a large one need not wait in memory. */
export type MailOctets = { octets: number; load(): Promise<Uint8Array> }

export const octetsOf = (raw: Uint8Array): MailOctets => ({ octets: raw.byteLength, load: async () => raw })

export type Task<Name extends OperationName = OperationName> = {
  operation: Name
  input: Input<Name>
  mail: MailOctets
  /** For whom it is done: those who share a name here share their part of the processes. */
  sharers: readonly Sharer[]
  onStep?: OnStep
}

export type PoolState = {
  /** Processes for small mails that run. */
  running: number
  /** For how long no small mail could be read, ms; 0 while it can. */
  downMs: number
  /** Mails that wait for a process, small and large. */
  waiting: { small: number; large: number }
}

/**
 * No process could read the mail: it ended of it (`crashed`), or it took longer than any mail may. Whoever asks for something
 * that only reading tells, such as its source, is refused with 422.
 */
export class Unreadable extends Refusal {
  readonly ending: 'crashed' | 'deadline'
  constructor(ending: 'crashed' | 'deadline') {
    super(422, 'unreadable', ending === 'crashed' ? 'test.unreadable_mail' : 'test.mail_takes_too_long')
    this.name = 'Unreadable'
    this.ending = ending
  }
}

/** The pool is being closed: nothing is decided about the mail. */
export class PoolClosed extends Error {
  override name = 'PoolClosed'
}

/** Octets from which a mail is read alone: below, each takes some tenths of a second at most. */
export const LARGE = 256 * 1024
/** Small mails that one process reads at once: most of that time is waiting for the world's answers. */
const AT_ONCE = 8
/** A process that was killed from elsewhere is no fault of the mail, but something must come to an end. */
const KILLS_SURVIVED = 5
/** What a mail takes beside its octets, in octets. */
const OVERHEAD = 16 * 1024

type Waiting = {
  task: Task
  alone: boolean
  crashes: number
  kills: number
  resolve(output: unknown): void
  reject(error: unknown): void
}
type Lane = { queue: FairQueue<Waiting>; slots: Slot[]; atOnce: number }

export function createAnalysisPool(world: {
  /** Processes for small mails, at least 1; one of them is always there. */
  processes: number
  start(kind: 'small' | 'large'): AnalysisProcess
  log: Logger
}): AnalysisPool {
  const { processes, log } = world
  const lane = (kind: 'small' | 'large', slots: number, atOnce: number): Lane => ({
    queue: createFairQueue(),
    atOnce,
    slots: Array.from({ length: slots }, (_, index) =>
      createSlot({
        start: () => world.start(kind),
        keep: kind === 'small' && index === 0,
        freed: () => pump(),
        log,
      }),
    ),
  })
  const small = lane('small', processes, AT_ONCE)
  const large = lane('large', Math.max(1, Math.floor(processes / 2)), 1)
  const under = new Set<Promise<void>>()
  let closed = false

  const add = (waiting: Waiting) => {
    if (closed) return waiting.reject(new PoolClosed())
    const { sharers, mail } = waiting.task
    const { queue } = waiting.alone ? large : small
    queue.push(waiting, { sharers, cost: mail.octets + OVERHEAD })
    pump()
  }

  function pump() {
    for (const { queue, slots, atOnce } of [small, large]) {
      while (queue.length) {
        const slot = freest(slots, atOnce)
        if (!slot) break
        const work = read(queue.shift()!, slot).finally(() => {
          under.delete(work)
          pump()
        })
        under.add(work)
      }
    }
  }

  async function read(waiting: Waiting, slot: Slot): Promise<void> {
    const { operation, input, mail, onStep } = waiting.task
    try {
      const output = await slot.use(async (process) =>
        process.run({ operation, raw: await mail.load(), input, ...(onStep ? { onStep } : {}) }),
      )
      waiting.resolve(output)
    } catch (error) {
      if (error instanceof ProcessEnded) retry(waiting, error)
      else if (error instanceof NotStarted) add(waiting)
      else waiting.reject(error)
    }
  }

  /** Tried once more alone: it is unknown which of the mails in the process it died of. */
  function retry(waiting: Waiting, { ending }: ProcessEnded) {
    const { operation, mail } = waiting.task
    const again = (more: Partial<Waiting>) => add({ ...waiting, ...more })
    log.warn({ operation, octets: mail.octets, ending }, 'a process ended while it read a mail')
    if (ending === 'killed' || ending === 'stopped') {
      return waiting.kills < KILLS_SURVIVED
        ? again({ kills: waiting.kills + 1 })
        : waiting.reject(new Unreadable('crashed'))
    }
    const wasAlone = waiting.alone
    if (wasAlone && (ending === 'deadline' || waiting.crashes > 0)) waiting.reject(new Unreadable(ending))
    else again({ alone: true, crashes: waiting.crashes + 1 })
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const alone = task.mail.octets >= LARGE
        const given = { alone, crashes: 0, kills: 0 }
        add({ task: task as unknown as Task, ...given, resolve: resolve as Waiting['resolve'], reject })
      }),
    state() {
      return {
        running: small.slots.filter(({ runs }) => runs()).length,
        downMs: small.slots[0]!.downMs(),
        waiting: { small: small.queue.length, large: large.queue.length },
      }
    },
    async close() {
      closed = true
      for (const { queue } of [small, large]) {
        while (queue.length) queue.shift()!.reject(new PoolClosed())
      }
      await Promise.all(under)
      await Promise.all([...small.slots, ...large.slots].map((slot) => slot.close()))
    },
  }
}

/** The one with the least to do; another is started when all have something to do already. */
function freest(slots: readonly Slot[], atOnce: number): Slot | undefined {
  const open = slots.filter((slot) => slot.usable() && slot.load() < atOnce)
  return open.sort((a, b) => a.load() - b.load() || Number(b.runs()) - Number(a.runs()))[0]
}
