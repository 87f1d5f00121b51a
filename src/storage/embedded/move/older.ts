import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { loadSnapshot } from '../../snapshot/load.ts'
import { snapshotOf } from '../../snapshot/read.ts'
import { syncFolder } from '../../sync-folder.ts'
import { DatabaseUnavailable } from '../../unavailable.ts'
import { type Binaries, findOlderBinaries } from '../binaries.ts'
import { makeCluster } from '../cluster.ts'
import { type MoveWorld, useCluster } from './use-cluster.ts'

/** A major version of PostgreSQL reads no files of another: the rows are read by the old server and put into the new. */

/**
 * Brings a cluster of an older major version over; the old one is kept beside it, with its version in the name. Throws
 * DatabaseUnavailable when the programs of that version are not here; nothing was changed then.
 */
export async function moveFromOlder(
  cluster: string,
  major: number,
  world: MoveWorld,
  older: Binaries | null = findOlderBinaries(major),
): Promise<void> {
  if (!older) {
    throw new DatabaseUnavailable(
      `The database in ${cluster} was written by PostgreSQL ${major}, and this version brings ${world.binaries.major}. Install the package postgresql-${major}, so that it can be read once, or make a backup with the version that wrote it and restore that into an empty folder.`,
    )
  }
  world.log?.warn({}, `the database of PostgreSQL ${major} is brought over to ${world.binaries.major}, once`)
  await makeCluster(
    cluster,
    world,
    (aside) =>
      useCluster(cluster, { ...world, binaries: older }, (from) =>
        useCluster(aside, world, (to) =>
          from
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(async (trx) => {
              await loadSnapshot(to, await snapshotOf(trx))
            }),
        ),
      ),
    () => rename(cluster, keptName(cluster, major)),
  )
}

const keptName = (cluster: string, major: number) => `${cluster}-${major}`

/** A start that was killed between the two renames has left no cluster: then the old one is the one that counts. */
export async function putBack(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  if (existsSync(cluster) || !existsSync(folder)) return
  const kept = (await readdir(folder)).find((name) => name.match(`^${basename(cluster)}-\\d+$`))
  if (!kept) return
  await rename(join(folder, kept), cluster)
  await syncFolder(folder)
}
