import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../tests/processor-time.ts'
import { featuresOf } from './features.ts'
import { judgeText } from './model.ts'
import { heavySentences } from './sentences.ts'
import { verdictOf } from './verdict.ts'
import { learned } from './weights.ts'

const keys = (subject: string, text = '') => featuresOf(subject, text).map(({ key }) => key)

describe('features', () => {
  test.each([
    ['words, pairs and stems', 'Read our news', ['read', 'our', 'read our', 'news', 'our news']],
    ['a long word counts by its beginning, too', 'Regarding', ['regarding', 'regard…']],
    ['case and accents do not matter', 'ATENCIÓN', ['atencion', 'atenci…']],
    ['no pair spans a line', 'one\ntwo', ['one', 'two']],
    ['an address is a class', 'ann@shop.example', ['@address']],
    ['one at a free provider is another', 'ann@gmail.com', ['@free-mail']],
    ['a link is a class, with all that is in it', 'https://shop.example/a?b=click', ['@link']],
    ['a bare host name is one', 'shop.example', ['@host']],
    ['an amount is a class', 'USD 1,000.50', ['@money']],
    ['an amount before its currency', '1.000,50 €', ['@money']],
    ['a number is a class by its length', '20481', ['@00000']],
    ['long numbers are one class', '4915112345678', ['@0000000']],
    ['a word with digits is a class', 'v1agra', ['@code']],
    ['what is longer than words are is a class', 'x'.repeat(40), ['@long']],
    ['Japanese counts by two letters', '確認の', ['確認', '認の']],
    ['digits between Japanese are no numbers', '月12日の', ['月0', '0日', '日の']],
    ['nothing gives nothing', ' \u200b ', []],
  ])('%s', (_, text, expected) => expect(keys('', text)).toEqual(expected))

  test('a word of the subject counts as one of the text and as one of the subject', () =>
    expect(keys('Sale')).toEqual(['sale', 'subject:sale']))

  test.each(['Re: Sale', 'FW: AW: Sale', '[list] Sale', '[a][b] Re: Sale'])(
    'how a mail came is no word of the subject: %s',
    (subject) => expect(keys(subject)).toEqual(['sale', 'subject:sale']),
  )

  test('each has its place', () => {
    const text = 'Dear Ann,\nplease click here.'
    for (const { key, start, end } of featuresOf('', text))
      expect(text.slice(start, end).toLowerCase().startsWith(key.slice(0, 3).replace('…', ''))).toBe(true)
  })
})

describe('any text', () => {
  test('is judged without a crash, between 0 and 1, with all places inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (subject, text) => {
        const { probability, pulls } = judgeText(learned, { subject, text })
        expect(probability).toBeGreaterThanOrEqual(0)
        expect(probability).toBeLessThanOrEqual(1)
        for (const { place } of pulls) {
          const source = place.inSubject ? subject : text
          expect(place.start).toBeLessThan(place.end)
          expect(place.end).toBeLessThanOrEqual(source.length)
        }
      }),
    )
  })

  test.each([
    ['one letter', 'a'],
    ['dots', 'a.'],
    ['at signs', 'a@'],
    ['digits', '1,'],
    ['telephones', '12 34 '],
    ['hyphens', 'a-'],
    ['apostrophes', "a'"],
    ['links', 'https://a '],
    ['brackets', '[a]'],
    ['Japanese', '確認'],
    ['line feeds', '\n'],
    ['combining marks', 'a\u0301'],
    ['exclamation marks', '!'],
    ['sentences', 'click here. '],
  ])('takes time in proportion to its length, and a bounded one: %s', (_, piece) => {
    const judge = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length))
      return () => {
        const content = { subject: text, text }
        const { pulls } = judgeText(learned, content)
        heavySentences(content, pulls, 1)
        verdictOf(learned, content, { language: 'eng' })
      }
    }
    judge(20_000)()
    expect(processorTime(judge(2_000_000))).toBeLessThan(2000)
  })
})
