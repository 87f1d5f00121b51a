import { describe, expect, test } from 'vitest'
import { type Budget, MessageBuffer } from './message-buffer.ts'
import { NetworkError, networkList } from './networks.ts'
import { tooLarge, worded } from './replies.ts'
import { octetsLine, Transcript } from './transcript.ts'

describe('networks', () => {
  const inside = networkList(['192.0.2.0/24', '10.1.2.3', '2001:db8::/32', ' ::1 '])
  test.each<[string, boolean]>([
    ['192.0.2.200', true],
    ['192.0.3.1', false],
    ['10.1.2.3', true],
    ['10.1.2.4', false],
    ['::ffff:192.0.2.9', true],
    ['2001:DB8:0::5', true],
    ['2001:db9::5', false],
    ['::1', true],
    ['', false],
    ['not an address', false],
  ])('%s -> %s', (address, expected) => {
    expect(inside(address)).toBe(expected)
  })

  test.each([
    '',
    'a.example',
    '192.0.2.0/33',
    '::/129',
    '192.0.2.0/',
    '192.0.2.0/-1',
    '192.0.2.0/24/1',
    '1.2.3',
  ])('"%s" is refused', (entry) => {
    expect(() => networkList([entry])).toThrow(NetworkError)
  })
})

describe('message buffer', () => {
  const fill = (buffer: MessageBuffer, octets: number, step: number) => {
    for (let at = 0; at < octets; at += step) buffer.add(Buffer.alloc(Math.min(step, octets - at), at % 251))
  }
  test.each([1, 7, 4096, 100_000])('pieces of %d octets come out as they went in', (step) => {
    const budget: Budget = { limit: 1_000_000, used: 0 }
    const buffer = new MessageBuffer(500_000, budget)
    const pieces: Buffer[] = []
    for (let at = 0; at < 100_000; at += step) {
      const piece = Buffer.alloc(Math.min(step, 100_000 - at), at % 251)
      pieces.push(piece)
      buffer.add(piece)
    }
    expect(buffer.octets().equals(Buffer.concat(pieces))).toBe(true)
    expect(budget.used).toBeLessThanOrEqual(200_000)
    buffer.release()
    buffer.release()
    expect(budget.used).toBe(0)
  })

  test.each<[string, number, number, string | undefined]>([
    ['fits exactly', 50_000, 200_000, undefined],
    ['one octet too many', 50_001, 200_000, 'too-large'],
    ['no room left', 40_000, 30_000, 'no-room'],
  ])('%s', (_name, octets, room, failure) => {
    const budget: Budget = { limit: room, used: 0 }
    const buffer = new MessageBuffer(50_000, budget)
    fill(buffer, octets, 1000)
    expect(buffer.failure).toBe(failure)
    if (failure) expect([buffer.octets().length, budget.used]).toEqual([0, 0])
  })

  test('nothing at all is an empty message', () => {
    expect(new MessageBuffer(10, { limit: 10, used: 0 }).octets().length).toBe(0)
  })
})

test('transcript lines are cut, cleaned and counted', () => {
  const transcript = new Transcript()
  transcript.add('in', `a\u0007b${'x'.repeat(600)}`, 5)
  for (let i = 0; i < 100; i += 1) transcript.add('out', `${i}`, 6)
  const lines = transcript.lines()
  expect(lines[0]).toEqual({ dir: 'in', line: `a\ufffdb${'x'.repeat(497)} <cut>`, at: 5 })
  expect(lines.length).toBe(61)
  expect(lines.at(-1)!.line).toBe('<41 more lines not kept>')
  expect(octetsLine(48231)).toBe('<48,231 octets of message>')
})

test.each<[number, string]>([
  [25 * 1024 * 1024, '25 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [10 * 1024, '10 KB'],
])('a limit of %d octets reads %s', (octets, text) => {
  expect(tooLarge(octets).text).toContain(text)
})

test.each<[number, string, string]>([
  [503, 'Error: need MAIL command', 'MAIL FROM comes first'],
  [501, 'Error: Bad message size syntax', 'Bad message size syntax'],
  [250, 'Accepted', 'Accepted'],
  [421, 'mx.example You talk too soon', 'Please wait for the greeting before you speak'],
])('%d %s', (code, said, ours) => {
  expect(worded(code, said, 1000).text).toBe(ours)
})
