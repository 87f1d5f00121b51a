import { expect, test } from 'vitest'
import { createFailureLog } from './failure-log.ts'

test('an outage is logged once when it begins and once when it ends', async () => {
  const lines: string[] = []
  const log = {
    warn: (_: object, message: string) => lines.push(`warn ${message}`),
    info: (_: object, message: string) => lines.push(`info ${message}`),
  }
  const { watch } = createFailureLog(log, 'leases')
  const fail = () => Promise.reject(new Error('away'))
  expect(await watch(async () => 1)).toBe(1)
  expect(lines).toEqual([])
  expect(await watch(fail)).toBeUndefined()
  await watch(fail)
  expect(lines).toEqual(['warn leases: fails'])
  expect(await watch(async () => 2)).toBe(2)
  await watch(async () => 3)
  await watch(fail)
  expect(lines).toEqual(['warn leases: fails', 'info leases: works again', 'warn leases: fails'])
})
