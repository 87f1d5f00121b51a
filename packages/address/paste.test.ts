import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/processor-time.ts'
import { readPasted } from './paste.ts'

describe('what people paste', () => {
  it.each([
    ['Ada <ada@gmial.com>', 'ada@gmial.com'],
    ['"Lovelace, Ada" <ada@acme.net>;', 'ada@acme.net'],
    ['<a@b>', 'a@b'],
    ['mailto:a@b', 'a@b'],
    ['MAILTO:ada@acme.net?subject=Hi', 'ada@acme.net'],
    ['<mailto:ada@acme.net>', 'ada@acme.net'],
    ['a@b.', 'a@b'],
    ['a@b;', 'a@b'],
    ["'a@b'", 'a@b'],
    ['“ada@acme.net”,', 'ada@acme.net'],
    ['(ada@acme.net).', 'ada@acme.net'],
    ['ada＠acme.net', 'ada@acme.net'],
  ])('%s is %s', (text, address) => {
    expect(readPasted(text)).toBe(address)
  })

  it.each(['"a b"@acme.net', "o'hara@acme.net", 'a..b@acme.net', 'ada', 'ada.', '', '<>', 'a@[192.0.2.1]'])(
    '%j is left as it is',
    (text) => {
      expect(readPasted(text)).toBe(text)
    },
  )

  it('peeling twice changes nothing, for any text', () => {
    const sign = fc.constantFrom(...`'"<>()[]{}.,;:!?@＠ab `, 'mailto:', '“', '”')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
        const once = readPasted(signs.join(''))
        expect(readPasted(once)).toBe(once)
      }),
      { numRuns: 3000 },
    )
    const ms = processorTime(() => {
      readPasted(`${'('.repeat(499)}@${')'.repeat(499)}`)
      readPasted('<'.repeat(100_000))
    })
    expect(ms).toBeLessThan(1000)
  })
})
