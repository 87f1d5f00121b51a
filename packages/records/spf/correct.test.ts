import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctSpf } from './correct.ts'
import { parseSpf } from './parse.ts'
import { isFatal } from './walk.ts'

const dead = new Map([['include:gone.test', 'missing' as const]])

test.each<[string, string | null, string[]]>([
  ['v=spf1 mx -all', null, []],
  ['v=spf1 redirect=a.test', null, []],
  ['v=spf1 -all exp=why.test', null, []],
  ['v=spf1 mx mx -all', 'v=spf1 mx -all', ['duplicate']],
  ['v=spf1 include:gone.test a -all', 'v=spf1 a -all', ['missing']],
  ['v=spf1 redirect=gone.test', null, []],
  ['v=spf1 mx -all a ~all', 'v=spf1 mx a -all', ['all-twice', 'all-last']],
  ['v=spf1 exp=why.test mx ?all', 'v=spf1 exp=why.test mx ~all', ['all-open']],
  ['v=spf1 all', 'v=spf1 ~all', ['all-open']],
  ['v=spf1', 'v=spf1 ~all', ['all-missing']],
  ['V=SPF1 mx ptr:a.test -all', null, []],
  ['v=spf1include:a.test -all', 'v=spf1 include:a.test -all', ['version']],
  ['v = spf1 mx -all', 'v=spf1 mx -all', ['version']],
  ['v=spf1 “mx” -all;', 'v=spf1 mx -all', ['punctuation', 'punctuation']],
  ['v=spf1 IPv4=45.45.45.0/24 -all', 'v=spf1 ip4:45.45.45.0/24 -all', ['address']],
  ['v=spf1 ip6:45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all', ['address']],
  ['v=spf1 a,mx,foo -all', null, []],
  ['v=spf1 foo -all', null, []],
  ['v=spf1 a:%{z}.test mx mx -all', null, []],
  ['v=spf2.0/pra -all', null, []],
  ['hello', null, []],
])('%s', (text, expected, codes) => {
  const corrected = correctSpf(text, { dead })
  expect(corrected?.value ?? null).toBe(expected)
  expect(corrected?.changes.map(({ code }) => code) ?? []).toEqual(codes)
})

describe('whatever is given', () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...['mx', 'a', '-all', '+all', '?all', 'ptr', 'include:a.test', 'include=a.test', 'ip4:45.45.45.1~all'],
      ...['45.45.45.1', 'ip4:2606:4700::1', 'redirect=a.test', 'exp=b.test', 'a,mx', '"mx"', 'ra=x', 'foo'],
    ),
    fc.string({ maxLength: 12 }),
  )
  test('the result reads back, is stable, and every change is told', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (words) => {
        const corrected = correctSpf(`v=spf1 ${words.join(' ')}`)
        if (!corrected) return
        expect(corrected.changes.length).toBeGreaterThan(0)
        expect(parseSpf(corrected.value).issues.filter(isFatal)).toEqual([])
        expect(correctSpf(corrected.value)).toBe(null)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['a:', 'include:', 'inclde:', '"a:'])('%j without end is no term, and soon told', (piece) => {
    expect(correctSpf(`v=spf1 ${piece.repeat(20_000)}x.test ~all`)).toBeNull()
  })
})
