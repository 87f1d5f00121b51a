import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogs } from '../../messages/catalogs.ts'
import { type LikelihoodFacts, likelihoodOf } from './likelihood.ts'

const plain: LikelihoodFacts = { local: 'ada', role: false, provider: 'business', addressFallback: false }

describe('at a domain that takes every name', () => {
  it.each<[string, Partial<LikelihoodFacts>, number, string[]]>([
    ['a first name says nothing', {}, 50, []],
    ['first and last name', { local: 'ada.lovelace' }, 70, ['person']],
    ['an initial and a name, with a tag', { local: 'a.lovelace+news' }, 70, ['person']],
    ['letters of any language', { local: 'jörg.müller' }, 70, ['person']],
    ['a function', { local: 'info', role: true }, 65, ['role']],
    ['digits alone', { local: '20441' }, 35, ['numbers']],
    ['a made-up name', { local: 'x7k2q9fz41' }, 20, ['made-up']],
    ['hardly a vowel', { local: 'qwrtzpsdfg' }, 20, ['made-up']],
    ['an initial and a name with few vowels', { local: 'mschmidt' }, 50, []],
    ['the same', { local: 'jschwartz' }, 50, []],
    ['a family name with few vowels', { local: 'schwartz' }, 50, []],
    ['a year behind a name', { local: 'ada1815' }, 50, []],
    ['a small domain at a web host', { provider: 'hosting' }, 60, ['hosting']],
    ['a filter in front', { provider: 'gateway', local: 'ada.lovelace' }, 65, ['person', 'gateway']],
    ['no MX record', { addressFallback: true, provider: null }, 40, ['fallback']],
  ])('%s', (_, more, percent, reasons) => {
    const found = likelihoodOf({ ...plain, ...more })
    expect(found).toEqual({ percent, reasons: reasons.map((one) => `likelihood.${one}`) })
    for (const reason of found.reasons) expect(catalogs.en).toHaveProperty([`verification.factor.${reason}`])
  })

  it('nothing is certain, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), (local, role) => {
        const { percent } = likelihoodOf({ ...plain, local, role })
        expect(percent).toBeGreaterThanOrEqual(5)
        expect(percent).toBeLessThanOrEqual(95)
      }),
    )
  })
})
