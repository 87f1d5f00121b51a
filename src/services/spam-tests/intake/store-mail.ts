import type { Clock } from '@postproof/engine/world'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import type { Spool } from '#storage/spool/spool.ts'
import { insertTest, readRaw } from '#storage/tests.ts'
import { LARGE } from '../../analysis/pool.ts'
import type { PictureQueue } from '../../pictures/picture-queue.ts'
import type { UseBook } from '../../use/use-book.ts'
import type { Analysis } from '../analysis.ts'
import type { TestAddresses } from './test-addresses.ts'

/** One accepted mail: into the database, then to the analysis and the pictures. */

export type IntakeWorld = {
  database: Database
  blobs: Blobs
  spool: Spool
  addresses: TestAddresses
  analysis: Analysis
  /** Whose the things under a tag are now: a browser's may have moved into an account. */
  presentOwner(tag: string): Promise<string>
  /** Null where no pictures are made. */
  pictures: PictureQueue | null
  clock: Clock
  /** Days that a report of this owner is kept. */
  retentionDays(owner: string | null): Promise<number>
  /** Counts tests for the operator. */
  useBook?: Pick<UseBook, 'note'>
  log: Logger
}

export type Entry = {
  spoolId: string
  addressId: string
  /** Whose issue it is. */
  newsletterId?: string | undefined
  session: Session
  /** Null when it need not be in memory: a large mail is read back when it is its turn. */
  raw: Uint8Array | null
  octets: number
  /** Under which it is stored. */
  testId: string | null
  /** When it came, as performance.now() has it. */
  at: number
  tries: number
  /** Whether it waits for its turn, to be stored or to be read. */
  waits: boolean
  network: string
  /** Runs what comes of it in the request context in which it came. */
  within: <T>(work: () => T) => T
}

/** Answers the id under which it is stored. */
export async function storeMail(world: IntakeWorld, entry: Entry, raw: Uint8Array): Promise<string> {
  const { addresses, blobs, clock, database, pictures } = world
  const recognized = addresses.recognize(entry.addressId, clock.now())
  const receivedAt = new Date(clock.now())
  const owner = recognized.state === 'unknown' ? null : await world.presentOwner(recognized.address.owner)
  const days = await world.retentionDays(owner)
  const id = await insertTest(database.db, blobs, {
    ...entry,
    raw,
    owner,
    receivedAt,
    expiresAt: new Date(receivedAt.getTime() + days * 86_400_000),
    pictures: pictures ? 'pending' : 'disabled',
  })
  const { clientAddress: network, mailFrom } = entry.session
  world.useBook?.note('test', { network, owner, domain: mailFrom?.split('@')[1] })
  return id
}

/** Resolves when the mail is analyzed. */
export async function analyzeMail(world: IntakeWorld, id: string, entry: Entry): Promise<void> {
  entry.raw ??= await readBack(world, id)
  await handOver(world, id, entry, entry.raw)
  // Not before: a process that is started again goes on with it at once.
  world.spool.remove(entry.spoolId)
}

/** A function of its own, which does not wait: what one that waits has named is in memory for as long. */
function handOver(world: IntakeWorld, id: string, entry: Entry, raw: Uint8Array): Promise<void> {
  // It need not wait in memory: there may be many, and each is read alone.
  if (entry.octets >= LARGE) entry.raw = null
  entry.waits = true
  const load = async () => {
    entry.waits = false
    return entry.raw ?? readBack(world, id)
  }
  const mail = { octets: entry.octets, load }
  const analyzed = world.analysis.run(id, { ...entry, raw: mail, firstOf: entry.addressId })
  world.pictures?.offer(id, { raw, session: entry.session }, analyzed)
  return analyzed
}

async function readBack({ blobs }: IntakeWorld, id: string): Promise<Uint8Array> {
  const raw = await readRaw(blobs, id)
  if (!raw) throw new Error('the mail is not there any more')
  return raw
}
