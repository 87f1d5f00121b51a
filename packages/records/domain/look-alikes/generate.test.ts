import { describe, expect, test } from 'vitest'
import { type LookAlikeWay, lookAlikesOf } from './generate.ts'

/** Names that are mistaken for another: what each way makes, in which order, and what no one could register. */

const all = (label: string, suffix = 'com') => lookAlikesOf({ label, suffix }, 10_000)
const of = (way: LookAlikeWay, label: string, suffix?: string) =>
  all(label, suffix).flatMap((one) => (one.way === way ? [one.name] : []))

test.each<[way: LookAlikeWay, label: string, some: string[]]>([
  ['omitted', 'example', ['exmple.com', 'xample.com', 'exampl.com']],
  ['doubled', 'example', ['examplee.com', 'exaample.com']],
  ['transposed', 'example', ['exmaple.com', 'exampel.com', 'xeample.com']],
  ['neighbor', 'example', ['exsmple.com', 'ezample.com', 'exalple.com', 'exanple.com']],
  ['neighbor', 'citroen', ['citroeb.com', 'citroem.com']],
  ['neighbor', 'yellow', ['tellow.com', 'xellow.com']],
  ['neighbor', 'amazon', ['qmazon.com', 'alazon.com']],
  ['glyph', 'morning', ['rnorning.com', 'moming.com', 'm0rning.com']],
  ['glyph', 'paypal', ['paypa1.com', 'paypai.com']],
  ['hyphen', 'my-shop', ['myshop.com', 'my-sh-op.com']],
  [
    'suffix',
    'example',
    ['example.net', 'example.org', 'example.co', 'example.cm', 'example.de', 'example.fr'],
  ],
  ['homograph', 'apple', ['xn--80ak6aa92e.com']],
  ['homograph', 'example', ['xn--exmple-qta.com']],
])('%s of %s', (way, label, some) => {
  const made = of(way, label)
  expect(some.filter((name) => !made.includes(name))).toEqual([])
})

describe('order and bounds', () => {
  test('the ways take turns, and a change inside the word comes before one at its ends', () => {
    const ways = lookAlikesOf({ label: 'morning', suffix: 'com' }, 8).map(({ way }) => way)
    expect(new Set(ways).size).toBe(8)
    expect(of('omitted', 'example')[0]).toBe('exaple.com')
    expect(of('omitted', 'example').at(-1)).toBe('xample.com')
  })

  test('at most as many as asked for, each once, and never the name itself', () => {
    const names = lookAlikesOf({ label: 'aabbccddeeff-shop', suffix: 'co.uk' }, 60).map(({ name }) => name)
    expect([names.length, new Set(names).size]).toEqual([60, 60])
    expect(names).not.toContain('aabbccddeeff-shop.co.uk')
  })

  test('typos of short names are the names of others', () => {
    expect(new Set(all('ibm').map(({ way }) => way))).toEqual(new Set(['suffix', 'homograph', 'glyph']))
  })
})

test.each([
  ['a name of another script', 'xn--bcher-kva', 'de', 'xn--bher-0ra.de'],
  ['two labels of suffix', 'example', 'co.uk', 'exampl.co.uk'],
])('%s', (_, label, suffix, name) => {
  const names = all(label, suffix).map((one) => one.name)
  expect(names).toContain(name)
  for (const one of names) expect(one).toMatch(/^[a-z\d](?:[a-z\d-]*[a-z\d])?\.[a-z.]+$/)
})

test.each(['a'.repeat(63), '1-2', 'a-b-c', 'xn--', '000'])(
  '%s makes only what can be registered',
  (label) => {
    for (const { name } of all(label)) {
      const [made = ''] = name.split('.')
      expect(made).toMatch(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/)
      expect(made.startsWith('xn--') || made.slice(2, 4) !== '--').toBe(true)
    }
  },
)
