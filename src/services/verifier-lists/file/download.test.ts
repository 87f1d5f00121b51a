import { expect, test } from 'vitest'
import { harmlessRow, headLine, rowLine, withAddress } from './download.ts'

const format = { delimiter: ',', mark: false, header: null, width: 1, column: { index: 0, name: null } }

test.each([
  ['anna@x.org', 'anna@x.org'],
  ['1@x.org', '1@x.org'],
  ['+anna@x.org', "'+anna@x.org"],
  ['=cmd@x.org', "'=cmd@x.org"],
  ['-x@x.org', "'-x@x.org"],
  ['_x@x.org', '_x@x.org'],
])(
  'the normalized address %s is written as %s, the cell of the file as it is kept',
  (normalized, written) => {
    const found = {
      position: 0,
      email: normalized,
      verdict: 'deliverable' as const,
      reason: 'accepted_email',
      score: 95,
      suggestion: null,
      normalized,
      role: false,
      checked_at: null,
      next_retry_at: null,
      due_at: null,
      corrected: null,
    }
    const row = { number: 1, raw: normalized, problem: null, position: 0, found }
    const cellsOf = (line: string) => [line.split(',')[0], line.split(',')[5]]
    expect(cellsOf(rowLine(row, format, 'en'))).toEqual([written, written])
    expect(cellsOf(rowLine(row, format, 'en', 'raw'))).toEqual([normalized, written])
  },
)

test.each([
  ['a cell of its own', 1, 'A,ada@gmial.com,3', 'A,ada@gmail.com,3'],
  ['other quotes stay as they were', 1, '"A","ada@gmial.com","say ""hi"""', '"A",ada@gmail.com,"say ""hi"""'],
  ['a name beside it stays', 1, 'A,Ada <ada@gmial.com>,x', 'A,Ada <ada@gmail.com>,x'],
  ['a quoted name', 1, 'A,"Doe, Ada <ada@gmial.com>",x', 'A,"Doe, Ada <ada@gmail.com>",x'],
  ['the right one of two cells', 1, 'ada@gmial.com,ada@gmial.com', 'ada@gmial.com,ada@gmail.com'],
  ['a repeated address in another spelling', 1, 'A,ADA@gmial.com', 'A,ada@gmail.com'],
  ['one address a line, the delimiter in a name', 0, 'Doe, Ada <ada@gmial.com>', 'Doe, Ada <ada@gmail.com>'],
  ['a cell that begins like a formula', 1, 'A,=ada@gmial.com', 'A,ada@gmail.com'],
])('a correction: %s', (_, index, raw, written) => {
  expect(withAddress(raw, 'ada@gmail.com', { ...format, column: { index, name: null } })).toBe(written)
})

test('a corrected cell that begins like a formula becomes text', () => {
  const line = withAddress('A,=c@gmial.com', '=c@gmail.com', { ...format, column: { index: 1, name: null } })
  expect(line).toBe("A,'=c@gmail.com")
})

test.each([
  ['=HYPERLINK("http://x.example","x"),a', `'=HYPERLINK("http://x.example","x"),a`],
  ['"=HYPERLINK(""http://x.example"",""x"")",a', `"'=HYPERLINK(""http://x.example"",""x"")",a`],
  ["a,=cmd|' /C calc'!A0,b", "a,'=cmd|' /C calc'!A0,b"],
  ['a,+SUM(A1:A9)', "a,'+SUM(A1:A9)"],
  ['a,-cmd()', "a,'-cmd()"],
  ['@SUM(1),a', "'@SUM(1),a"],
  ['a, =1+1', "a,' =1+1"],
  ['a,\uff1d1+1', "a,'\uff1d1+1"],
  ['a,\t=1+1', "a,'\t=1+1"],
  ['a,"\r\n=1+1"', `a,"'\r\n=1+1"`],
  ['a,"=1+1', `a,'"=1+1`],
  ['"=1+1"x,a', `'"=1+1"x,a`],
  ['=1,=2,=3', "'=1,'=2,'=3"],
  [`${'a,'.repeat(600)}=1+1`, `${'a,'.repeat(600)}'=1+1`],
])('a cell that a spreadsheet would run becomes text: %j', (raw, written) => {
  expect(harmlessRow(raw, ',')).toBe(written)
})

test.each([
  'ada@example.org,Ada,3',
  '"Doe, Ada",a=b,1-2',
  '-12.5,+49 30 123456,-,+49 (30) 12-34',
  '-5 %,"- 3",--',
  "'=1+1,''",
  'x =1,"a ""=b"" c"',
  ',,,',
  '',
  '"open,quote',
])('all else stands to the letter: %j', (raw) => {
  expect(harmlessRow(raw, ',')).toBe(raw)
})

test('names of columns become text too, unless the cells are wanted raw', () => {
  const named = { ...format, header: ['email', '=cmd()'], width: 2 }
  expect(headLine(named)).toMatch(/^email,'=cmd\(\),verdict,/)
  expect(headLine(named, 'raw')).toMatch(/^email,=cmd\(\),verdict,/)
})
