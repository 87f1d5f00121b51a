import packet from 'dns-packet'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readResponse } from './chain.ts'
import { decodeResponse, encodeQuery } from './codec.ts'
import { questionName } from './name.ts'

const query = encodeQuery({ name: 'example.org', type: 'TXT' }, 4711)

function response(changes: Partial<Parameters<typeof packet.encode>[0]> = {}): Buffer {
  return packet.encode({
    id: 4711,
    type: 'response',
    flags: 0x0180,
    questions: [{ name: 'example.org', type: 'TXT' }],
    answers: [{ name: 'example.org', type: 'TXT', ttl: 60, data: [Buffer.from('v=spf1 -all')] }],
    ...changes,
  })
}

describe('questions', () => {
  test('are read back by dns-packet, with EDNS 1232, RD and AD', () => {
    const read = packet.decode(query.bytes)
    expect(read).toMatchObject({ id: 4711, type: 'query', flags: 0x0120 })
    expect(read.questions).toEqual([{ name: 'example.org', type: 'TXT', class: 'IN' }])
    expect(read.additionals).toMatchObject([{ type: 'OPT', udpPayloadSize: 1232, flags: 0 }])
  })

  test('any name that can be asked stands on the wire octet by octet', () => {
    const labels = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(labels, (parts) => {
        const name = questionName(parts.map((part) => part.replaceAll('.', '-')).join('.'))
        if (name === undefined) return
        const { bytes } = encodeQuery({ name, type: 'A' }, 1)
        const read: string[] = []
        let at = 12
        for (; bytes[at] !== 0; at += bytes[at]! + 1)
          read.push(bytes.toString('utf8', at + 1, at + 1 + bytes[at]!))
        expect(read.join('.')).toBe(Buffer.from(name).toString())
        expect(at - 12).toBeLessThan(255)
      }),
    )
  })
})

describe('what is not an answer to this question', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a header alone', response().subarray(0, 12)],
    ['another id', response({ id: 4712 })],
    ['a query', response({ type: 'query' })],
    ['another name', response({ questions: [{ name: 'example.com', type: 'TXT' }] })],
    ['another type', response({ questions: [{ name: 'example.org', type: 'A' }] })],
    ['no question, no error', response({ questions: [] })],
    ['cut in the answer', response().subarray(0, -4)],
  ])('%s', (_, bytes) => expect(decodeResponse(bytes, query)).toBeUndefined())
})

test('an error without the question, as old servers send it, is an answer', () => {
  expect(decodeResponse(response({ questions: [], answers: [], flags: 1 }), query)).toMatchObject({
    rcode: 1,
  })
})

test('letters of the question compare without case, other octets do not', () => {
  const shouted = response({ questions: [{ name: 'EXAMPLE.ORG', type: 'TXT' }] })
  expect(decodeResponse(shouted, query)).toBeDefined()
  const braces = encodeQuery({ name: '{', type: 'TXT' }, 4711)
  expect(decodeResponse(response({ questions: [{ name: '[', type: 'TXT' }] }), braces)).toBeUndefined()
})

test.each([
  [[0x76, 0x96], 'v\x96'],
  [[0xc3, 0xbc], 'ü'],
  [[0xef, 0xbf, 0xbd], '\ufffd'],
  [[0xc3], 'Ã'],
  [[], ''],
])('TXT octets %j read as %j', (octets, text) => {
  const bytes = response({ answers: [{ name: 'example.org', type: 'TXT', data: [Buffer.from(octets)] }] })
  expect(decodeResponse(bytes, query)?.answers).toMatchObject([{ strings: [text] }])
})

test('a referral is a failure, an empty answer of a resolver is not', () => {
  const ns = { name: 'org', type: 'NS', ttl: 60, data: 'ns.example' }
  const referral = decodeResponse(response({ flags: 0, answers: [], authorities: [ns] }), query)!
  expect(readResponse(referral, 'example.org', 'TXT')).toMatchObject({ outcome: 'servfail' })
  const empty = decodeResponse(response({ answers: [] }), query)!
  expect(readResponse(empty, 'example.org', 'TXT')).toMatchObject({ outcome: 'nodata', ttl: 0 })
})

test('records of other names and classes do not count', () => {
  const other = decodeResponse(
    response({
      answers: [
        { name: 'evil.example', type: 'TXT', ttl: 60, data: ['forged'] },
        { name: 'example.org', type: 'TXT', class: 'CH', ttl: 60, data: ['forged'] },
      ],
    }),
    query,
  )!
  expect(readResponse(other, 'example.org', 'TXT')).toMatchObject({ outcome: 'nodata' })
})

test('no octets make the reader throw', () => {
  const valid = response({
    answers: [
      { name: 'example.org', type: 'CNAME', ttl: 1, data: 'a.example' },
      { name: 'a.example', type: 'MX', ttl: 1, data: { preference: 1, exchange: 'b.example' } },
      { name: 'a.example', type: 'TXT', ttl: 1, data: [Buffer.from('x')] },
    ],
    authorities: [{ name: '.', type: 'SOA', ttl: 1, data: { mname: 'a', rname: 'b', minimum: 1 } }],
  })
  const start = query.bytes.length - 11
  const change = fc.tuple(fc.integer({ min: start, max: valid.length - 1 }), fc.integer({ min: 0, max: 255 }))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), fc.uint8Array({ maxLength: 40 }), (changes, tail) => {
      const bytes = Buffer.concat([valid, tail])
      for (const [at, octet] of changes) bytes[at] = octet
      const read = decodeResponse(bytes, query)
      if (read) readResponse(read, 'example.org', 'TXT')
      decodeResponse(Buffer.from(tail), query)
    }),
    { numRuns: 2000 },
  )
})
