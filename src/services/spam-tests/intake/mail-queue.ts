import { networkOf } from '@postproof/engine/networks/networks'
import type { Backlog } from '#platform/health/overload.ts'
import { captureContext, withContext } from '#platform/logs/request-context.ts'
import { createFairQueue } from '../../analysis/fair-queue.ts'
import { LARGE } from '../../analysis/pool.ts'
import { sharersOf } from '../../analysis/sharers.ts'
import { isUndecided } from '../analyze-test.ts'
import { analyzeMail, type Entry, type IntakeWorld, storeMail } from './store-mail.ts'

/** Accepted mails, of which few are stored at once; what cannot be stored now is tried again. */
export type MailQueue = {
  take(mail: Pick<Entry, 'spoolId' | 'addressId' | 'session' | 'newsletterId'> & { raw: Uint8Array }): void
  depth(): number
  /** Octets in memory. */
  bytes(): number
  backlog(): Backlog
  backlogOf(network: string): Backlog
  /** When the next mail was done with. */
  changed(): Promise<void>
  isIdle(): boolean
}

const STORING_AT_ONCE = 8
/** What a mail takes of the database beside its octets, in octets. */
const OVERHEAD = 16 * 1024
/** Between tries while the database is away; what fails for another reason is tried so many times. */
const again = { firstMs: 500, mostMs: 15_000, tries: 4 }

export function createMailQueue(world: IntakeWorld): MailQueue {
  const { log } = world
  const queue = createFairQueue<Entry>()
  /** All that were accepted and are not done with here. */
  const entries = new Set<Entry>()
  /** How many of those wait for another attempt. */
  let putOffs = 0
  const freed: (() => void)[] = []
  let storing = 0
  /** Begun with: being stored, or in the hands of the analysis. */
  let under = 0

  const push = (entry: Entry) => {
    queue.push(entry, { sharers: sharersOf(entry.session, null), cost: entry.octets + OVERHEAD })
    pump()
  }
  const pump = () => {
    while (storing < STORING_AT_ONCE && queue.length) {
      const entry = queue.shift()!
      entry.waits = false
      entry.within(() => withContext({ spoolId: entry.spoolId }, () => process(entry)))
    }
  }
  const process = async (entry: Entry) => {
    under++
    try {
      const id = entry.testId ?? (await storeInTurn(entry))
      entry.testId = id
      await withContext({ testId: id }, () => analyzeMail(world, id, entry))
      entries.delete(entry)
    } catch (error) {
      putOff(entry, error)
    } finally {
      under--
      for (const resolve of freed.splice(0)) resolve()
    }
  }
  const storeInTurn = async (entry: Entry): Promise<string> => {
    storing++
    try {
      const id = await storeMail(world, entry, entry.raw!)
      log.info({ octets: entry.octets, testId: id }, 'mail stored')
      return id
    } finally {
      storing--
      pump()
    }
  }
  const putOff = (entry: Entry, error: unknown) => {
    entry.tries++
    if (!isUndecided(error) && entry.tries > again.tries) {
      log.error({ error, spoolId: entry.spoolId }, 'mail stays in the spool until the next start')
      entries.delete(entry)
      return
    }
    const ms = Math.min(again.firstMs * 2 ** (entry.tries - 1), again.mostMs)
    log.warn({ error, spoolId: entry.spoolId, ms }, 'mail waits in the spool and is tried again')
    entry.waits = true
    putOffs++
    setTimeout(() => {
      putOffs--
      push(entry)
    }, ms).unref()
  }

  return {
    take(mail) {
      const entry = entryOf(mail)
      entries.add(entry)
      push(entry)
    },
    depth: () => under + queue.length + putOffs,
    bytes: () => bytesOf([...entries]),
    backlog: () => backlogOf([...entries], ({ octets }) => octets >= LARGE),
    backlogOf: (network) => backlogOf([...entries].filter((entry) => entry.network === network)),
    changed: () => new Promise<void>((resolve) => freed.push(resolve)),
    isIdle: () => !under && !queue.length,
  }
}

const entryOf = (mail: Parameters<MailQueue['take']>[0]): Entry => ({
  ...mail,
  ...{ octets: mail.raw.byteLength, testId: null, at: performance.now(), tries: 0, waits: true },
  network: networkOf(mail.session.clientAddress ?? ''),
  within: captureContext(),
})

/** `mayWait`: large mails, which are read one by one, may wait long without anyone being at fault. */
function backlogOf(all: Entry[], mayWait: (entry: Entry) => boolean = () => false): Backlog {
  const waiting = all.filter(({ waits }) => waits)
  const oldest = Math.min(...waiting.filter((entry) => !mayWait(entry)).map(({ at }) => at))
  return {
    mails: waiting.length,
    bytes: bytesOf(all),
    oldestMs: Number.isFinite(oldest) ? performance.now() - oldest : 0,
  }
}

const bytesOf = (entries: Entry[]) => entries.reduce((total, { raw }) => total + (raw?.byteLength ?? 0), 0)
