import { describe, expect, test } from 'vitest'
import { fieldColon, header, headers } from './headers.ts'
import { readMessage } from './read.ts'

const read = (source: string) => readMessage(Buffer.from(source, 'latin1'))
const fields = (source: string): [string, string][] =>
  read(source).headers.map((field) => [field.key, field.value])
const codes = (source: string): string[] => [...new Set(read(source).defects.map((defect) => defect.code))]

describe('header fields', () => {
  test.each<[string, string, [string, string][]]>([
    [
      'CRLF',
      'A: 1\r\nB: 2\r\n\r\nx',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'LF',
      'A: 1\nB: 2\n\nx',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'CR',
      'A: 1\rB: 2\r\rx',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a CR within CRLF lines ends nothing',
      'A: 1\rB: 2\r\nC: 3\r\n\r\n',
      [
        ['a', '1B: 2'],
        ['c', '3'],
      ],
    ],
    ['no body', 'A: 1', [['a', '1']]],
    ['folds', 'A: 1\r\n  2\r\n\t3\r\n\r\n', [['a', '1  2\t3']]],
    [
      'a fold that is blank',
      'A: 1\r\n \r\n 2\r\nB: 3\r\n\r\n',
      [
        ['a', '1  2'],
        ['b', '3'],
      ],
    ],
    ['blank before the colon', 'A : 1\r\n\r\n', [['a', '1']]],
    [
      'empty value',
      'A:\r\nB:\r\n\r\n',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    ['no blank after the colon', 'A:1\r\n\r\n', [['a', '1']]],
    ['encoded words', 'A: =?utf-8?q?=C3=BC?=\r\n =?utf-8?q?b?=\r\n\r\n', [['a', 'üb']]],
    ['raw UTF-8', 'A: \xc3\xbc\r\n\r\n', [['a', 'ü']]],
    ['empty', '', []],
    ['body alone', '\r\nA: 1\r\n', []],
    ['mailbox line', 'From x@y Thu Jan  1 00:00:00 2004\nA: 1\n\n', [['a', '1']]],
    ['From with a blank before its colon', 'From : x@y\n\n', [['from', 'x@y']]],
    [
      'a stray line',
      'A: 1\r\nstray\r\nB: 2\r\n\r\n',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a stray last line', 'A: 1\r\nstray\r\n\r\n', [['a', '1']]],
    ['no blank line', 'A: 1\r\nHello there,\r\nhow are you\r\n', [['a', '1']]],
  ])('%s', (_, source, expected) => {
    expect(fields(source)).toEqual(expected)
  })

  test.each<[string, string, string[]]>([
    ['fine', 'A: 1\r\n\r\nx\r\n', []],
    ['LF', 'A: 1\n\nx\n', ['bare-line-feeds']],
    ['both', 'A: 1\r\n\nx\n', ['mixed-line-ends']],
    ['a CR alone', 'A: 1\rx\r\n\r\n', ['bare-carriage-returns']],
    ['NUL', 'A: 1\0\r\n\r\n', ['nul-octets']],
    ['mailbox line', 'From x@y Thu\r\nA: 1\r\n\r\n', ['mbox-from-line']],
    ['a stray line', 'A: 1\r\nstray\r\nB: 2\r\n\r\n', ['header-line-without-colon']],
    ['no blank line', 'A: 1\r\nHello\r\nthere\r\n', ['no-blank-line-after-headers']],
    ['too many', `${'A: 1\r\n'.repeat(2_001)}\r\n`, ['too-many-headers']],
    ['too long', `A: ${'x'.repeat(70_000)}\r\n\r\n`, ['header-too-long']],
  ])('defects: %s', (_, source, expected) => {
    expect(codes(source)).toEqual(expected)
  })

  test('places and measures', () => {
    const message = read('A: 1\r\nB: 22\r\n 333\xfc\r\n 4\r\nC: 5\r\n\r\nbody\r\n')
    expect(message.headers.map(({ value: _, ...rest }) => rest)).toEqual([
      { name: 'A', key: 'a', raw: ' 1', line: 1, lineCount: 1, longestLine: 4, hasRawEightBit: false },
      {
        name: 'B',
        key: 'b',
        raw: ' 22\r\n 333\xfc\r\n 4',
        line: 2,
        lineCount: 3,
        longestLine: 5,
        hasRawEightBit: true,
      },
      { name: 'C', key: 'c', raw: ' 5', line: 5, lineCount: 1, longestLine: 4, hasRawEightBit: false },
    ])
    expect(message.bodyLine).toBe(7)
    expect(message.longestLine).toEqual({ length: 5, line: 2 })
  })

  test('a defect tells its line', () => {
    const defects = read('A: 1\r\nstray\r\nB: 2\r\n\r\n').defects
    expect(defects).toEqual([
      { code: 'header-line-without-colon', detail: 'stray', place: { in: 'raw', line: 2 } },
    ])
  })

  test('header and headers', () => {
    const message = read('A: 1\r\nX: 2\r\na: 3\r\n\r\n')
    expect(header(message, 'a')?.value).toBe('1')
    expect(headers(message, 'a').map((field) => field.line)).toEqual([1, 3])
    expect(header(message, 'b')).toBeUndefined()
    expect(headers(message, 'b')).toEqual([])
  })
})

test.each([
  ['Subject: x', 7],
  ['Subject : x', 8],
  ['Sub ject: x', -1],
  [': x', -1],
  [' A: x', -1],
  ['no colon', -1],
  ['Sub\xfcject: x', -1],
  ['', -1],
])('fieldColon(%j)', (line, expected) => {
  const bytes = Buffer.from(line, 'latin1')
  expect(fieldColon(bytes, 0, bytes.length)).toBe(expected)
})
