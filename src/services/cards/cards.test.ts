import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { badgeSvg } from './badge.ts'
import { reportPicture } from './picture.ts'
import type { CardReport } from './report.ts'
import { summaryHtml } from './summary.ts'
import { escaped, lines, plainLine, widthOf } from './text.ts'

const report: CardReport = {
  id: 'abc',
  shared: true,
  score: 97,
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
  [null, 'en', 'spam score not shared'],
  [report, 'de', 'Spam-Wertung 97 / 100'],
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
