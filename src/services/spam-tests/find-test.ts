import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { findPictures } from '#storage/pictures.ts'
import { findOwner, findTest, readRaw } from '#storage/tests.ts'
import { octetsOf } from '../analysis/pool.ts'
import { type MailReader, readBy, readTest } from '../analysis/reader.ts'
import type { SpamTestsWorld } from './world.ts'

/** A test by its id, and its mail; `example` is the sample. */

export type Row = NonNullable<Awaited<ReturnType<typeof findTest>>>

export const notFound = () => new Refusal(404, 'not_found', 'test.not_found')
export const gone = () => new Refusal(410, 'expired', 'test.expired')
export const noMailYet = () => new Refusal(409, 'not_ready', 'test.no_mail_yet')
/** Longer than any id we give out: the database need not be asked. */
const idPattern = /^[a-z2-7]{29}(-[1-9]\d{0,5})?$/

/** What `find` reads of a test. Refusals for what was never there, is over, or has no mail yet. */
export async function findKept<T extends Pick<Row, 'status' | 'expires_at'>>(
  { database, addresses, clock }: SpamTestsWorld,
  id: string,
  find: (db: Db, id: string) => Promise<T | undefined>,
): Promise<T> {
  if (!idPattern.test(id)) throw notFound()
  const row = await find(database.db, id)
  if (row && (row.status === 'deleted' || row.expires_at.getTime() < clock.now())) throw gone()
  if (row) return row
  const { state } = addresses.recognize(id, clock.now())
  throw state === 'live' ? noMailYet() : state === 'expired' ? gone() : notFound()
}

export const findRow = (world: SpamTestsWorld, id: string): Promise<Row> => findKept(world, id, findTest)

export async function rawOf(world: SpamTestsWorld, id: string): Promise<Uint8Array> {
  if (id === 'example') return world.sample.raw()
  await findKept(world, id, findPictures)
  const raw = await readRaw(world.blobs, id)
  if (!raw) throw gone()
  return raw
}

export async function readerOf(world: SpamTestsWorld, id: string): Promise<MailReader> {
  const [raw, test] = [await rawOf(world, id), await findOwner(world.database.db, id)]
  return test ? readTest(world.pool, raw, test) : readBy(world.pool, { mail: octetsOf(raw) })
}

export const emailOf = ({ config }: SpamTestsWorld, id: string) => `${id}@${config.MAIL_DOMAIN}`
export const urlOf = ({ config }: SpamTestsWorld, id: string) => `${config.PUBLIC_URL}/results/${id}`
