import { describe, expect, test } from 'vitest'
import { describeChecks, find } from '../content/fixture.ts'
import { mail } from '../context/fixture.ts'
import { businessLetters } from '../learned/mails-fixture.ts'
import { textsIn } from '../words/texts.ts'
import { check } from './content-shape.ts'
import { check as learnedContent } from './learned-content.ts'

const swedish = [
  'Hej Anna, och tack för senast.',
  'Vi ses i biblioteket på torsdag klockan nio, som vi sade. Jag tar med böckerna och kartan.',
  'Ring gärna om något kommer emellan, så flyttar vi mötet till veckan därpå.',
].join('\r\n')
const loud = 'KLICKA HAR NU: http://203.0.113.7/vinst?till=anna@mottagare.example'

const inSwedish = { language: 'swe' }

describeChecks([
  [
    check,
    [
      ['good mixed', mail({ Subject: 'Torsdag klockan nio' }, swedish), inSwedish],
      ['warning like-spam', mail({ Subject: 'DU HAR VUNNIT $$$!!' }, loud), inSwedish],
      [
        'no-data words-judged',
        mail({ Subject: 'An invoice' }, businessLetters[0]!.text),
        { language: 'eng' },
      ],
      ['no-data no-text', mail({ Subject: null, 'Content-Type': 'application/pdf' }, '')],
    ],
  ],
])

describe('a language that the model does not know', () => {
  const spam = mail({ Subject: 'DU HAR VUNNIT $$$!!' }, loud)

  test('is no-data for its words, and judged by what stands beside them', async () => {
    const words = await find(learnedContent, ['', mail({}, swedish), inSwedish])
    expect(`${words.status} ${words.code}`).toBe('no-data unknown-language')
    const [letter, shouted] = await Promise.all([
      find(check, ['', mail({ Subject: 'Torsdag klockan nio' }, swedish), inSwedish]),
      find(check, ['', spam, inSwedish]),
    ])
    expect(letter.facts.degree).toBeLessThan(Number(shouted.facts.degree) / 2)
  })

  test('is told with the measures that weigh most, in English and in German', async () => {
    const finding = await find(check, ['', spam, inSwedish])
    expect(textsIn('en').content_shape!.found(finding)).toMatch(/\d+ %, most of all for .*links|capital/)
    expect(textsIn('de').content_shape!.found(finding)).toMatch(/am meisten wiegt: /)
  })
})
