import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

const coded = (code: string, syscall?: string) => Object.assign(new Error('it failed'), { code, syscall })

test.each([
  ['nobody listens', coded('ECONNREFUSED'), true],
  ['its socket is not there yet', coded('ENOENT', 'connect'), true],
  ['too many at its socket', coded('EAGAIN', 'connect'), true],
  ['a file is not there', coded('ENOENT', 'open'), false],
  ['the connection broke', new Error('Connection terminated unexpectedly'), true],
  ['the pool had no place in time', new Error('timeout exceeded when trying to connect'), true],
  ['it shuts down', coded('57P01'), true],
  ['a statement took too long', coded('57014'), true],
  ['its disk is full', coded('53100'), true],
  ['too many connections', coded('53300'), true],
  ['two transactions met', coded('40001'), true],
  ['a NUL in a text', coded('22021'), false],
  ['a row that is there', coded('23505'), false],
  ['a table that is not', coded('42P01'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['no error', 'gone', false],
])('%s', (_, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})
