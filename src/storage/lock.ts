import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Another process holds the data folder. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Takes the folder for this process; answers how to give it back. Two processes in one embedded database
 * corrupt it, and PGlite itself does not look. A lock left by a process that is gone is taken over.
 * Throws with words for the operator when a living process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'process.pid')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(await readFile(path, 'utf8').catch(() => ''))
      if (holder && holder !== process.pid && isAlive(holder)) {
        throw new LockedError(
          `The data folder ${directory} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
        )
      }
      await rm(path, { force: true })
    }
  }
  throw new Error(`The data folder ${directory} cannot be locked.`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
