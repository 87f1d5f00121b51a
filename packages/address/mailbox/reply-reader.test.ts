import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReplyReader, makeReply } from './reply-reader.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

function readAll(chunks: Uint8Array[]) {
  const reader = createReplyReader()
  const found = []
  for (const chunk of chunks) {
    reader.push(chunk)
    for (let next = reader.next(); next; next = reader.next()) {
      found.push(next)
      if ('failure' in next) return found
    }
  }
  return found
}

function cut(data: Uint8Array, at: number[]): Uint8Array[] {
  const places = [...new Set(at.map((one) => one % (data.length + 1)))].sort((a, b) => a - b)
  return [...places, data.length].map((end, i) => data.slice(i === 0 ? 0 : places[i - 1], end))
}

describe('reading replies', () => {
  it('gives the same however the stream is cut', () => {
    const line = fc.tuple(
      fc.constantFrom('220', '250', '550', '99', ''),
      fc.constantFrom('-', ' ', ''),
      fc.string(),
    )
    const stream = fc
      .array(line, { maxLength: 20 })
      .map((lines) => lines.map((one) => one.join('')).join('\r\n'))
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 30 }), (text, places) => {
        const data = bytes(`${text}\r\n`)
        expect(readAll(cut(data, places))).toEqual(readAll([data]))
      }),
      { numRuns: 500 },
    )
  })

  it('never throws, and keeps a bounded amount, for any bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 2000 }), { maxLength: 20 }), (chunks) => {
        readAll(chunks)
      }),
    )
    const reader = createReplyReader()
    for (let i = 0; i < 100; i++) reader.push(new Uint8Array(10_000).fill(65))
    expect(reader.next()).toMatchObject({ failure: 'too-long' })
  })

  it.each([
    ['250 ok', { code: 250, enhanced: null, text: 'ok' }],
    ['250', { code: 250, enhanced: null, text: '' }],
    ['550 5.1.1 gone', { code: 550, enhanced: '5.1.1', text: 'gone' }],
    ['550 #5.1.0 Address rejected.', { code: 550, enhanced: '5.1.0', text: '#5.1.0 Address rejected.' }],
    ['550 no mailbox here (#5.1.1)', { code: 550, enhanced: '5.1.1', text: 'no mailbox here (#5.1.1)' }],
    ['554 10.1.2.3 said no', { code: 554, enhanced: null, text: '10.1.2.3 said no' }],
    ['550-5.7.1 one\r\n550 5.7.1 two', { code: 550, enhanced: '5.7.1', text: 'one two' }],
    ['250-a\n250 b', { code: 250, enhanced: null, text: 'a b' }],
  ])('%j', (text, reply) => {
    expect(readAll([bytes(`${text}\r\n`)])).toMatchObject([{ reply }])
  })

  it.each(['hello', '25 ok', '600 ok', '250ok', '250-a\r\n550 b', '١٢٣ ok'])('refuses %j', (text) => {
    expect(readAll([bytes(`${text}\r\n`)])).toMatchObject([{ failure: 'malformed' }])
  })

  it('reads UTF-8 and falls back to latin1', () => {
    expect(makeReply(550, [Buffer.from('größe').toString('latin1')]).text).toBe('größe')
    expect(makeReply(550, ['gr\xf6\xdfe']).text).toBe('größe')
  })
})
