import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DATABASE, USER } from './cluster.ts'
import { socketIn } from './stale-files.ts'

/** Bind takes 108 octets on Linux and 104 on macOS, with the zero at the end. */
const LONGEST = 103

/** Where the socket of a cluster is reached; a folder with a long path gets a short link to it, until `release`. */
export function reachSocket(cluster: string): { folder: string; release(): void } {
  const folder = resolve(cluster)
  if (Buffer.byteLength(socketIn(folder)) <= LONGEST) return { folder, release: () => {} }
  const place = mkdtempSync(join(tmpdir(), 'postproof-'))
  const link = join(place, 'd')
  symlinkSync(folder, link)
  return { folder: link, release: () => rmSync(place, { recursive: true, force: true }) }
}

/** As `pg` takes it: the folder of the socket in place of a host. */
export const urlOf = (folder: string) => `postgres://${USER}@${encodeURIComponent(folder)}/${DATABASE}`
