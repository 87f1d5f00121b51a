import assert from 'node:assert/strict'
import type { RecordType } from '@postproof/engine/world'
import { LONGEST_CHAIN, readResponse } from '../../../packages/dns/chain.ts'
import { decodeResponse, encodeQuery } from '../../../packages/dns/codec.ts'
import { questionName } from '../../../packages/dns/name.ts'
import type { Target } from '../target.ts'

const types: RecordType[] = [
  'A',
  'AAAA',
  'MX',
  'TXT',
  'CNAME',
  'NS',
  'SOA',
  'SPF',
  'TLSA',
  'CAA',
  'DS',
  'DNSKEY',
  'PTR',
]
const octets = (...list: number[]) => String.fromCharCode(...list)

/**
 * Answers on the wire. The first octet names the type that was asked for; the rest is the packet. Half of the inputs get
 * the id and the question that fit, so that what comes after them is read.
 */
export const target: Target = {
  name: 'dns',
  most: 65_536,
  dictionary: [
    ...[octets(0xc0, 12), octets(0xc0, 0), octets(0xff, 0xff), octets(0x3f), octets(0), octets(1, 0x61, 0)],
    ...[
      octets(0, 1, 0, 1),
      octets(0, 5, 0, 1),
      octets(0, 16, 0, 1),
      octets(0, 15, 0, 1),
      octets(0, 6, 0, 1),
      octets(0, 28, 0, 1),
    ],
    ...[
      octets(0, 52, 0, 1),
      octets(1, 1, 0, 1),
      octets(0, 41, 16, 0),
      octets(0, 46, 0, 1),
      octets(0, 99, 0, 1),
    ],
    ...[
      octets(0, 0, 1, 44),
      octets(0xff, 0xff, 0xff, 0xff),
      octets(0, 4, 127, 0, 0, 1),
      octets(0, 0),
      octets(0x81, 0x80),
    ],
  ],
  run(input) {
    if (input.length < 2) return
    const type = types[input[0]! % types.length]!
    const query = encodeQuery({ name: 'x.test', type }, 0x1234)
    const packet = Buffer.from(input.subarray(1))
    if (input[0]! < 128 && packet.length >= 12) {
      packet.writeUInt16BE(0x1234, 0)
      packet[2] = 0x81
      const question = query.bytes.subarray(12, query.bytes.length - 11)
      if (packet.length > 12 + question.length) question.copy(packet, 12)
      packet.writeUInt16BE(1, 4)
    }
    const response = decodeResponse(packet, query)
    if (!response) return
    // A record takes at least eleven octets.
    assert.ok(response.answers.length <= packet.length / 11)
    let text = 0
    for (const record of response.answers) {
      assert.equal(typeof record.name, 'string')
      assert.ok(
        Number.isInteger(record.ttl) && record.ttl >= 0 && record.ttl <= 0x7fffffff,
        `TTL ${record.ttl}`,
      )
      if ('address' in record) assert.match(record.address, /^[0-9a-f.:]+$/i)
      if ('strings' in record) {
        for (const string of record.strings) {
          assert.equal(typeof string, 'string')
          assert.ok(string.length <= 255)
          text += string.length
        }
      }
      for (const name of ['target', 'exchange', 'primary'] as const) {
        if (name in record) assert.equal(typeof (record as Record<string, unknown>)[name], 'string')
      }
    }
    assert.ok(text <= packet.length)
    const step = readResponse(response, 'x.test', type)
    assert.ok(step.cnames.length <= LONGEST_CHAIN + 1)
    if ('next' in step) questionName(step.next)
    else if (step.outcome === 'answer') assert.ok(step.records.length > 0)
    else assert.equal(step.records.length, 0)
  },
}
