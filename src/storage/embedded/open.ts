import { mkdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { findBinaries } from './binaries.ts'
import { clusterMajor, clusterOf, makeCluster } from './cluster.ts'
import { moveFromOlder, putBack } from './move/older.ts'
import { type MoveWorld, useCluster } from './move/use-cluster.ts'
import { nameOldDatabase, refuseOldDatabase } from './old-database.ts'
import { findRunAs } from './run-as.ts'
import { type Served, serve } from './serve.ts'
import type { ServerLog } from './server.ts'
import { reachSocket, urlOf } from './socket-path.ts'
import { isServed, socketIn } from './stale-files.ts'

/**
 * The database that comes with the program: PostgreSQL's own server as a child of the process that owns the data folder,
 * reached by a socket in it and by nothing else.
 */

export type EmbeddedOptions = {
  /** Connections that may be open at once. */
  connections: number
  /** Off for tests alone: what is committed is on disk. Default on. */
  sync?: boolean
  log?: ServerLog
}

/**
 * Starts the server of a data folder that this process has locked, after making the database where there is none, or
 * bringing over what an older PostgreSQL left there. Throws DatabaseUnavailable with words for the operator.
 */
export async function startEmbedded(directory: string, options: EmbeddedOptions): Promise<Served> {
  const world = await worldOf(directory, options)
  const { binaries } = world
  const cluster = clusterOf(directory)
  await putBack(cluster)
  const major = await clusterMajor(cluster)
  if (major === null) {
    refuseOldDatabase(directory)
    await makeCluster(cluster, world)
  } else if (major < binaries.major) await moveFromOlder(cluster, major, world)
  else if (major > binaries.major) {
    throw new DatabaseUnavailable(
      `The database in ${cluster} was written by PostgreSQL ${major}; this version of the program brings ${binaries.major}. Start a newer version.`,
    )
  }
  nameOldDatabase(directory, cluster, world.log)
  return serve(cluster, world)
}

/**
 * Makes the database of a data folder that has none and fills it, whole or not at all: `fill` may do last things that have
 * to precede it. The folder is locked by this process.
 */
export async function makeEmbedded(
  directory: string,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const world = await worldOf(directory, { connections: MAKING_CONNECTIONS })
  await makeCluster(clusterOf(directory), world, (aside) => useCluster(aside, world, fill))
}

const MAKING_CONNECTIONS = 5

async function worldOf(directory: string, options: EmbeddedOptions): Promise<MoveWorld> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return { binaries: findBinaries(), runAs: await findRunAs(directory), ...options }
}

/** The server that another process has started in this folder; null when none answers. */
export async function reachEmbedded(directory: string): Promise<{ url: string; release(): void } | null> {
  const { folder, release } = reachSocket(clusterOf(directory))
  if (await isServed(socketIn(folder))) return { url: urlOf(folder), release }
  release()
  return null
}
