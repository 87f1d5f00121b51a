import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paths } from '#web/shell/paths.ts'
import { careless } from '../../../../tests/fixtures/report.ts'
import { contentsOf } from '../outline.ts'
import { anchoredLines, blocksOf, marksOf } from './source-marks.ts'

const mail = contentsOf(careless)

describe('where findings sit in the source', () => {
  test('marks are the problems of that view, by line', () => {
    const marks = marksOf(mail, 'raw')
    expect(marks.map((mark) => mark.line)).toEqual([1, 9, 14, 16, 18, 20, 21])
    expect(marks.find((mark) => mark.line === 14)).toMatchObject({ check: 'subject_style', status: 'bad' })
    expect(marksOf(mail, 'text')).toEqual([])
  })

  test('every line that something points to has an anchor', () => {
    const html = anchoredLines(mail, 'html', null)
    for (const link of mail.links) expect(html).toContain(link.place?.line)
    const raw = anchoredLines(mail, 'raw', null)
    for (const header of mail.headers) expect(raw).toContain(header.line)
  })

  test('a line that only the address asks for has one as well', () => {
    const { searchParams, hash } = new URL(paths.line('x', { in: 'html', line: 4321 }), 'https://a.example')
    expect(anchoredLines(mail, 'html', null)).not.toContain(4321)
    expect(anchoredLines(mail, 'html', searchParams.get('line'))).toContain(4321)
    expect([searchParams.get('view'), hash]).toEqual(['html', '#html-4321'])
  })

  test('blocks hold every line once, in order, whatever ends a line', () => {
    expect(blocksOf('a\r\nb\nc\rd', 2)).toEqual([
      { first: 1, lines: ['a', 'b'] },
      { first: 3, lines: ['c', 'd'] },
    ])
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('x', ' ') })),
        fc.integer({ min: 1, max: 9 }),
        (lines, size) => {
          const blocks = blocksOf(lines.join('\n'), size)
          expect(blocks.flatMap((block) => block.lines).join('\n')).toBe(lines.join('\n'))
          expect(blocks.every((block, index) => block.first === index * size + 1)).toBe(true)
        },
      ),
    )
  })
})
