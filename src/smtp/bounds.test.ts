import { BoundedBuffer } from '@postproof/engine/networks/bounded-buffer'
import { createShares } from '@postproof/engine/networks/shares'
import { describe, expect, test } from 'vitest'
import { tooLarge, worded } from './replies.ts'
import { octetsLine, Transcript } from './transcript.ts'

describe('message buffer', () => {
  const fill = (buffer: BoundedBuffer, octets: number, step: number) => {
    for (let at = 0; at < octets; at += step) buffer.add(Buffer.alloc(Math.min(step, octets - at), at % 251))
  }
  test.each([1, 7, 4096, 100_000])('pieces of %d octets come out as they went in', (step) => {
    const octets = createShares({ total: 1_000_000 })
    const buffer = new BoundedBuffer(500_000, octets.of(null))
    const pieces: Buffer[] = []
    for (let at = 0; at < 100_000; at += step) {
      const piece = Buffer.alloc(Math.min(step, 100_000 - at), at % 251)
      pieces.push(piece)
      buffer.add(piece)
    }
    expect(buffer.octets().equals(Buffer.concat(pieces))).toBe(true)
    expect(octets.taken()).toBeLessThanOrEqual(200_000)
    buffer.release()
    buffer.release()
    expect(octets.taken()).toBe(0)
  })

  test.each<[string, number, number, string | undefined]>([
    ['fits exactly', 50_000, 200_000, undefined],
    ['one octet too many', 50_001, 200_000, 'too-large'],
    ['no room left', 40_000, 30_000, 'no-room'],
  ])('%s', (_name, octets, room, failure) => {
    const shares = createShares({ total: room })
    const buffer = new BoundedBuffer(50_000, shares.of(null))
    fill(buffer, octets, 1000)
    expect(buffer.failure).toBe(failure)
    if (failure) expect([buffer.octets().length, shares.taken()]).toEqual([0, 0])
  })

  test('nothing at all is an empty message', () => {
    expect(new BoundedBuffer(10, createShares({ total: 10 }).of(null)).octets().length).toBe(0)
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
