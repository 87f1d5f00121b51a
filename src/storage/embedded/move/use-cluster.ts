import type { Kysely } from 'kysely'
import { connectPostgres } from '../../snapshot/connect.ts'
import type { Tables } from '../../tables.ts'
import type { Binaries } from '../binaries.ts'
import type { RunAs } from '../run-as.ts'
import { serve } from '../serve.ts'
import type { ServerLog } from '../server.ts'

export type MoveWorld = {
  binaries: Binaries
  runAs: RunAs
  connections: number
  sync?: boolean
  log?: ServerLog
}

/** Starts the server of a cluster for as long as `use` takes; no migration is run. */
export async function useCluster<T>(
  cluster: string,
  world: MoveWorld,
  use: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const server = await serve(cluster, world)
  try {
    const { db, close } = await connectPostgres(server.url)
    return await use(db).finally(close)
  } finally {
    await server.stop()
  }
}
