import { randomUUID } from 'node:crypto'
import type { Session } from '@postproof/spam-test/types'
import { z } from 'zod'
import type { Backlog } from '#platform/health/overload.ts'
import { createMailQueue, type MailQueue } from './mail-queue.ts'
import type { IntakeWorld } from './store-mail.ts'

/** One mail for one or more test addresses. `raw` is kept as it came. */
export type Mail = {
  ids: string[]
  raw: Uint8Array
  session: Session
  /** Whose issue it is. */
  newsletterId?: string
}

export type Intake = {
  /** Resolves when the mail is on disk and synced. Ask `backlog` before a mail is taken: here it is too late. */
  accept(mail: Mail): Promise<void>
  /** Takes up what an earlier run accepted and did not finish; answers how many. */
  resume(): Promise<number>
  /** Resolves when everything accepted so far is stored and analyzed. */
  idle(): Promise<void>
  /** Mails accepted and not yet analyzed, in this process. */
  depth(): number
  /** What was accepted and not begun with; `bytes` with what is under way. */
  backlog(): Backlog
  /** How many of those one network sent (networkOf). */
  backlogOf(network: string): Backlog
}

const spooled = z.object({
  addressId: z.string(),
  newsletterId: z.string().optional(),
  session: z.custom<Session>((value) => typeof value === 'object' && value !== null),
})
const WAITING_BYTES = 64 * 1024 * 1024

/**
 * receive -> store raw: the mail goes to the spool first, then into the database, then straight to analysis. Its entry in
 * the spool stays until it is analyzed, so that a process that is started again goes on with it at once; taking one up twice
 * is harmless. While the database is away mail waits here and in the spool.
 */
export function createIntake(world: IntakeWorld): Intake {
  const { spool } = world
  const queue = createMailQueue(world)
  return {
    async accept({ ids, raw, session, newsletterId }) {
      const about = { session, ...(newsletterId === undefined ? {} : { newsletterId }) }
      const mails = ids.map((addressId) => ({ spoolId: randomUUID(), meta: { addressId, ...about } }))
      await Promise.all(mails.map(({ spoolId, meta }) => spool.write({ id: spoolId, meta, raw })))
      for (const { spoolId, meta } of mails) queue.take({ spoolId, raw, ...meta })
    },
    resume: () => replay(world, queue),
    async idle() {
      while (!queue.isIdle()) await queue.changed()
    },
    depth: queue.depth,
    backlog: queue.backlog,
    backlogOf: queue.backlogOf,
  }
}

async function replay({ spool }: IntakeWorld, queue: MailQueue): Promise<number> {
  let count = 0
  for await (const { id, meta: found, raw } of spool.replay()) {
    const parsed = spooled.safeParse(found)
    if (!parsed.success) {
      await spool.setAside(id, 'not what a mail has beside it')
      continue
    }
    while (queue.bytes() > WAITING_BYTES) await queue.changed()
    queue.take({ spoolId: id, raw, ...parsed.data })
    count++
  }
  return count
}
