import { expect, test } from 'vitest'
import { plain, plainJson } from './plain.ts'

test.each([
  ['clear \u001b[2J screen', 'clear \\u001b[2J screen'],
  ['title \u009d0;x\u0007', 'title \\u009d0;x\\u0007'],
  ['two\r\nlines', 'two\\u000d lines'],
  ['evil \u202egpj.exe', 'evil \\u202egpj.exe'],
  ['Grüße, 日本語', 'Grüße, 日本語'],
])('%j', (text, shown) => {
  expect(plain({ deep: [text] })).toEqual({ deep: [shown] })
})

test('JSON keeps its meaning and holds nothing that a terminal obeys', () => {
  const value = { a: 'x\u001b[2J\u009b31m\u202e' }
  expect(plainJson(value)).not.toMatch(/[\u001b\u009b\u202e]/)
  expect(JSON.parse(plainJson(value))).toEqual(value)
})
