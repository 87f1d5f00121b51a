import fc from 'fast-check'
import { francAll } from 'franc-min'
import { expect, test } from 'vitest'
import { rankLanguages } from './trigrams.ts'

/** Ours against the program whose data it reads. */
const theirs = (text: string, ignore: string[] = []) =>
  francAll(text, { minLength: 1, ignore }).filter(([language]) => language !== 'und')

test.each([
  ['English', 'The parcel is on its way, and will be with you on Thursday before noon.'],
  ['German', 'Das Paket ist unterwegs und kommt am Donnerstag vor zwölf Uhr bei Ihnen an.'],
  ['Russian', 'Посылка уже в пути и будет у вас в четверг до полудня.'],
  ['Chinese', '您的包裹正在路上，将于周四中午之前送达。'],
  ['Japanese', 'お荷物は配送中で、木曜日の正午までにお届けします。'],
  ['Arabic', 'الطرد في الطريق وسيصل إليك يوم الخميس قبل الظهر.'],
])('%s scores as there', (_, text) => {
  expect(rankLanguages(text, [])).toEqual(theirs(text))
  expect(rankLanguages(text, ['bul', 'eng'])).toEqual(theirs(text, ['bul', 'eng']))
})

test('any text scores as there', () => {
  const words = fc.constantFrom('the', 'und', ' ', 'ción', 'привет', '荷物', '1', '.', 'ß', '\n', 'é')
  const text = fc.oneof(
    fc.array(words, { minLength: 1, maxLength: 40 }).map((all) => all.join('')),
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({
      unit: fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCodePoint(code)),
      minLength: 1,
    }),
  )
  fc.assert(
    fc.property(text, (piece) => {
      expect(rankLanguages(piece, [])).toEqual(theirs(piece))
    }),
  )
})
