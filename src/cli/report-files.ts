import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Reading, readReports } from '@postproof/reports'
import { InvalidArgumentError } from 'commander'

/** Files of reports as they are named on the command line. */

/** A file that grows past this is read up to here; the reader says so. */
const MOST_OCTETS = 40 * 1024 * 1024 + 1

/** The files given, and those in folders and the folders in them, by name. Throws for one that does not exist. */
export async function filesIn(paths: string[]): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) files.push(path)
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      const inside = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      files.push(...inside.sort())
    }
  }
  if (files.length === 0) throw new InvalidArgumentError('There are no files in that folder.')
  return files
}

/** Why a file cannot be opened is what the system says. */
export async function readOne(file: string): Promise<Reading | string> {
  try {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      const octets = Buffer.alloc(Math.min(size, MOST_OCTETS))
      const { bytesRead } = await handle.read(octets, 0, octets.length, 0)
      return readReports(octets.subarray(0, bytesRead), file)
    } finally {
      await handle.close()
    }
  } catch (error) {
    return (error as Error).message
  }
}
