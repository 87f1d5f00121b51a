import { describe, expect, test } from 'vitest'
import type { RecordFindingView } from '#contract/checkers.ts'
import { firstToRead, speaks, typeset } from './typeset.ts'

const finding = (status: RecordFindingView['status'], ...spans: [number, number][]): RecordFindingView => ({
  id: `spf_${status}`,
  code: status,
  title: '',
  status,
  concerns: 'receivers',
  summary: '',
  why: '',
  evidence: [],
  spans: spans.map(([start, end]) => ({ start, end })),
  fix: [],
  refs: [],
})
const record = 'v=spf1 ip4:1.2.3.4~all ?all'
const parsed = [
  { start: 0, end: 6, role: 'version', explanation: 'SPF' },
  { start: 7, end: 22, role: 'mechanism', explanation: 'one address' },
  { start: 23, end: 27, role: 'mechanism', explanation: 'the rest' },
]
const texts = (...checks: RecordFindingView[]) =>
  typeset({ record, parsed, checks }).map(({ segments }) =>
    segments.map(({ text, status }) => (status ? `${status}:${text}` : text)).join('|'),
  )

describe('a typeset record', () => {
  test('covers all of its text, gaps included', () => {
    expect(texts()).toEqual(['v=spf1', ' ', 'ip4:|1.2.3.4~all', ' ', '?all'])
  })

  test.each([
    ['within a part', [finding('bad', [18, 22])], 'ip4:|1.2.3.4|bad:~all'],
    ['over the border of parts', [finding('warning', [20, 25])], 'ip4:|1.2.3.4~a|warning:ll'],
    [
      'worst of two',
      [finding('warning', [7, 22]), finding('bad', [18, 22])],
      'warning:ip4:|warning:1.2.3.4|bad:~all',
    ],
    ['good ones mark nothing', [finding('good', [7, 22])], 'ip4:|1.2.3.4~all'],
    ['one over the whole record marks nothing', [finding('bad', [0, 27])], 'ip4:|1.2.3.4~all'],
    ['one outside of it', [finding('bad', [90, 99])], 'ip4:|1.2.3.4~all'],
  ])('underlines what is wrong: %s', (_case, checks, third) => {
    expect(texts(...checks)[2]).toBe(third)
  })

  test('knows the findings of each part, the worst first', () => {
    const checks = [finding('warning', [7, 22]), finding('bad', [18, 22])]
    expect(typeset({ record, parsed, checks })[2]?.findings.map(({ status }) => status)).toEqual([
      'bad',
      'warning',
    ])
  })

  test.each([
    ['mechanism', 'value'],
    ['tag-name', 'name'],
    ['tag-value', 'value'],
    ['version', 'plain'],
  ])('tells names from values: %s', (role, last) => {
    const [piece] = typeset({
      record: 'a:b',
      parsed: [{ start: 0, end: 3, role, explanation: '' }],
      checks: [],
    })
    expect(piece?.segments.at(-1)?.tone).toBe(last)
  })

  test('parts that overlap or end outside are cut', () => {
    const odd = [
      { start: 5, end: 99, role: 'mechanism', explanation: 'b' },
      { start: 0, end: 9, role: 'version', explanation: 'a' },
    ]
    expect(
      typeset({ record, parsed: odd, checks: [] })
        .map(({ text }) => text)
        .join(''),
    ).toBe(record)
  })

  test('without parts it is one that is not understood', () => {
    expect(typeset({ record, parsed: [], checks: [] })).toMatchObject([{ role: 'unknown', text: record }])
    expect(typeset({ record: null, parsed: [], checks: [] })).toEqual([])
  })

  test.each([
    ['nothing is wrong', [], -1],
    ['the worst', [finding('warning', [7, 10]), finding('bad', [23, 27])], 4],
    ['the first of two', [finding('bad', [7, 10], [23, 27])], 2],
  ])('is read first where it is wrong: %s', (_case, checks, index) => {
    expect(firstToRead(typeset({ record, parsed, checks }))).toBe(index)
  })

  test('separators say nothing unless something is wrong there', () => {
    const pieces = typeset({ record, parsed, checks: [finding('bad', [22, 23])] })
    expect(pieces.map(speaks)).toEqual([true, false, true, true, true])
  })
})
