import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDnsClient } from '@postproof/dns/client'
import { freePort } from '../instance.ts'
import type { ZoneFile } from './zone-file.ts'

/** The program, where Debian puts it or on PATH; undefined, and said so, when it is not there. */
export function findKnot(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, 'knotd')).find((path) => existsSync(path))
  if (!found) console.log('skipped: reports over Knot DNS, because knotd is not installed')
  return found
}

export type Knot = { address: string; close(): Promise<void> }

/** Knot DNS on loopback over these zones; a zone without text is one that it fails to load. */
export async function startKnot(program: string, zones: ZoneFile[]): Promise<Knot> {
  const folder = await mkdtemp(join(tmpdir(), 'knot-'))
  const port = await freePort()
  const fileOf = ({ zone }: ZoneFile) => `${zone === '.' ? 'root' : zone}zone`
  for (const zone of zones) if (zone.text !== null) await writeFile(join(folder, fileOf(zone)), zone.text)
  const config = [
    `server:\n  rundir: "${folder}"\n  listen: 127.0.0.1@${port}`,
    'log:\n  - target: stderr\n    any: warning',
    `database:\n  storage: "${folder}"`,
    `template:\n  - id: default\n    storage: "${folder}"\n    zonefile-sync: -1\n    journal-content: none`,
    `zone:\n${zones.map((zone) => `  - domain: "${zone.zone}"\n    file: "${fileOf(zone)}"`).join('\n')}\n`,
  ]
  await writeFile(join(folder, 'knot.conf'), config.join('\n'))
  const child = spawn(program, ['-c', join(folder, 'knot.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk
  })
  const close = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  const address = `127.0.0.1:${port}`
  const first = zones.find(({ zone, text }) => zone !== '.' && text !== null)!.zone
  if (await answers(address, first, child)) return { address, close }
  await close()
  throw new Error(`Knot DNS did not start: ${log.slice(-2000)}`)
}

async function answers(address: string, zone: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const client = createDnsClient({ servers: [address], timeoutMs: 300, tries: 1 })
    const { outcome } = await client.lookup(zone, 'SOA')
    client.close()
    if (outcome === 'answer') return true
    await wait(100)
  }
  return false
}
