import type { ZoneDefinition } from '@postproof/dns/zone'
import type { CodeTable, ListDefinition } from './definition.ts'

/**
 * DNS lists in good health, for the stand-in world: each holds its test entries and, of the rest of the world,
 * only `entries`, by full name. Lists that need a key are left out.
 */
export function listZone(lists: readonly ListDefinition[], entries: ZoneDefinition = {}): ZoneDefinition {
  const definition: ZoneDefinition = {}
  for (const list of lists) {
    if (list.zone.includes('{key}')) continue
    definition[list.zone] = { SOA: { minimum: 300 } }
    const code = listedCode(list.codes)
    const listed = list.tests?.listed ?? [list.asks === 'ip' ? '2.0.0.127' : 'test']
    for (const labels of listed) definition[`${labels}.${list.zone}`] = { A: code, TXT: 'test entry' }
    const listed6 = list.tests?.listed6 ?? (list.zone6 === undefined ? [] : [V6_TEST])
    for (const labels of listed6) definition[`${labels}.${list.zone6 ?? list.zone}`] = { A: code }
  }
  return { ...definition, ...entries }
}

/** ::FFFF:7F00:2, the test entry of IPv6 lists (RFC 5782, 5). */
const V6_TEST = `2.0.0.0.0.0.f.7.f.f.f.f${'.0'.repeat(20)}`

function listedCode(table: CodeTable): string {
  if (table.match === 'bits') return `127.0.0.${table.bits[0]![0]}`
  return table.codes[0]![0].replaceAll('*', '0').replace(/-\d+/g, '')
}
