import type { ZoneDefinition, ZoneNode } from '@postproof/dns/zone'
import { parseAddress, reverseName } from '@postproof/engine/addresses'

/**
 * A zone definition as the master files of a real server (RFC 1035, 5): a zone for each name that has a SOA record,
 * handed over by the zone above it, and the root. Of faults only SERVFAIL can be written, as a zone without a file.
 */
export type ZoneFile = { zone: string; text: string | null }

export function zoneFiles(definition: ZoneDefinition): ZoneFile[] {
  const nodes = Object.entries(definition).map(([name, node]) => [fullName(name), node] as const)
  const apexes = nodes
    .flatMap(([name, node]) => (typeof node === 'string' || node.SOA ? [name] : []))
    .filter(isOwnZone)
  const zoneOf = (name: string) =>
    apexes
      .filter((apex) => apex === '.' || name === apex || name.endsWith(`.${apex}`))
      .sort((a, b) => b.length - a.length)[0]!
  return apexes.map((zone) => {
    if (nodes.some(([name, node]) => name === zone && typeof node === 'string')) return { zone, text: null }
    const own = nodes.flatMap(([name, node]) =>
      typeof node === 'object' && zoneOf(name) === zone ? lines(name, node) : [],
    )
    const below = apexes.filter((apex) => apex !== zone && zoneOf(apex.slice(apex.indexOf('.') + 1)) === zone)
    return { zone, text: [...own, ...below.map((apex) => `${apex} 300 NS ns.invalid.`), ''].join('\n') }
  })
}

const isOwnZone = (name: string) => !name.startsWith('*')

function fullName(key: string): string {
  const name = parseAddress(key) ? reverseName(key)! : key.replace(/\.$/, '')
  return `${name}.`
}

/** SOA first, as some servers want it. */
function lines(name: string, node: ZoneNode): string[] {
  const { SOA, ttl = 300 } = node
  const of = (type: string, data: string) => `${name} ${ttl} ${type} ${data}`
  const each = (type: 'A' | 'AAAA' | 'PTR' | 'NS' | 'CNAME', print = (value: string) => value) =>
    [node[type] ?? []].flat().map((value) => of(type, print(value)))
  const absolute = (target: string) => `${target.replace(/\.$/, '')}.`
  const mx = typeof node.MX === 'object' ? node.MX : []
  const texts = [node.TXT ?? []].flat()
  return [
    ...(typeof SOA === 'object'
      ? [of('SOA', `ns.invalid. hostmaster.invalid. ${SOA.serial ?? 1} 3600 600 86400 ${SOA.minimum ?? 60}`)]
      : []),
    ...each('NS', absolute),
    ...each('A'),
    ...each('AAAA'),
    ...each('PTR', absolute),
    ...each('CNAME', absolute),
    ...mx.map(([preference, host]) => of('MX', `${preference} ${absolute(host)}`)),
    ...texts.map((text) => of('TXT', strings(text, name.startsWith('latin1.')).join(' '))),
  ]
}

/** Character-strings, every octet that is not plain written as its number. */
function strings(text: string | string[], latin1: boolean): string[] {
  const octets = (part: string) => Buffer.from(part, latin1 ? 'latin1' : 'utf8')
  const parts = Array.isArray(text) ? text.map(octets) : cut(octets(text))
  return parts.map((part) => `"${[...part].map(quoted).join('')}"`)
}

/** At most 255 octets each; the texts here hold only ASCII where they are cut. */
function cut(octets: Buffer): Buffer[] {
  const count = Math.max(1, Math.ceil(octets.length / 255))
  return Array.from({ length: count }, (_, index) => octets.subarray(index * 255, (index + 1) * 255))
}

function quoted(octet: number): string {
  const plain = octet >= 0x20 && octet < 0x7f && octet !== 0x22 && octet !== 0x5c
  return plain ? String.fromCharCode(octet) : `\\${String(octet).padStart(3, '0')}`
}
