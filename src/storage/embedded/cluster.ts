import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../sync-folder.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { Binaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'

/** The folder of data files that one PostgreSQL server has; PostgreSQL calls it a cluster. */

/** Its one user, and the database that `initdb` makes. */
export const USER = 'postproof'
export const DATABASE = 'postgres'

export const clusterOf = (directory: string) => join(directory, 'postgresql')

/** Its major version; null where there is none. */
export async function clusterMajor(cluster: string): Promise<number | null> {
  const path = join(cluster, 'PG_VERSION')
  return existsSync(path) ? Number.parseInt(await readFile(path, 'utf8'), 10) : null
}

/**
 * Makes an empty cluster beside `cluster`, lets `fill` put something into it, and moves it in place whole: a process that
 * is killed on the way leaves nothing half made. `vacate`: takes away what stands in that place.
 */
export async function makeCluster(
  cluster: string,
  world: { binaries: Binaries; runAs: RunAs; sync?: boolean },
  fill: (aside: string) => Promise<void> = async () => {},
  vacate: () => Promise<void> = async () => {},
): Promise<void> {
  const folder = dirname(cluster)
  const prefix = `${basename(cluster)}.new-`
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix)) await rm(join(folder, name), { recursive: true, force: true })
  }
  const aside = join(folder, `${prefix}${randomBytes(4).toString('hex')}`)
  try {
    await initdb(aside, world)
    await fill(aside)
    await vacate()
    await rename(aside, cluster)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
  await syncFolder(folder)
}

async function initdb(
  cluster: string,
  { binaries, runAs, sync = true }: { binaries: Binaries; runAs: RunAs; sync?: boolean },
): Promise<void> {
  const command = [
    ...[...runAs.prefix, binaries.initdb, '--pgdata', cluster, '--username', USER],
    // `trust`: the folder's permissions are the only way in.
    ...['--auth=trust', '--no-locale', '--encoding=UTF8', '--no-instructions'],
    ...(sync ? [] : ['--no-sync']),
  ]
  const { code, said } = await run(command, runAs)
  if (code !== 0) {
    throw new DatabaseUnavailable(
      `PostgreSQL could not make its files in ${dirname(cluster)}: ${said || `exit code ${code}`}.`,
    )
  }
}

/** Runs a program to its end; `said`: the last line of its errors. */
function run(
  [program, ...given]: string[],
  { uid, gid }: RunAs,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    let text = ''
    const child = spawn(program!, given, {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid }),
    })
    child.stderr!.setEncoding('utf8').on('data', (chunk) => {
      text = (text + chunk).slice(-4000)
    })
    child.on('error', (error) => resolve({ code: null, said: error.message }))
    child.on('close', (code) => resolve({ code, said: lastLine(text) }))
  })
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)?.replace(/\.$/, '') ?? ''
