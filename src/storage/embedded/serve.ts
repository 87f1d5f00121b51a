import { type ServerWorld, startServer } from './server.ts'
import { reachSocket, urlOf } from './socket-path.ts'
import { socketIn } from './stale-files.ts'

export type Served = {
  /** For `pg`. */
  url: string
  /** The server's process, while it runs. */
  pid(): number | undefined
  stop(): Promise<void>
}

/** Starts the server of a cluster that is there. Throws DatabaseUnavailable. */
export async function serve(
  cluster: string,
  world: Omit<ServerWorld, 'cluster' | 'socket'>,
): Promise<Served> {
  const { folder, release } = reachSocket(cluster)
  try {
    const server = await startServer({ ...world, cluster, socket: socketIn(folder) })
    return {
      url: urlOf(folder),
      pid: server.pid,
      async stop() {
        await server.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
