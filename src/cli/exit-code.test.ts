import { expect, test } from 'vitest'
import { recordExitCode } from './exit-code.ts'

test.each<[Parameters<typeof recordExitCode>[0], number]>([
  [{ status: 'good', record: 'v=spf1 -all' }, 0],
  [{ status: 'warning', record: 'v=spf1 ?all' }, 0],
  [{ status: 'bad', record: null }, 1],
  [{ status: 'no-data', record: null }, 3],
  [{ status: 'no-data', record: 'v=spf1 redirect=a.test' }, 4],
])('a record checker ends with %j as %i', (result, code) => {
  expect(recordExitCode(result)).toBe(code)
})
