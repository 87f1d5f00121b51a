import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSelector } from './discover.ts'
import { parseDkimKey } from './parse.ts'
import { repairDkimKey } from './print.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const right = `v=DKIM1; k=rsa; p=${key}`

describe('the same key in a readable form', () => {
  test.each<[string, string[]]>([
    ['as it should be', [right]],
    ['the lines of a key file', [`v=DKIM1; k=rsa; p=${pem}`]],
    ['cut into two records', [`v=DKIM1; k=rsa; p=${key.slice(0, 200)}`, key.slice(200)]],
    [
      'cut into two records, in the other order',
      [key.slice(200), `"v=DKIM1; k=rsa; p=${key.slice(0, 200)}"`],
    ],
    ['quotes in the middle', [`"v=DKIM1; k=rsa; p=${key.slice(0, 200)}" "${key.slice(200)}"`]],
    ['escaped semicolons', [`v=DKIM1\\; k=rsa\\; p=${key}`]],
    ['the key alone', [key]],
    ['of the wrong kind', [`v=DKIM1; k=ed25519; p=${key}`]],
    ['version last', [`k=rsa; p=${key}; v=DKIM1`]],
    ['only sha1, test mode, not for mail', [`v=DKIM1; h=sha1; t=y; s=x; g=; p=${key}`]],
  ])('%s', (_, texts) => {
    expect(repairDkimKey(texts)).toBe(right)
  })

  test.each<[string, string[]]>([
    ['withdrawn', ['v=DKIM1; p=']],
    ['cut off', [`v=DKIM1; p=${key.slice(0, 200)}`]],
    ['no key', ['v=DKIM1; k=rsa']],
    ['nothing', []],
  ])('%s: only the signing service can help', (_, texts) => {
    expect(repairDkimKey(texts)).toBeNull()
  })

  test('what comes out reads back without an error', () => {
    const piece = fc.constantFrom(
      `p=${key}`,
      `p=${key.slice(0, 90)} ${key.slice(90)}`,
      'v=DKIM1',
      'k=dsa',
      't=s:y',
      'n=a;b',
      '"',
      't=s',
      ' ',
      'n=é',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const repaired = repairDkimKey([pieces.join(';')])
        const bad =
          repaired === null ? [] : parseDkimKey(repaired).issues.filter((issue) => issue.status === 'bad')
        expect({ repaired, bad }).toEqual({ repaired, bad: [] })
      }),
    )
  })
})

test.each([
  ['s1', 's1'],
  [' S1._domainkey.example.org. ', 's1'],
  ['news.s1', 'news.s1'],
  ['', null],
  ['a b', null],
  ['a..b', null],
  ['x'.repeat(64), null],
])('selector %j is %j', (text, selector) => {
  expect(readSelector(text, 'example.org')).toBe(selector)
})
