import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import type { Clock } from '@postproof/engine/world'
import type { Config } from '#config.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Db } from '#storage/database.ts'
import { readQueueTick } from '#storage/health.ts'
import { countDamaged } from '#storage/spool/damaged.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import type { Spool } from '#storage/spool/spool.ts'
import { withTimeout } from '../concurrency/timeout.ts'

/** Whether this process can do its work now, part by part, with the reason for what cannot. */
export type Readiness = { ok: boolean; parts: ReadyPart[] }
/** `warning`: it works without that part, but not with all it has. */
export type ReadyPart = { id: string; status: 'good' | 'warning' | 'bad'; detail: string }

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

const good = (id: string, detail: string): ReadyPart => ({ id, status: 'good', detail })
const bad = (id: string, detail: string): ReadyPart => ({ id, status: 'bad', detail })

async function within(id: string, work: Promise<ReadyPart>): Promise<ReadyPart> {
  const failed = work.catch((error: unknown) =>
    bad(id, `It failed: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}.`),
  )
  return withTimeout(failed, TIMEOUT_MS, () => bad(id, `No answer within ${TIMEOUT_MS / 1000} s.`))
}

async function database({ db }: World): Promise<ReadyPart> {
  await db.selectNoFrom((is) => is.lit(1).as('one')).executeTakeFirst()
  return good('database', 'It answers.')
}

async function waitingMail({ config, spool }: World): Promise<ReadyPart> {
  const folder = spoolOf(config.DATA_DIR)
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < LEAST_FREE) return bad('spool', `Its disk has ${Math.round(free / 1024 / 1024)} MB left.`)
  const damage = whatDamage(await countDamaged(folder), spool.unread())
  return damage ? { id: 'spool', status: 'warning', detail: damage } : good('spool', 'It can be written.')
}

/** Empty when nothing is damaged. */
function whatDamage(pieces: number, unread: number): string {
  const lie = pieces === 1 ? '1 damaged piece lies' : `${pieces} damaged pieces lie`
  const kept = unread === 1 ? '1 file of it cannot' : `${unread} files of it cannot`
  const all = [
    ...(pieces ? [`${lie} in DATA_DIR/spool/damaged`] : []),
    ...(unread ? [`${kept} be read to the end`] : []),
  ]
  return all.length ? `${all.join('; ')}; see docs/en/operate/monitoring.md.` : ''
}

/** After a start, and when one was ended, it is a matter of a second. */
function analysis({ downMs }: { downMs: number }): ReadyPart {
  if (!downMs) return good('analysis', 'Mails are read.')
  const detail = `No process has been able to read mails for ${Math.round(downMs / 1000)} s; it is started again.`
  return downMs > DOWN_MS ? bad('analysis', detail) : { id: 'analysis', status: 'warning', detail }
}

async function store({ blobs }: World): Promise<ReadyPart> {
  await blobs.check()
  return good('store', 'It answers.')
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
  if (quiet < QUIET_MS) return good('jobs', found ? 'Their clock ticks.' : 'Started.')
  return bad('jobs', `Their clock last ticked ${Math.round(quiet / 60_000)} minutes ago.`)
}

/** Reports are made without pictures too. */
function browser({ config: { CHROMIUM_PATH } }: World): ReadyPart {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    return {
      id: 'browser',
      status: 'warning',
      detail: 'There is no program at CHROMIUM_PATH: no pictures are made.',
    }
  return good('browser', 'It is there.')
}
