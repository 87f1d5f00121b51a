import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '#storage/database.ts'
import { lockDirectory } from '#storage/lock.ts'

/**
 * The embedded database belongs to one process, so a backup asks it for a copy of the files: by a socket in a folder
 * that only its user may enter. The copy is there for as long as whoever asked stays connected.
 */
export type Control = { close(): Promise<void> }

/** The one thing that can be asked for, and what is answered to it, each a line. */
export const QUESTION = 'snapshot'
export type Answer = { folder: string } | { refused: string }

/** Bind takes 108 octets on Linux, 104 elsewhere. */
const LONGEST_PATH = 100
const LONGEST_QUESTION = 64
const QUESTION_MS = 10_000
/** Left free for mail that comes meanwhile. */
const SPARE = 256 * 1024 * 1024

/** As short as it can be said from where we are. */
export function socketPath(directory: string): string {
  const path = join(directory, 'control', 'socket')
  const nearer = relative(process.cwd(), path)
  return nearer.length < path.length ? nearer : path
}

/** Null where there is nothing to ask for, or where no socket can be: then a backup needs the instance stopped. */
export async function startControl(world: {
  directory: string
  database: Pick<Database, 'copyFiles'>
  log: Logger
}): Promise<Control | null> {
  const { directory, log } = world
  const { copyFiles } = world.database
  if (!copyFiles) return null
  const folder = join(directory, 'snapshot')
  const connections = new Set<Socket>()
  let work: Promise<void> = removeUnused(folder)
  let taken = false

  const server = createServer((socket) => {
    connections.add(socket)
    socket.on('error', () => {})
    socket.setTimeout(QUESTION_MS, () => socket.destroy())
    let asker = false
    socket.once('close', () => {
      connections.delete(socket)
      if (!asker) return
      work = work
        .then(() => removeUnused(folder))
        .finally(() => {
          taken = false
        })
    })
    hear(socket, () => {
      socket.setTimeout(0)
      if (taken) return say(socket, { refused: 'Another backup is being made. Try again when it is done.' })
      taken = asker = true
      work = work.then(async () => say(socket, await copyInto(folder, directory, copyFiles, log)))
    })
  })
  const listening = await listen(server, directory).catch((error: unknown) => {
    log.warn({ error }, 'no socket in the data folder: a backup needs the instance stopped')
    return false
  })
  if (!listening) return null
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of connections) socket.destroy()
      await closed
      await work
    },
  }
}

async function listen(server: Server, directory: string): Promise<true> {
  const folder = join(directory, 'control')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const path = socketPath(directory)
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error(`${path} is too long for a socket`)
  // The data folder is ours alone: what lies there was left by a process that is gone.
  await rm(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  server.on('error', () => {})
  server.unref()
  return true
}

function hear(socket: Socket, asked: () => void): void {
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    text += chunk
    if (text === `${QUESTION}\n`) return asked()
    if (text.length > LONGEST_QUESTION || text.includes('\n')) socket.destroy()
  })
}

const say = (socket: Socket, answer: Answer) => void socket.write(`${JSON.stringify(answer)}\n`)

async function copyInto(
  folder: string,
  directory: string,
  copyFiles: (folder: string) => Promise<void>,
  log: Logger,
): Promise<Answer> {
  const begun = Date.now()
  try {
    const octets = await sizeOf(join(directory, 'database'))
    const { bavail, bsize } = await statfs(directory)
    if (octets + SPARE > bavail * bsize) {
      return {
        refused: `There is too little room in ${directory} for a copy of the database: it needs ${Math.ceil((octets + SPARE) / 1024 / 1024)} MB. Make room, or stop the instance and try again.`,
      }
    }
    await mkdir(folder, { mode: 0o700 })
    await copyFiles(join(folder, 'database'))
    log.info({ octets, ms: Date.now() - begun }, 'copied the database for a backup')
    return { folder }
  } catch (error) {
    log.error({ error }, 'the database could not be copied for a backup')
    return {
      refused: `The instance could not copy its database: ${(error as Error).message}. Its log says more.`,
    }
  }
}

async function sizeOf(folder: string): Promise<number> {
  let octets = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) octets += (await stat(join(entry.parentPath, entry.name))).size
  }
  return octets
}

/** Unless somebody still reads it: a backup goes on when the instance is started anew. */
async function removeUnused(folder: string): Promise<void> {
  const exists = await stat(folder).catch(() => null)
  if (!exists) return
  const unlock = await lockDirectory(folder).catch(() => null)
  if (!unlock) return
  await rm(folder, { recursive: true, force: true }).catch(() => {})
}
