import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../bench/mail/archive.ts'
import { calibrate, type Rated as RatedMail } from '../../bench/mail/calibration.ts'
import { createDictionary, documentOf, type Reading } from '../../bench/mail/documents.ts'
import { languagesOf, sharesOf } from '../../bench/mail/fit.ts'
import { foldsOf, type Grouped, groupsOf } from '../../bench/mail/groups.ts'
import { labels } from '../../bench/mail/labels.ts'
import { labelledMails, type MailNote, mailSets } from '../../bench/mail/mails.ts'
import { areaUnder, type Rated, recallAt, rocOf } from '../../bench/mail/rates.ts'
import { fitLogistic, type Row, sumOf } from '../../bench/mail/solver.ts'
import { vocabularyOf } from '../../bench/mail/vocabulary.ts'

/** What the bench of real mail rests on: reading archives, fitting, choosing words, measuring. */

function block(name: string, type: string, content: string, prefix = ''): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0, 100)
  head.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124)
  head.write(type, 156)
  head.write('ustar\0', 257)
  head.write(prefix, 345, 155)
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512)
  body.write(content)
  return Buffer.concat([head, body])
}

describe('an archive', () => {
  const long = `${'folder/'.repeat(20)}mail.eml`
  const pax = ` path=${long}\n`
  const record = `${pax.length + 3}${pax}`
  test.each<[string, Buffer[], [string, string][]]>([
    [
      'files in their order',
      [block('a', '0', 'one'), block('b', '0', '')],
      [
        ['a', 'one'],
        ['b', ''],
      ],
    ],
    ['a folder is no file', [block('d/', '5', ''), block('d/a', '0', 'x')], [['d/a', 'x']]],
    ['a prefix stands before the name', [block('a', '0', 'x', 'far/away')], [['far/away/a', 'x']]],
    [
      'a path of pax',
      [block('p', 'x', record), block('cut', '0', 'x'), block('c', '0', 'y')],
      [
        [long, 'x'],
        ['c', 'y'],
      ],
    ],
    [
      'a long name of GNU tar',
      [block('././@LongLink', 'L', `${long}\0`), block('cut', '0', 'x')],
      [[long, 'x']],
    ],
    ['nothing', [], []],
  ])('%s', (_, blocks, expected) => {
    const packed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
    expect([...filesOf(packed)].map(({ path, content }) => [path, content.toString()])).toEqual(expected)
  })
})

const rated = (good: number[], spam: number[]): Rated[] => [
  ...good.map((value) => ({ isSpam: false, value })),
  ...spam.map((value) => ({ isSpam: true, value })),
]

describe('rates', () => {
  test.each<[string, number[], number[], number]>([
    ['all spam above all good mail', [1, 2], [3, 4], 1],
    ['below', [3, 4], [1, 2], 0],
    ['all equal', [1, 1], [1, 1], 0.5],
    ['one pair of four is wrong', [1, 3], [2, 4], 0.75],
    ['a tie is half', [1, 2], [2, 3], 0.875],
  ])('area under the curve: %s', (_, good, spam, area) => expect(areaUnder(rated(good, spam))).toBe(area))

  test('the area is the share of pairs in order, for any values', () => {
    const values = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(values, values, (good, spam) => {
        const pairs = good.flatMap((one) => spam.map((other) => (other > one ? 1 : other === one ? 0.5 : 0)))
        const share = pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length
        expect(areaUnder(rated(good, spam))).toBeCloseTo(share)
      }),
    )
  })

  test('spam found while so many good mails are flagged', () => {
    const mails = rated([1, 2, 3, 10], [2, 4, 9, 11])
    expect(recallAt(mails, 0)).toBe(0.25)
    expect(recallAt(mails, 0.25)).toBe(0.75)
    expect(recallAt(mails, 1)).toBe(1)
    expect(rocOf(mails, 5).at(0)).toEqual([0, 0.25])
    expect(rocOf(mails, 5).at(-1)).toEqual([1, 1])
  })
})

