import { createHash, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { createServerAuthority, type ServerRecipe } from '../emulators/server-certificates.ts'
import { matchTlsa, readTlsa, type TlsaMatch } from './dane.ts'

const { issue } = createServerAuthority()
const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOST = 'mx1.example.org'
const names = [HOST, 'example.org']

/** The record of a certificate, as its owner publishes it. */
function record(der: Buffer, usage: number, selector: number, matching: number): string {
  const bytes =
    selector === 0 ? der : new X509Certificate(der).publicKey.export({ type: 'spki', format: 'der' })
  const hash = ['', 'sha256', 'sha512'][matching]
  const data = hash ? createHash(hash).update(bytes).digest('hex') : bytes.toString('hex')
  return `${usage} ${selector} ${matching} ${data}`
}

type Case = [
  name: string,
  recipe: ServerRecipe,
  of: 'leaf' | 'authority',
  kind: [number, number, number],
  TlsaMatch,
]

test.each<Case>([
  ['3 1 1', { names: [HOST] }, 'leaf', [3, 1, 1], 'matches'],
  ['3 0 2', { names: [HOST] }, 'leaf', [3, 0, 2], 'matches'],
  ['3 1 0', { names: [HOST] }, 'leaf', [3, 1, 0], 'matches'],
  [
    'DANE-EE of a key signed by itself',
    { names: [HOST], chain: 'self-signed' },
    'leaf',
    [3, 1, 1],
    'matches',
  ],
  ['DANE-EE for another name', { names: ['other.test'] }, 'leaf', [3, 1, 1], 'matches'],
  ['DANE-EE that ended', { names: [HOST], to: '2026-11-01' }, 'leaf', [3, 1, 1], 'matches'],
  ['DANE-TA of the authority', { names: [HOST] }, 'authority', [2, 1, 1], 'matches'],
  ['DANE-TA for the domain', { names: ['example.org'] }, 'authority', [2, 0, 1], 'matches'],
  ['DANE-TA for another name', { names: ['other.test'] }, 'authority', [2, 1, 1], 'mismatch'],
  ['DANE-TA that ended', { names: [HOST], to: '2026-11-01' }, 'authority', [2, 1, 1], 'mismatch'],
  [
    'DANE-TA of an authority that ended',
    { names: [HOST], chain: 'expired-authority' },
    'authority',
    [2, 1, 1],
    'mismatch',
  ],
  ['DANE-TA of a forged signature', { names: [HOST], chain: 'forged' }, 'authority', [2, 1, 1], 'mismatch'],
  ['DANE-TA of the server itself', { names: [HOST] }, 'leaf', [2, 1, 1], 'mismatch'],
  ['PKIX-EE', { names: [HOST] }, 'leaf', [1, 1, 1], 'unusable'],
  ['PKIX-TA', { names: [HOST] }, 'authority', [0, 1, 1], 'unusable'],
])('%s', (_, recipe, of, kind, expected) => {
  const { chain } = issue(recipe)
  const der = of === 'leaf' ? chain[0]! : chain[1]!
  const read = readTlsa(record(der, ...kind))!
  expect(matchTlsa([read], chain, { names, now: NOW })).toBe(expected)
})

const { chain } = issue({ names: [HOST] })
const other = issue({ names: [HOST] })
const own = record(chain[0]!, 3, 1, 1)
const next = record(other.chain[0]!, 3, 1, 1)

test.each<[name: string, records: string[], TlsaMatch]>([
  ['the next key beside the current', [next, own], 'matches'],
  ['only another key', [next], 'mismatch'],
  ['a usable one beside others', ['1 1 1 00', own], 'matches'],
  ['a hash that is too short', ['3 1 1 00ff'], 'unusable'],
  ['an unknown selector', [`3 2 1 ${'00'.repeat(32)}`], 'unusable'],
  ['an authority in full that is not sent', ['2 0 0 3000'], 'unclear'],
  ['none', [], 'unusable'],
])('%s', (_, records, expected) => {
  const read = records.flatMap((text) => readTlsa(text) ?? [])
  expect(matchTlsa(read, chain, { names, now: NOW })).toBe(expected)
})

test('without a certificate nothing matches', () => {
  expect(matchTlsa([readTlsa(own)!], [], { names, now: NOW })).toBe('mismatch')
  expect(matchTlsa([readTlsa(own)!], [Buffer.from('no')], { names, now: NOW })).toBe('mismatch')
})

test.each([
  ['3 1 1 AB CD', { usage: 3, selector: 1, matching: 1, data: 'abcd' }],
  ['3 1 1', null],
  ['3 1 1 xyz', null],
  ['', null],
])('reads %j', (text, expected) => {
  expect(readTlsa(text)).toEqual(expected)
})
