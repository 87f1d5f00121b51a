import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '../unavailable.ts'

/**
 * Files of a server that was killed, or whose owner was. This process holds the lock on the folder, so no other may use
 * them.
 */

const PORT = 5432
const SOCKET = `.s.PGSQL.${PORT}`
const LOOK_MS = 50
const TIMEOUT_MS = 60_000

export const socketIn = (cluster: string) => join(cluster, SOCKET)

/** A socket answers exactly as long as the server lives, whatever its number of a process says. */
export function isServed(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Waits until a server that outlived its owner has ended, after telling it to, and removes its files of process numbers,
 * which PostgreSQL would believe: another program may have that number by now. Throws DatabaseUnavailable when it stays.
 */
export async function clearStaleFiles(cluster: string, socket: string): Promise<void> {
  const giveUp = performance.now() + TIMEOUT_MS
  for (let told = false; await isServed(socket); told = true) {
    const server = await readServer(cluster)
    if (!told && server) tell(server)
    if (performance.now() > giveUp) {
      throw new DatabaseUnavailable(
        `The PostgreSQL server of ${cluster}${server ? `, process ${server},` : ''} does not end, though nobody uses it. End it, then start again.`,
      )
    }
    await pause(LOOK_MS)
  }
  for (const name of ['postmaster.pid', SOCKET, `${SOCKET}.lock`])
    await rm(join(cluster, name), { force: true })
}

async function readServer(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const server = Number.parseInt(text, 10)
  return server > 1 ? server : null
}

function tell(server: number): void {
  try {
    process.kill(server, 'SIGINT')
  } catch {
    // It has ended meanwhile, or belongs to another user: then it is waited for.
  }
}
