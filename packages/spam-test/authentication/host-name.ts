import { parseAddress } from '@postproof/engine/addresses'

/** Host names that tell that nobody named the machine on purpose. */

const POOL_WORDS = new Set([
  'dyn',
  'dynamic',
  'dynip',
  'dhcp',
  'dialup',
  'dial',
  'dsl',
  'adsl',
  'vdsl',
  'cable',
  'ppp',
  'pppoe',
  'pool',
  'broadband',
  'customer',
  'client',
  'clients',
  'unassigned',
  'static',
  'generic',
])

/**
 * Whether a PTR name looks generated: it spells the address (`192-0-2-25.pool.example.net`), or says `dynamic`, `dhcp`
 * and the like beside a number. RFC 1912, 2.1 asks for a name; filters distrust these as home connections.
 */
export function isGenericName(name: string, address: string): boolean {
  const host = name.toLowerCase()
  const parsed = parseAddress(address)
  if (!parsed) return false
  const tokens = host.split(/[.\-_]/)
  if (parsed.version === 4 && (spells(tokens, parsed.bytes) || host.includes(hex(parsed.bytes)))) return true
  if (parsed.version === 6 && host.replace(/[.\-_:]/g, '').includes(hex(parsed.bytes))) return true
  return /[0-9]/.test(host) && tokens.some((token) => POOL_WORDS.has(token.replace(/[0-9]+$/, '')))
}

function hex(bytes: number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The four octets stand in the name, forwards or backwards, padded or not. */
function spells(tokens: string[], bytes: number[]): boolean {
  const numbers = tokens.flatMap((token) => {
    const digits = /^[a-z]*([0-9]{1,3})[a-z]*$/.exec(token)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })
  const wanted = [bytes, bytes.toReversed()]
  return wanted.some((octets) =>
    numbers.some((_, start) => octets.every((octet, index) => numbers[start + index] === octet)),
  )
}
