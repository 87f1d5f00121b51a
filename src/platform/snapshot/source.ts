import type { Config } from '#config.ts'
import { connectPostgres } from '#storage/snapshot/connect.ts'
import { snapshotOf } from '#storage/snapshot/read.ts'
import { type Snapshot, SnapshotError } from '#storage/snapshot/types.ts'
import { visitServer } from '#storage/visit.ts'
import { hasDatabase } from './folder.ts'

type Use<T> = (snapshot: Snapshot) => Promise<T>

/**
 * The database of these settings as of one moment, whether its instance runs or not. Throws SnapshotError when there is
 * none, LockedError while the instance starts; with `alone` also while it runs. `without`: tables whose rows are left out.
 */
export async function withSnapshot<T>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  use: Use<T>,
  { alone = false, without = [] }: { alone?: boolean; without?: readonly string[] } = {},
): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR: directory } = config
  if (!url && !hasDatabase(directory)) {
    throw new SnapshotError(
      `There is no database in ${directory}. Set DATA_DIR to the folder of the instance, or DATABASE_URL to its PostgreSQL.`,
    )
  }
  const server = await visitServer({ url, directory, alone })
  try {
    return await snapshotAt(server.url, without, use)
  } finally {
    await server.close()
  }
}

async function snapshotAt<T>(url: string, without: readonly string[], use: Use<T>): Promise<T> {
  const { db, close } = await reach(url)
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => use(await snapshotOf(trx, without)))
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
