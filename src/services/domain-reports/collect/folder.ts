import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Inlet, WaitingFile } from './inlet.ts'

/**
 * A folder of files, or a maildir. What was read is moved to `read/` in it. Names that begin with a dot are left alone, so a
 * program that writes there can give a file its name when it is complete.
 */

const READ = 'read'

export async function openFolder(path: string): Promise<Inlet> {
  const names = await readdir(path)
  const isMaildir = ['new', 'cur', 'tmp'].every((name) => names.includes(name))
  const folders = isMaildir ? [join(path, 'cur'), join(path, 'new')] : [path]
  return {
    async waiting() {
      const found = await Promise.all(folders.map((folder) => filesOf(folder, join(path, READ))))
      return found.flat()
    },
    close: async () => undefined,
  }
}

async function filesOf(folder: string, read: string): Promise<WaitingFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((each) => each.isFile() && !each.name.startsWith('.')).map(({ name }) => name)
  const files = await Promise.all(names.sort().map((name) => fileOf(folder, name, read)))
  return files.filter((file) => file !== null)
}

async function fileOf(folder: string, name: string, read: string): Promise<WaitingFile | null> {
  const path = join(folder, name)
  const id = await stateOf(path)
  if (id === null) return null
  return {
    id,
    name,
    load: () => readFile(path).catch(unlessGone),
    async done() {
      // Written to since it was read: it is read again.
      if ((await stateOf(path)) !== id) return
      await mkdir(read, { recursive: true })
      await moveBeside(path, join(read, name))
    },
  }
}

async function stateOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(unlessGone)
  return found && `${path} ${found.size} ${found.mtimeMs}`
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
