import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProxyHeader } from './proxy-header.ts'

const signature = [13, 10, 13, 10, 0, 13, 10, 0x51, 0x55, 0x49, 0x54, 10]
const v2 = (command: number, family: number, length: number, block: number[] = []) =>
  Buffer.from([...signature, command, family, length >> 8, length & 255, ...block])
const four = [8, 8, 8, 8, 10, 0, 0, 1, 0x9c, 0x40, 0, 25]

const ok = (used: number, address: string | null, port = 40000) => ({
  state: 'ok',
  used,
  source: address === null ? null : { address, port },
})

test.each<[string, Buffer | string, object]>([
  ['nothing yet', '', { state: 'more' }],
  ['v1', 'PROXY TCP4 8.8.8.8 10.0.0.1 40000 25\r\nEHLO x', ok(38, '8.8.8.8')],
  ['v1, IPv6', 'PROXY TCP6 2001:DB8::1 ::1 40000 25\r\n', ok(37, '2001:db8::1')],
  ['v1, unknown with the rest', 'PROXY UNKNOWN ffff::1 ffff::2 1 2\r\n', ok(35, null)],
  ['v1, not finished', 'PROXY TCP4 8.8.8.8', { state: 'more' }],
  ['v1, only the line feed is missing', 'PROXY UNKNOWN\r', { state: 'more' }],
  ['v1, never finished', 'PROXY TCP4'.padEnd(107, ' '), { state: 'bad' }],
  ['v1, bare line feed', `PROXY UNKNOWN\n${'x'.repeat(100)}`, { state: 'bad' }],
  ['v1, IPv6 said to be IPv4', 'PROXY TCP4 ::1 ::1 1 2\r\n', { state: 'bad' }],
  ['v1, a port too high', 'PROXY TCP4 8.8.8.8 10.0.0.1 65536 25\r\n', { state: 'bad' }],
  ['v1, a port that is no number', 'PROXY TCP4 8.8.8.8 10.0.0.1 4e3 25\r\n', { state: 'bad' }],
  ['v1, no destination', 'PROXY TCP4 8.8.8.8\r\n', { state: 'bad' }],
  ['v1, too much', 'PROXY TCP4 8.8.8.8 10.0.0.1 1 2 3\r\n', { state: 'bad' }],
  ['v1, another family', 'PROXY UDP4 8.8.8.8 10.0.0.1 1 2\r\n', { state: 'bad' }],
  ['another word', 'PROXIED UNKNOWN\r\n', { state: 'bad' }],
  ['a client that does not know', 'EHLO client.example\r\n', { state: 'bad' }],
  ['v2', Buffer.concat([v2(0x21, 0x11, 12, four), Buffer.from('EHLO')]), ok(28, '8.8.8.8')],
  ['v2 with more fields', v2(0x21, 0x11, 15, [...four, 4, 0, 0]), ok(31, '8.8.8.8')],
  ['v2, LOCAL', v2(0x20, 0x11, 12, four), ok(28, null)],
  ['v2, unix socket', v2(0x21, 0x31, 2, [1, 2]), ok(18, null)],
  ['v2, half a signature', Buffer.from(signature.slice(0, 5)), { state: 'more' }],
  ['v2, half an address', v2(0x21, 0x11, 12, four.slice(0, 5)), { state: 'more' }],
  ['v2, too short for its family', v2(0x21, 0x11, 4, [8, 8, 8, 8]), { state: 'bad' }],
  ['v2, IPv6 too short', v2(0x21, 0x21, 12, four), { state: 'bad' }],
  ['v2, huge', v2(0x21, 0x11, 60000), { state: 'bad' }],
  ['v2, another version', v2(0x31, 0x11, 12, four), { state: 'bad' }],
  ['v2, another command', v2(0x22, 0x11, 12, four), { state: 'bad' }],
  ['a line break, then something else', '\r\n\r\nEHLO', { state: 'bad' }],
])('%s', (_name, bytes, expected) => {
  expect(readProxyHeader(Buffer.from(bytes as string))).toEqual(expected)
})

test('any octets: an answer, and never more octets used than there are', () => {
  const start = fc.constantFrom(
    Buffer.alloc(0),
    Buffer.from('PROXY TCP4 '),
    Buffer.from(signature),
    v2(0x21, 0x21, 36),
  )
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      const bytes = Buffer.concat([head, rest])
      const header = readProxyHeader(bytes)
      if (header.state === 'ok') expect(header.used).toBeLessThanOrEqual(bytes.length)
    }),
  )
})
