import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Temporary files of a run go into memory where the system has room for them there: tests make tens of thousands of small
 * files, which some disks take a millisecond each for. So does what Node compiled. All of it is removed at the end.
 */

const MEMORY = '/dev/shm'
const LEAST_FREE = 4 * 1024 ** 3

export default function setup(): () => void {
  if (process.env.TEST_TMPDIR || !hasRoom()) return () => {}
  const folder = mkdtempSync(join(MEMORY, 'postproof-'))
  process.env.TEST_TMPDIR = folder
  process.env.TMPDIR = folder
  // Dozens of tests start the program as a child: what Node has compiled once, types taken out, it need not compile again.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > LEAST_FREE
}
