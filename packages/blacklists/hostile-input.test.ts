import type { DnsAnswer, DnsOutcome, DnsRecord } from '@postproof/engine/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activate, lists } from './lists.ts'
import { addressSubject, domainSubject, emailSubject, queryNames, type Subject } from './query.ts'
import { readAnswer } from './read-answer.ts'
import { readReason } from './reason.ts'

const active = activate(lists, { spamhaus: 'abcdefgh12345678', abusix: 'ABCDEFGH12345678' })
const outcomes: DnsOutcome[] = [
  'answer',
  'nodata',
  'nxdomain',
  'servfail',
  'refused',
  'timeout',
  'unreachable',
  'bad-name',
]

function answer(outcome: DnsOutcome, records: DnsRecord[]): DnsAnswer {
  return {
    name: 'x',
    type: 'A',
    outcome,
    records,
    cnames: [],
    ttl: 0,
    authenticated: false,
    server: '',
    ms: 0,
    at: 0,
  }
}

const a = (address: string): DnsRecord => ({ type: 'A', name: 'x', ttl: 1, address })

test('any text: names stay under their zone, and address lists see only addresses', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.domain(),
    fc.emailAddress(),
    fc.ipV4(),
    fc.ipV6(),
    fc.string({ unit: fc.constantFrom(...'a1.@+-_[]:%\0 ') }),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom(addressSubject, domainSubject, emailSubject), (text, read) => {
      const subject: Subject = read(text)
      for (const list of active) {
        for (const name of queryNames(list, subject) ?? []) {
          const zone = [list.zone, list.zone6].find((one) => name.endsWith(`.${one}`))
          expect(zone).toBeDefined()
          expect(name.slice(0, -zone!.length - 1)).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i)
          expect(subject.kind === 'ip').toBe(list.definition.asks === 'ip')
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('any answer: only a code of the table lists, and one refusal refuses all', () => {
  const octet = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 2, 10, 127, 254, 255))
  const address = fc
    .tuple(fc.constantFrom(127, 127, 127, 203), octet, octet, octet)
    .map((octets) => octets.join('.'))
  fc.assert(
    fc.property(
      fc.constantFrom(...active),
      fc.constantFrom(...outcomes),
      fc.array(address, { maxLength: 4 }),
      ({ definition }, outcome, codes) => {
        const reading = readAnswer(definition, answer(outcome, codes.map(a)))
        expect(reading.meaning).not.toEqual([])
        expect(reading.severity !== null).toBe(reading.state === 'listed')
        if (outcome !== 'answer') expect(reading.codes).toEqual([])
        else if (codes.some((code) => !code.startsWith('127.'))) expect(reading.state).toBe('broken')
        else if (codes.some((code) => code.startsWith('127.255.255.'))) expect(reading.state).toBe('refused')
      },
    ),
    { numRuns: 1000 },
  )
})

test('any reason: no markup, no control characters, 300 characters, no key', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom('<', '>', 'a', ' ', 'https://', 'abcdefgh12345678', '\0', '\u202e'),
      maxLength: 400,
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...active), fc.array(texts, { maxLength: 4 }), (list, strings) => {
      const reason = readReason(list, answer('answer', [{ type: 'TXT', name: 'x', ttl: 1, strings }]))
      if (reason === null) return
      expect(reason.length).toBeLessThanOrEqual(300)
      expect(reason).not.toMatch(/[<>\p{Cc}\p{Cf}]/u)
      if (list.secret) expect(reason.toLowerCase()).not.toContain(list.secret)
    }),
    { numRuns: 500 },
  )
})