describe('fitting', () => {
  const row = (columns: number[], isSpam: boolean): Row => ({
    columns: Int32Array.from(columns),
    value: 1,
    isSpam,
    share: 0.25,
  })
  const rows = [row([0], true), row([0, 1], true), row([1], false), row([2], false)]

  const alike = (ridge: number) => new Float64Array(3).fill(ridge)

  test('finds weights that tell the rows apart, where the slope of the loss is nothing', () => {
    const ridge = 0.01
    const weights = fitLogistic(rows, 3, alike(ridge))
    for (const one of rows) expect(sumOf(one, weights) > 0).toBe(one.isSpam)
    for (const column of [0, 1, 2]) {
      const slope = rows
        .filter(({ columns }) => columns.includes(column))
        .reduce((sum, one) => {
          const said = 1 / (1 + Math.exp(-sumOf(one, weights)))
          return sum + one.share * (said - (one.isSpam ? 1 : 0))
        }, ridge * weights[column]!)
      expect(slope).toBeCloseTo(0, 3)
    }
  })

  test('a stronger ridge gives smaller weights; the same rows give the same', () => {
    const size = (ridge: number) => Math.hypot(...fitLogistic(rows, 3, alike(ridge)).subarray(0, 3))
    expect(size(1)).toBeLessThan(size(0.01))
    expect(fitLogistic(rows, 3, alike(0.1))).toEqual(fitLogistic(rows, 3, alike(0.1)))
  })

  test('a column with a stronger ridge of its own has a smaller weight', () => {
    const held = fitLogistic(rows, 3, Float64Array.of(1, 0.01, 0.01))
    expect(Math.abs(held[0]!)).toBeLessThan(Math.abs(fitLogistic(rows, 3, alike(0.01))[0]!))
  })
})

const note = (changes: Partial<MailNote>): MailNote => ({
  set: 'modern',
  archive: 'a',
  file: 'f',
  label: 'ham',
  source: 's',
  brand: 'b',
  lang: 'en',
  kind: 'newsletter',
  form: 'real',
  split: 'train',
  ...changes,
})

describe('calibration', () => {
  const rated = (count: number, from: number, to: number, changes: Partial<MailNote>): RatedMail[] =>
    Array.from({ length: count }, (_, at) => ({
      note: note(changes),
      sum: from + ((to - from) * at) / count,
    }))
  const mails = [
    ...rated(200, -4, 1, { source: 'foff-milter', kind: 'ham-newsletter' }),
    ...rated(200, 0, 5, { source: 'foff-milter', label: 'spam' }),
    ...rated(100, -4, 2, { source: 'parsedmarc', kind: 'ham-automatic' }),
    ...rated(100, -4, 1, { set: 'older', source: 'spamassassin' }),
  ]
  const { slope, intercept } = calibrate(mails)
  const saidOf = (sum: number) => 1 / (1 + Math.exp(-(slope * sum + intercept)))

  test('says more than one half of hardly any good mail', () => {
    const flagged = mails.filter(({ note, sum }) => note.label === 'ham' && saidOf(sum) > 0.5)
    expect(flagged.length).toBeLessThanOrEqual(0.03 * 400)
  })

  test('98 % is right 98 times of 100 at every place', () => {
    for (const place of ['foff-milter', 'parsedmarc', 'spamassassin']) {
      const those = mails.filter(({ note, sum }) => note.source === place && saidOf(sum) > 0.98)
      const spam = those.filter(({ note }) => note.label === 'spam')
      expect(spam.length, place).toBeGreaterThanOrEqual(0.98 * those.length)
    }
  })
})

const grouped = (brand: string, subject = '', changes: Partial<MailNote> = {}): Grouped => ({
  note: note({ brand, ...changes }),
  from: '',
  subject,
})

describe('groups', () => {
  test.each<[string, Grouped[], boolean]>([
    ['two senders', [grouped('a'), grouped('b')], false],
    ['one sender', [grouped('a'), grouped('a')], true],
    [
      'one campaign of two senders',
      [grouped('a', 'Re: Your parcel waits'), grouped('b', 'Your parcel waits!')],
      true,
    ],
    ['a subject of all', [grouped('a', 'Hello'), grouped('b', 'Hello')], false],
    [
      'spam with the subject of good mail',
      [grouped('a', 'Your parcel waits', { label: 'spam' }), grouped('b', 'Your parcel waits')],
      false,
    ],
    [
      'two firms of one wrapper',
      [
        grouped('a', '', { set: 'older', form: 'wrapped' }),
        grouped('b', '', { set: 'older', form: 'wrapped' }),
      ],
      true,
    ],
  ])('%s', (_, mails, isOne) => {
    const [one, other] = groupsOf(mails)
    expect(one === other).toBe(isOne)
  })

  test('are whole in a fold, and folds are about as large', () => {
    const mails = Array.from({ length: 100 }, (_, at) => grouped(`${at % 20}`))
    const folds = foldsOf(mails, 5)
    for (const [at, { note }] of mails.entries()) expect(folds[at]).toBe(folds[Number(note.brand)])
    for (const fold of [0, 1, 2, 3, 4]) expect(folds.filter((one) => one === fold)).toHaveLength(20)
  })
})

