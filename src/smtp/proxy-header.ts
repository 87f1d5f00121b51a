import { isIPv4, isIPv6 } from 'node:net'

/**
 * The PROXY protocol, versions 1 and 2: a load balancer says in front of the session whom it speaks for.
 * Specification: https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt. Only read from balancers that are
 * configured as trusted; anyone else could claim any address.
 */

/**
 * - `more`: the header is not complete yet. `bad`: this is no PROXY header.
 * - `ok`: `used` octets belong to the header; `source` is null for health checks and unknown origins.
 */
export type ProxyHeader =
  | { state: 'more' | 'bad' }
  | { state: 'ok'; used: number; source: { address: string; port: number } | null }

const SIGNATURE = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1')
const V1_LONGEST = 107
const V2_LONGEST = 16 + 2048

export function readProxyHeader(bytes: Buffer): ProxyHeader {
  if (bytes.length === 0) return { state: 'more' }
  if (bytes[0] === 0x50) return readVersion1(bytes)
  return readVersion2(bytes)
}

function readVersion1(bytes: Buffer): ProxyHeader {
  const end = bytes.subarray(0, V1_LONGEST).indexOf('\r\n')
  if (end < 0) return { state: bytes.length >= V1_LONGEST ? 'bad' : 'more' }
  const [word, family, address = '', destination = '', port = '', toPort = '', ...rest] = bytes
    .toString('latin1', 0, end)
    .split(' ')
  const used = end + 2
  if (word !== 'PROXY') return { state: 'bad' }
  if (family === 'UNKNOWN') return { state: 'ok', used, source: null }
  const isAddress = family === 'TCP4' ? isIPv4 : family === 'TCP6' ? isIPv6 : () => false
  if (!isAddress(address) || !isAddress(destination) || rest.length > 0) return { state: 'bad' }
  if (!isPort(port) || !isPort(toPort)) return { state: 'bad' }
  return { state: 'ok', used, source: { address: address.toLowerCase(), port: Number(port) } }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}

function readVersion2(bytes: Buffer): ProxyHeader {
  const known = Math.min(bytes.length, SIGNATURE.length)
  if (!bytes.subarray(0, known).equals(SIGNATURE.subarray(0, known))) return { state: 'bad' }
  if (bytes.length < 16) return { state: 'more' }
  const command = bytes[12]!
  const used = 16 + bytes.readUInt16BE(14)
  if (command >> 4 !== 2 || (command & 15) > 1 || used > V2_LONGEST) return { state: 'bad' }
  if (bytes.length < used) return { state: 'more' }
  const source = (command & 15) === 0 ? null : readSource(bytes[13]!, bytes.subarray(16, used))
  return source === undefined ? { state: 'bad' } : { state: 'ok', used, source }
}

/** Section 2.2: 0x11 is TCP over IPv4, 0x21 TCP over IPv6; the others say nothing about the client's address. */
function readSource(family: number, block: Buffer): { address: string; port: number } | null | undefined {
  if (family === 0x11) {
    if (block.length < 12) return undefined
    return { address: block.subarray(0, 4).join('.'), port: block.readUInt16BE(8) }
  }
  if (family === 0x21) {
    if (block.length < 36) return undefined
    const groups = Array.from({ length: 8 }, (_, i) => block.readUInt16BE(i * 2).toString(16))
    return { address: groups.join(':'), port: block.readUInt16BE(32) }
  }
  return null
}
