import { type DatabaseOptions, openDatabase } from './database.ts'
import { openDatabaseUrl } from './database-url.ts'
import type { Database } from './db.ts'
import { reachEmbedded } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'

const CONNECTIONS = 3

/**
 * The database of an instance, for a command line on its machine: also while the instance runs. Without one that runs, the
 * embedded database is started for as long as the command takes.
 */
export async function openBeside(options: Omit<DatabaseOptions, 'connections'>): Promise<Database> {
  const { url, directory, log } = options
  const given = { connections: CONNECTIONS, ...(log ? { log } : {}) }
  if (url) return openDatabaseUrl(url, given)
  const reached = await reachEmbedded(directory)
  if (!reached) return openDatabase({ ...options, connections: CONNECTIONS })
  try {
    const database = await openPostgres(reached.url, given)
    return { ...database, close: () => database.close().finally(reached.release) }
  } catch (error) {
    reached.release()
    throw error
  }
}
