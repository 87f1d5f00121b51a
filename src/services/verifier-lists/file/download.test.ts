import { expect, test } from 'vitest'
import { rowLine, withAddress } from './download.ts'

const format = { delimiter: ',', mark: false, header: null, width: 1, column: { index: 0, name: null } }

test.each([
  ['anna@x.org', 'anna@x.org'],
  ['1@x.org', '1@x.org'],
  ['+anna@x.org', "'+anna@x.org"],
  ['=cmd@x.org', "'=cmd@x.org"],
  ['-x@x.org', "'-x@x.org"],
  ['_x@x.org', '_x@x.org'],
])('the normalized address %s is written as %s, the cell of the file as it stood', (normalized, written) => {
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
  const line = rowLine({ number: 1, raw: normalized, problem: null, position: 0, found }, format, 'en')
  const [own, , , , , cell] = line.split(',')
  expect([own, cell]).toEqual([normalized, written])
})

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
