import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
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

export type Knot = {
  address: string
  /** The DS record of each signed zone, as `54372 13 2 8b17..`. */
  ds: Record<string, string>
  close(): Promise<void>
}

/**
 * A zone that Knot signs by this policy of its configuration, if it has one. `DS(shop.test.)` in a text is the DS record of
 * that zone's key.
 */
export type KnotZone = ZoneFile & { policy?: 'nsec' | 'nsec3' | 'hour' }

const POLICIES = `policy:
  - id: nsec
    manual: on
    algorithm: ecdsap256sha256
  - id: nsec3
    manual: on
    algorithm: ecdsap256sha256
    nsec3: on
    nsec3-iterations: 0
  - id: hour
    manual: on
    algorithm: ecdsap256sha256
    rrsig-lifetime: 1h
    rrsig-refresh: 10m
    rrsig-pre-refresh: 1m
    propagation-delay: 0
    zone-max-ttl: 300
    dnskey-ttl: 300`

/** Knot DNS on loopback over these zones; a zone without text is one that it fails to load. */
export async function startKnot(program: string, zones: KnotZone[]): Promise<Knot> {
  const folder = await mkdtemp(join(tmpdir(), 'knot-'))
  const port = await freePort()
  const fileOf = ({ zone }: ZoneFile) => `${zone === '.' ? 'root' : zone}zone`
  const signed = zones.some(({ policy }) => policy !== undefined)
  const signing = ({ policy }: KnotZone) =>
    policy ? `\n    dnssec-signing: on\n    dnssec-policy: ${policy}` : ''
  const config = [
    `server:\n  rundir: "${folder}"\n  listen: 127.0.0.1@${port}`,
    'log:\n  - target: stderr\n    any: warning',
    `database:\n  storage: "${folder}"`,
    `template:\n  - id: default\n    storage: "${folder}"\n    zonefile-sync: -1\n    journal-content: none`,
    `zone:\n${zones.map((zone) => `  - domain: "${zone.zone}"\n    file: "${fileOf(zone)}"${signing(zone)}`).join('\n')}\n`,
  ]
  const file = join(folder, 'knot.conf')
  await writeFile(file, config.toSpliced(3, 0, ...(signed ? [POLICIES] : [])).join('\n'))
  const ds: Record<string, string> = {}
  for (const { zone, policy } of zones) if (policy) ds[zone] = await makeKeys(program, file, zone)
  const filled = (text: string) => text.replace(/DS\((\S+)\)/g, (_, zone: string) => `DS ${ds[zone]}`)
  for (const zone of zones)
    if (zone.text !== null) await writeFile(join(folder, fileOf(zone)), filled(zone.text))
  const child = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
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
  if (await answers(address, first, child)) return { address, ds, close }
  await close()
  throw new Error(`Knot DNS did not start: ${log.slice(-2000)}`)
}

/** A key that signs a zone and one that signs its records; gives the DS record of the first, by SHA-256. */
async function makeKeys(program: string, config: string, zone: string): Promise<string> {
  const keymgr = (...words: string[]) =>
    promisify(execFile)(join(dirname(program), 'keymgr'), ['-c', config, zone, ...words])
  await keymgr('generate', 'algorithm=13', 'ksk=yes')
  await keymgr('generate', 'algorithm=13', 'zsk=yes')
  const { stdout } = await keymgr('ds')
  const found = / DS (\d+ \d+ 2 [0-9a-f]+)$/m.exec(stdout)
  if (!found) throw new Error(`keymgr names no DS record of ${zone}: ${stdout}`)
  return found[1]!
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
