import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

test.each([
  ['name,email\nAnna,a@b.example', ['name', 'email']],
  ['\uFEFFName;E-Mail;Ort\r\n', ['Name', 'E-Mail', 'Ort']],
  ['a\tb\tc', ['a', 'b', 'c']],
  ['a|b|c', ['a', 'b', 'c']],
  ['"Last, first","the ""mail"""\nx,y', ['Last, first', 'the "mail"']],
  ['a@b.example\nc@d.example', []],
  ['email,email,,\n', []],
  ['', []],
])('%j', (text, columns) => {
  expect(columnsOf(text)).toEqual(columns)
})

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const columns = columnsOf(text)
      return columns.length !== 1 && new Set(columns).size === columns.length
    }),
  )
})
