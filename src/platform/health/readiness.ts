import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import type { Clock } from '@postproof/engine/world'
import { message, messageOf, type Sayable } from '@postproof/messages/message'
import { programInUse } from '#adapters/browser/programs.ts'
import type { Config } from '#config.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Db } from '#storage/db.ts'
import { readQueueTick } from '#storage/health.ts'
import { countDamaged } from '#storage/spool/damaged.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import type { Spool } from '#storage/spool/spool.ts'
import { withTimeout } from '../concurrency/timeout.ts'
import { type PartState, sizeOf, spanOf } from './part-state.ts'

/** Whether this process can do its work now, part by part, with the reason for what cannot. */
export type Readiness = { ok: boolean; parts: ReadyPart[] }
/** `warning`: it works without that part, but not with all it has. */
export type ReadyStatus = 'good' | 'warning' | 'bad'
export type ReadyPart = PartState<ReadyStatus> & { id: string }

type World = {
  config: Pick<Config, 'DATA_DIR' | 'PARTS' | 'PICTURES' | 'CHROMIUM_PATH'>
  db: Db
  blobs: Pick<Blobs, 'keeper' | 'check'>
  spool: Pick<Spool, 'unread'>
  /** For how long no mail could be read, ms; null where this process reads none. */
  analysis: (() => { downMs: number }) | null
  clock: Clock
}

const TIMEOUT_MS = 2_000
/** The clock of the queue ticks each half minute; after a start it has a while. */
export const QUIET_MS = 5 * 60_000
/** A process that reads mails is ready again long before. */
export const DOWN_MS = 60_000
/** Octets below which no mail can be taken. */
export const LEAST_FREE = 64 * 1024 * 1024

export function createReadiness(world: World): () => Promise<Readiness> {
  const seen: SeenTick = { tick: null, at: performance.now() }
  return async () => {
    const { PARTS, PICTURES } = world.config
    const parts = await Promise.all([
      within('database', database(world)),
      within('spool', waitingMail(world)),
      ...(PARTS.includes('jobs') ? [within('jobs', jobs(world, seen))] : []),
      ...(world.analysis ? [Promise.resolve(analysis(world.analysis()))] : []),
      ...(world.blobs.keeper === 's3' ? [within('store', store(world)).then(lessThanBad)] : []),
      ...(PICTURES ? [Promise.resolve(browser(world))] : []),
    ])
    return { ok: parts.every(({ status }) => status !== 'bad'), parts }
  }
}

const part =
  (status: ReadyStatus) =>
  (id: string, ...reasons: Sayable[]): ReadyPart => ({ id, status, reasons: reasons.map(messageOf) })
const [good, warning, bad] = [part('good'), part('warning'), part('bad')]

async function within(id: string, work: Promise<ReadyPart>): Promise<ReadyPart> {
  const failed = work.catch((error: unknown) => {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).name
    return bad(id, message('health.failed', { why }))
  })
  return withTimeout(failed, TIMEOUT_MS, () =>
    bad(id, message('health.no_answer', { seconds: TIMEOUT_MS / 1000 })),
  )
}

async function database({ db }: World): Promise<ReadyPart> {
  await db.selectNoFrom((is) => is.lit(1).as('one')).executeTakeFirst()
  return good('database', 'health.answers')
}

async function waitingMail({ config, spool }: World): Promise<ReadyPart> {
  const folder = spoolOf(config.DATA_DIR)
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < LEAST_FREE) return bad('spool', message('health.spool.full', { size: sizeOf(free) }))
  const damage = whatDamage(await countDamaged(folder), spool.unread())
  return damage.length ? warning('spool', ...damage) : good('spool', 'health.spool.writable')
}

/** None when nothing is damaged. */
function whatDamage(pieces: number, unread: number): Sayable[] {
  const all = [
    ...(pieces ? [message('health.spool.damaged', { count: pieces })] : []),
    ...(unread ? [message('health.spool.unread', { count: unread })] : []),
  ]
  return all.length ? [...all, 'health.spool.see'] : []
}

/** After a start, and when one was ended, it is a matter of a second. */
function analysis({ downMs }: { downMs: number }): ReadyPart {
  if (!downMs) return good('analysis', 'health.analysis.reads')
  const down = message('health.analysis.down', { span: spanOf(downMs) })
  return downMs > DOWN_MS ? bad('analysis', down) : warning('analysis', down)
}

async function store({ blobs }: World): Promise<ReadyPart> {
  await blobs.check()
  return good('store', 'health.answers')
}

/** Mail is taken and reports are shown without the object store too, only not the mails themselves. */
const lessThanBad = (part: ReadyPart): ReadyPart =>
  part.status === 'bad' ? { ...part, status: 'warning' } : part

/** Seen by this process: how old a tick is by the clock of the database says nothing after that clock has stepped. */
type SeenTick = { tick: string | null; at: number }

async function jobs({ db }: World, seen: SeenTick): Promise<ReadyPart> {
  const found = await readQueueTick(db)
  if (found && found.tick !== seen.tick) Object.assign(seen, { tick: found.tick, at: performance.now() })
  const quiet = performance.now() - seen.at
  if (quiet < QUIET_MS) return good('jobs', found ? 'health.jobs.ticks' : 'health.jobs.started')
  return bad('jobs', message('health.jobs.quiet', { span: spanOf(quiet) }))
}

/** Reports are made without pictures too. */
function browser({ config: { CHROMIUM_PATH } }: World): ReadyPart {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) return warning('browser', 'health.browser.missing')
  const program = programInUse(CHROMIUM_PATH)
  if (!program) return warning('browser', 'health.browser.none')
  return good('browser', message('health.browser.present', { program }))
}