test('both kinds count the same in a fit, and no origin drowns the others', () => {
  const notes = [
    ...Array.from({ length: 400 }, () => note({ source: 'large' })),
    ...Array.from({ length: 4 }, () => note({ source: 'small' })),
    note({ label: 'spam' }),
  ]
  const shares = sharesOf(notes)
  const sum = (isOf: (note: MailNote) => boolean) =>
    shares.reduce((all, share, at) => (isOf(notes[at]!) ? all + share : all), 0)
  expect(sum(({ label }) => label === 'spam')).toBeCloseTo(0.5)
  expect(
    sum(({ source }) => source === 'large') /
      sum(({ source, label }) => source === 'small' && label === 'ham'),
  ).toBeCloseTo(10)
})

const reading = (
  text: string,
  source: string,
  language = 'eng',
  label: MailNote['label'] = 'ham',
): Reading => ({
  note: note({ source, label, brand: source }),
  language,
  from: '',
  content: { subject: '', text },
})

describe('the vocabulary', () => {
  const kept = (texts: [text: string, source: string][]) => {
    const dictionary = createDictionary()
    const documents = texts.map(([text, source]) => documentOf(reading(text, source), dictionary))
    return vocabularyOf(documents, dictionary).map((id) => dictionary.keys[id]!)
  }
  const origins = ['one', 'two', 'three', 'four', 'five']
  const inFive = (text: string) => origins.map((at): [string, string] => [text, at])

  test('holds what five senders of two origins share', () => {
    expect(kept(inFive('we sell boots'))).toEqual(expect.arrayContaining(['we', 'boots', 'sell boots']))
    expect(kept(inFive('we sell boots').slice(1))).not.toContain('boots')
    expect(kept(inFive('we sell boots').map(([text]) => [text, 'one']))).not.toContain('boots')
  })

  test('leaves out names, with all pairs and stems of theirs', () => {
    const words = kept(inFive('we met Francisca in the hall and saw Francisca again'))
    expect(words).toContain('again')
    expect(words.filter((word) => word.includes('franci'))).toEqual([])
  })

  test.each([
    ['lists', 'sent to the sourceforge list', /sourceforge|list/],
    ['what stands for the names of receivers', 'dear kim novak and john doe', /kim|novak|john|doe/],
    ['addresses, links and hosts', 'ask ann@shop.example or see https://shop.example/ or shop.example', /@/],
  ])('leaves out what tells the collections: %s', (_, text, told) =>
    expect(kept(inFive(text)).join(' ')).not.toMatch(told),
  )

  test('a language needs so many mails of each kind', () => {
    const many = (count: number, label: MailNote['label'], language: string) =>
      Array.from({ length: count }, () => reading('', 'one', language, label))
    const mails = [
      ...many(50, 'ham', 'eng'),
      ...many(50, 'spam', 'eng'),
      ...many(90, 'ham', 'deu'),
      ...many(49, 'spam', 'deu'),
    ]
    expect(languagesOf(mails, 50)).toEqual(['eng'])
    expect(languagesOf(mails, 20)).toEqual(['deu', 'eng'])
  })
})

describe('the labels', () => {
  test('are of 60 mails and more, each once, and each reads `check code: label`', () => {
    expect(labels.length).toBeGreaterThanOrEqual(60)
    expect(new Set(labels.map(({ file }) => file)).size).toBe(labels.length)
    for (const { said } of labels)
      for (const part of said.split('; ').filter(Boolean))
        expect(part).toMatch(/^[a-z_]+ [a-z0-9-]+: (?:true|noise|false)$/)
  })

  test.skipIf(!mailSets.isHere)(`are of mails in the set${mailSets.why}`, () => {
    const mails = labelledMails('all')
    expect(mails).toHaveLength(10_087 + 1764)
    const files = new Set(mails.map(({ file }) => file))
    expect(labels.filter(({ file }) => !files.has(file))).toEqual([])
    expect(mails.filter(({ raw }) => raw.subarray(0, 5).toString('latin1') === 'From ')).toEqual([])
  })
})
