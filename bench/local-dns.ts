import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ListDefinition } from '@postproof/blacklists/definition'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import { createZone, type Zone } from '@postproof/dns/zone'
import { startDnsServer } from '../packages/emulators/dns-server.ts'

/** A DNS server in a process of its own, so that what is measured shares no processor time with it. */
export async function startLocalDns(delayMs: number): Promise<{ address: string; close(): void }> {
  const child = fork(import.meta.filename, [String(delayMs)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [address] = (await once(child, 'message')) as [string]
  return { address, close: () => child.disconnect() }
}

/** All lists that are asked about addresses; a key stands in the zone itself, so that none is left out. */
export const addressLists = lists
  .filter(({ asks }) => asks === 'ip')
  .map((list) => ({ ...list, zone: list.zone.replace('{key}', 'benchmark') }))

/**
 * Any name below `bench.test` has an address, and 46.0.0.1 stands on every list. One small zone each: the stand-in
 * reads the whole of its zone for each question, and the server must not be what is measured.
 */
function zones(): Zone {
  const ofList = (list: ListDefinition): [string, Zone] => {
    const listed = `1.0.0.46.${list.zone}`
    const test = listZone([list])[`${list.tests?.listed?.[0] ?? '2.0.0.127'}.${list.zone}`]!
    return [list.zone, createZone(listZone([list], { [listed]: test }))]
  }
  const all: [string, Zone][] = [
    ['bench.test', createZone({ '*.bench.test': { A: '192.0.2.1' } })],
    ...addressLists.map(ofList),
  ]
  const of = (name: string) => all.find(([suffix]) => name.endsWith(suffix))?.[1] ?? all[0]![1]
  return {
    answer: (name, type) => of(name).answer(name, type),
    lookup: (name, type, options) => of(name).lookup(name, type, options),
  }
}

if (import.meta.main) {
  const delayMs = Number(process.argv[2])
  const server = await startDnsServer(zones(), { knobs: { delayMs } })
  process.on('disconnect', () => process.exit())
  process.send!(server.address)
}
