import { message, type PlainCode } from '@postproof/messages/message'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/refusals/refusal.ts'
import { decodeList } from './decode.ts'
import { detectDialect } from './dialect.ts'
import { type Delimiter, delimiters, MOST_CELLS, readCsv, writeCell } from './read-csv.ts'

const cellsOf = (text: string, delimiter: Delimiter = ',') =>
  [...readCsv(text, delimiter)].map(({ cells }) => cells)

describe('reading rows', () => {
  test.each<[string, string, string[][]]>([
    [
      'plain cells',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'no line end at the end',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'bare CR',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quoted cells', '"a","b"\r\n', [['a', 'b']]],
    [
      'a line end in quotes',
      '"a\r\nb",c\r\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a doubled quote', '"a ""b"" c",d', [['a "b" c', 'd']]],
    ['a delimiter in quotes', '"a,b",c', [['a,b', 'c']]],
    [
      'empty cells',
      ',a,\n,,b',
      [
        ['', 'a', ''],
        ['', '', 'b'],
      ],
    ],
    ['an empty quoted cell', '"",""', [['', '']]],
    ['a quote inside a plain cell', 'a "b",c', [['a "b"', 'c']]],
    ['rows of unlike length', 'a\nb,c,d', [['a'], ['b', 'c', 'd']]],
    ['blank lines are no rows', 'a\n\n \nb\n\n', [['a'], ['b']]],
    ['nothing', '', []],
  ])('%s', (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  test('rows have the numbers of a spreadsheet, and their text as it stands', () => {
    const rows = [...readCsv('h1,h2\r\n\r\n"a ""x""",b\r\nc,d', ',')]
    expect(rows.map(({ number, raw }) => [number, raw])).toEqual([
      [1, 'h1,h2'],
      [3, '"a ""x""",b'],
      [4, 'c,d'],
    ])
  })

  test.each([
    [
      'never closed',
      'a,"b\nc,d\ne,f',
      [
        ['a', '"b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'followed by text',
      '"Jane" Doe,x\nc,d',
      [
        ['"Jane" Doe', 'x'],
        ['c', 'd'],
      ],
    ],
    [
      'closed in a later row, then text',
      '"a,1\n"b,2\nc,d',
      [
        ['"a', '1'],
        ['"b', '2'],
        ['c', 'd'],
      ],
    ],
  ])('a quote that is %s spoils its own row alone', (_, text, expected) => {
    const rows = [...readCsv(text, ',')]
    expect(rows.map(({ cells }) => cells)).toEqual(expected)
    expect(rows[0]!.broken).toBe(true)
    expect(rows.at(-1)!.broken).toBe(false)
  })

  test('a quoted cell beyond what spreadsheets hold is a quote left open', () => {
    const rows = [...readCsv(`"a\n${'x\n'.repeat(20_000)}"`, ',')]
    expect(rows).toHaveLength(20_002)
  })

  test('cells without end are cut, the text of the row is not', () => {
    const [row] = [...readCsv(','.repeat(5000), ',')]
    expect(row!.cells).toHaveLength(MOST_CELLS)
    expect(row!.raw).toHaveLength(5000)
  })

  test('what is written is read again as the same', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'é') })
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(rows, fc.constantFrom(...delimiters), (given, delimiter) => {
        const visible = given.filter((cells) => cells.join(delimiter).trim() !== '')
        const lines = visible.map((cells) => cells.map((one) => writeCell(one, delimiter)).join(delimiter))
        expect(cellsOf(lines.join('\r\n'), delimiter)).toEqual(visible)
      }),
    )
  })

  test('any text is read without a throw, and no character of a visible row is lost', () => {
    const noise = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '"\n', '""', '@') })
    fc.assert(
      fc.property(noise, (text) => {
        const seen = [...readCsv(text, ',')].map(({ raw }) => raw).join('')
        expect(seen.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['open quotes', '"a\n'],
    ['open quotes with doubled ones', '"""a""\n'],
    ['odd and even quotes', '"\n""\n"x\n'],
    ['quotes in later cells', 'a,"b\n'],
    ['cells', ',,,,'],
  ])('time grows with length, not faster: %s', (_, piece) => {
    const text = piece.repeat(Math.ceil(2_000_000 / piece.length))
    let looks = 0
    const look = (at: number) => {
      looks++
      return text.charCodeAt(at)
    }
    const counted = new Proxy(Object(text) as { [name: PropertyKey]: unknown }, {
      get(target, name) {
        if (name === 'charCodeAt') return look
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(text) : value
      },
    })
    for (const _row of readCsv(counted as unknown as string, ','));
    expect(looks).toBeLessThan(text.length * 6)
  })
})

describe('understanding a file', () => {
  test.each<[string, string, Delimiter]>([
    ['commas', 'email,name\na@x.org,A\nb@x.org,B', ','],
    ['semicolons with commas inside', 'email;name\na@x.org;Doe, A\nb@x.org;Roe', ';'],
    ['tabs', 'email\tname\na@x.org\tDoe, A; B\n', '\t'],
    ['pipes with commas inside', 'email|name\na@x.org|Doe, A\nb@x.org|Roe', '|'],
    ['a pipe in one of some names', 'a@x.org\na|b@x.org\nc@x.org\n', ','],
    ['a single column', 'a@x.org\nb@x.org\n', ','],
    ['commas in quotes only', '"a;b";c\n"d,e";f\n', ';'],
  ])('the delimiter: %s', (_, text, delimiter) => {
    expect(detectDialect(text).delimiter).toBe(delimiter)
  })

  test("Excel's own line names the delimiter and is no row", () => {
    expect(detectDialect('sep=;\r\na@x.org,1;b')).toEqual({ delimiter: ';', text: 'a@x.org,1;b' })
  })

  const word = 'Zoë €'
  const utf16be = Buffer.from(`\ufeff${word}`, 'utf16le').swap16()
  test.each<[string, Uint8Array, boolean]>([
    ['UTF-8', Buffer.from(word), false],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${word}`), true],
    ['UTF-16LE', Buffer.from(`\ufeff${word}`, 'utf16le'), true],
    ['UTF-16BE', utf16be, true],
    ['windows-1252', Buffer.from([0x5a, 0x6f, 0xeb, 0x20, 0x80]), true],
  ])('letters from %s', (_, bytes, mark) => {
    expect(decodeList(bytes)).toEqual({ text: word, mark, replaced: 0 })
  })

  test('a few wrong octets in UTF-8 cost those places alone, and are counted', () => {
    const bytes = Buffer.concat([Buffer.from('Zoë,a@x.org\nJosé,b@x.org\n'), Buffer.from([0x5a, 0xeb, 0x0a])])
    expect(decodeList(bytes)).toEqual({
      text: 'Zoë,a@x.org\nJosé,b@x.org\nZ\ufffd\n',
      mark: false,
      replaced: 1,
    })
  })

  test('many letters of windows-1252 are not taken for that', () => {
    const bytes = Buffer.concat([Buffer.from('ë'), Buffer.from([0xeb, 0x20, 0xe4, 0x20])])
    expect(decodeList(bytes)).toMatchObject({ text: 'Ã«ë ä ', replaced: 0 })
  })

  test.each<[string, Uint8Array, PlainCode]>([
    ['a workbook', Buffer.from('PK\x03\x04rest'), 'list.workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'list.workbook'],
    ['NUL characters', Buffer.from('a\0b'), 'list.not_text'],
  ])('%s is refused', (_, bytes, code) => {
    const refusal = new Refusal(422, 'invalid', code, { file: [message(code)] })
    expect(() => decodeList(bytes)).toThrow(refusal)
  })
})
