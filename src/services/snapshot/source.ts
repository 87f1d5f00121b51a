import { rm } from 'node:fs/promises'
import type { Config } from '#config.ts'
import { openEmbedded } from '#storage/database.ts'
import { LockedError } from '#storage/lock.ts'
import { connectPostgres } from '#storage/snapshot/connect.ts'
import { snapshotOf } from '#storage/snapshot/read.ts'
import { type Snapshot, SnapshotError } from '#storage/snapshot/types.ts'
import { askForCopy } from './ask.ts'
import { hasDatabase } from './folder.ts'

type Use<T> = (snapshot: Snapshot) => Promise<T>

/** The database of these settings as of one moment, whether its instance runs or not. */
export async function withSnapshot<T>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  use: Use<T>,
): Promise<T> {
  if (config.DATABASE_URL) return fromPostgres(config.DATABASE_URL, use)
  try {
    return await fromFolder(config.DATA_DIR, use)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    const { folder, release } = await askForCopy(config.DATA_DIR, error.message.replace(/ Stop it.*/, ''))
    try {
      return await fromFolder(folder, use)
    } finally {
      await rm(folder, { recursive: true, force: true })
      release()
    }
  }
}

/** Throws LockedError when a process has the folder, SnapshotError when there is no database in it. */
export async function fromFolder<T>(directory: string, use: Use<T>): Promise<T> {
  if (!hasDatabase(directory)) {
    throw new SnapshotError(
      `There is no database in ${directory}. Set DATA_DIR to the folder of the instance, or DATABASE_URL to its PostgreSQL.`,
    )
  }
  const { db, close } = await openEmbedded(directory)
  try {
    // It has the database for itself, so that it sees one moment.
    return await db.transaction().execute(async (trx) => use(await snapshotOf(trx)))
  } finally {
    await close()
  }
}

async function fromPostgres<T>(url: string, use: Use<T>): Promise<T> {
  const { db, close } = await reach(url)
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => use(await snapshotOf(trx)))
  } finally {
    await close()
  }
}

/** Throws SnapshotError with what PostgreSQL says; never with the address, which holds a password. */
export async function reach(url: string) {
  if (!/^postgres(?:ql)?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new SnapshotError(
      'Give the address of a PostgreSQL database, such as postgres://postproof:PASSWORD@db.example.org/postproof.',
    )
  }
  const connection = await connectPostgres(url)
  try {
    await connection.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
    return connection
  } catch (error) {
    await connection.close()
    const { host } = new URL(url)
    const { message, code } = error as NodeJS.ErrnoException
    throw new SnapshotError(`The database at ${host || 'this machine'} cannot be used: ${message || code}.`)
  }
}
