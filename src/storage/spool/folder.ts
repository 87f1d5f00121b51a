import { mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../sync-folder.ts'

/** The folder of accepted mails that are not stored in the database yet. */
export const spoolOf = (directory: string) => join(directory, 'spool')

/** Makes the folder, for its owner alone, and durable: every new name is synced in the folder that holds it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Takes from others what an earlier version, or an operator, left them. Answers false where that is not allowed. */
export async function closeToOthers(folder: string): Promise<boolean> {
  const handle = await open(folder, 'r')
  try {
    const { mode } = await handle.stat()
    if (mode & 0o077) await handle.chmod(0o700)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return false
    throw error
  } finally {
    await handle.close()
  }
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
