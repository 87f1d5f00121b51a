import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Inlet, MOST_OCTETS, type WaitingFile } from './inlet.ts'

/**
 * A folder of files, or a maildir. What was read is moved to `read/` in it. Names that begin with a dot are left alone, so a
 * program that writes there can give a file its name when it is complete.
 */

const READ = 'read'

/** Files of more than `most` octets are too large. */
export async function openFolder(path: string, most = MOST_OCTETS): Promise<Inlet> {
  const names = await readdir(path)
  const isMaildir = ['new', 'cur', 'tmp'].every((name) => names.includes(name))
  const folders = isMaildir ? [join(path, 'cur'), join(path, 'new')] : [path]
  return {
    async waiting() {
      const found = await Promise.all(
        folders.map((folder) => filesOf(folder, { read: join(path, READ), most })),
      )
      return found.flat()
    },
    close: async () => undefined,
  }
}

type Taking = { read: string; most: number }

async function filesOf(folder: string, taking: Taking): Promise<WaitingFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((each) => each.isFile() && !each.name.startsWith('.')).map(({ name }) => name)
  const files = await Promise.all(names.sort().map((name) => fileOf(join(folder, name), name, taking)))
  return files.filter((file) => file !== null)
}

async function fileOf(path: string, name: string, { read, most }: Taking): Promise<WaitingFile | null> {
  const found = await stateOf(path)
  if (found === null) return null
  const { id, size } = found
  return {
    id,
    name,
    load: async () => (size > most ? 'too_large' : readFile(path).catch(unlessGone)),
    async done() {
      // Written to since it was read: it is read again.
      if ((await stateOf(path))?.id !== id) return
      await mkdir(read, { recursive: true })
      await moveBeside(path, join(read, name))
    },
  }
}

async function stateOf(path: string): Promise<{ id: string; size: number } | null> {
  const found = await stat(path).catch(unlessGone)
  return found && { id: `${path} ${found.size} ${found.mtimeMs}`, size: found.size }
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Moves a file without replacing another one of the same name. */
async function moveBeside(from: string, to: string): Promise<void> {
  const [taken, same] = await Promise.all([stat(to).catch(unlessGone), readFile(from)])
  if (taken === null) return rename(from, to)
  // Read before, and put here again.
  if (taken.size === same.byteLength && (await readFile(to)).equals(same)) return unlink(from)
  for (let count = 2; ; count++) {
    try {
      await copyFile(from, `${to}.${count}`, constants.COPYFILE_EXCL)
      return unlink(from)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
