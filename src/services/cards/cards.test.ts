import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusals/refusal.ts'
import { badgeSvg, recordBadgeSvg } from './badge.ts'
import { createCards } from './create.ts'
import { reportPicture } from './picture.ts'
import type { CardReport } from './report.ts'
import { summaryHtml } from './summary.ts'
import { escaped, lines, plainLine, widthOf } from './text.ts'

const report: CardReport = {
  id: 'abc',
  shared: true,
  score: 97,
  final: true,
  level: 'good',
  verdict: 'Nothing stands in the way of this mail',
  subject: 'Fresh rolls',
  sender: 'krume.example',
  passed: 41,
  asked: 58,
  testedAt: '2026-11-20T10:00:00Z',
  url: 'http://localhost:3000/results/abc',
}
const hostile = '</title></text><script>alert(1)</script>"\' onload=x &amp; \u0000\u202e\ud800'

test.each([
  ['plain words', 'Fresh rolls on Sunday', 'Fresh rolls on Sunday'],
  ['emoji go', '🎉 Sale 👨‍👩‍👧 now 🇩🇪', 'Sale now'],
  ['nothing but emoji', '🎉🎉🎉', null],
  ['what turns the direction goes', 'exe\u202egnp.\u2066x', 'exegnp.x'],
  ['line breaks are spaces', 'one\r\ntwo\u2028three', 'one two three'],
  ['marks are few', `Z${'\u0301\u0302\u0303\u0304'.repeat(50)}algo`, 'Ź̂algo'],
  ['a script without a font', '𓀀𓀁𓀂 a', null],
  ['Arabic', 'مرحبا بكم', 'مرحبا بكم'],
  ['Japanese keeps its long vowels', 'ニュースレター', 'ニュースレター'],
  ['copyright signs stay', '© Krume™ 5#1*', '© Krume™ 5#1*'],
])('%s', (_name, text, line) => {
  expect(plainLine(text)).toBe(line?.normalize('NFC') ?? null)
})

test('a long text ends within its lines', () => {
  for (const text of ['word '.repeat(300), 'x'.repeat(5000), 'ニュース'.repeat(400)]) {
    const found = lines(plainLine(text) ?? '', 20, 2)
    expect(found.length).toBe(2)
    expect(found[1]).toMatch(/…$/)
    for (const line of found) expect(widthOf(line)).toBeLessThanOrEqual(20)
  }
})

test('nothing that is escaped can be markup', () => {
  expect(escaped(hostile)).not.toMatch(/[<>"'\u0000\ud800]/)
})

test.each([
  [report, 'en', 'spam score 97 / 100'],
  [{ ...report, score: null }, 'en', 'spam score not measured'],
  [{ ...report, final: false }, 'en', 'spam score 97 / 100, so far'],
  [null, 'en', 'spam score not shared'],
  [report, 'de', 'Spam-Punktzahl 97 / 100'],
] as const)('the badge says %#', (given, language, title) => {
  const svg = badgeSvg(given, language)
  expect(svg).toContain(`aria-label="${title}"`)
  expect(svg).toContain(`<title>${title}</title>`)
  expect(() => new Resvg(svg)).not.toThrow()
})

test('hostile words stay words, in the picture and in the summary', () => {
  const given = { ...report, subject: hostile, verdict: hostile, sender: hostile }
  const svg = reportPicture(given, 'en', { brand: hostile, host: hostile })
  expect(() => new Resvg(svg)).not.toThrow()
  expect(svg).not.toContain('<script')
  const html = summaryHtml(given, 'en', hostile)
  expect(html).not.toContain('<script')
  expect(html.match(/<\/title>/g)).toHaveLength(1)
})

test.each([
  ['en', 'good', 'in order', '#15803d'],
  ['en', 'warning', 'could be better', '#9a4a08'],
  ['en', 'bad', 'broken', '#b91c1c'],
  ['en', 'no-data', 'not checked', '#5c6178'],
  ['de', 'good', 'in Ordnung', '#15803d'],
  ['de', 'bad', 'fehlerhaft', '#b91c1c'],
] as const)('the badge of a record in %s: %s is %s', (language, status, says, ground) => {
  const svg = recordBadgeSvg({ label: 'SPF', status }, language)
  expect(svg).toContain(`aria-label="SPF ${says}"`)
  expect(svg).toContain(`fill="${ground}"`)
  expect(() => new Resvg(svg)).not.toThrow()
})

test('the badge of a check that there is not says so', () => {
  expect(recordBadgeSvg(null, 'en')).toContain('no such check')
})

test('a record is checked once in ten minutes, however often its badge is loaded', async () => {
  let now = 0
  const asked: string[] = []
  const cards = createCards({
    brand: 'Postproof',
    publicUrl: 'http://localhost:3000',
    reports: { result: async () => Promise.reject(new Error('not asked')) },
    checkers: {
      record: async (checker, { input }) => {
        asked.push(`${checker} ${input}`)
        if (input === 'bad name') throw new Refusal(422, 'invalid', 'checker.not_a_domain')
        return { status: 'warning' } as never
      },
      domain: async ({ input }) => {
        asked.push(`domain ${input}`)
        return { report: { domain: 'o.test', status: 'good' } } as never
      },
    },
    paint: async () => new Uint8Array(),
    clock: { now: () => now },
  })
  const badge = (domain: string, checker = 'spf') => cards.recordBadge(checker, domain, 'en')
  await Promise.all([badge('o.test'), badge('O.test'), badge('o.test')])
  expect((await badge('o.test')).svg).toContain('SPF could be better')
  expect(asked).toEqual(['spf o.test'])
  now = 600_000
  await badge('o.test')
  expect(asked).toHaveLength(2)
  expect(await badge('bad name')).toMatchObject({ found: false })
  expect(await badge('o.test', '__proto__')).toMatchObject({ found: false })
  expect(asked).toHaveLength(3)
  expect((await badge('o.test', 'domain')).svg).toContain('o.test in order')
  expect(asked.at(-1)).toBe('domain o.test')
})
