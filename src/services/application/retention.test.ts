import { pino } from 'pino'
import { expect, test } from 'vitest'
import { removeExpired } from './retention.ts'

test('a kind that fails stops no other, and the job fails with it', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const ran: string[] = []
  const removals = (broken: string) =>
    Object.fromEntries(
      ['plans', 'audit', 'tests'].map((kind) => [
        kind,
        async () => {
          ran.push(kind)
          if (kind === broken) throw new Error(`${kind} are broken`)
          return 2
        },
      ]),
    )
  expect(await removeExpired(removals(''), log)).toBe(6)
  await expect(removeExpired(removals('plans'), log)).rejects.toThrow('retention failed for 1 kinds')
  expect(ran).toEqual(['plans', 'audit', 'tests', 'plans', 'audit', 'tests'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ kind: 'plans', level: 50 }])
})
