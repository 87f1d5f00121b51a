import { defaultLimits, unasked } from '@postproof/address/politeness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnDatabase, ownDatabase } from '../../tests/postgres/database.ts'
import type { Database } from './db.ts'
import { changeStandings, findStandings, purgePoliteness } from './politeness.ts'
import { openPostgres } from './postgres.ts'

const now = 1_800_000_000_000
const fresh = {
  operator: unasked(defaultLimits.perOperator, now),
  everyone: unasked(defaultLimits.global, now),
}

describe('what all processes know of operators', () => {
  let own: OwnDatabase
  let databases: Database[]
  beforeAll(async () => {
    own = await ownDatabase()
    databases = await Promise.all(Array.from({ length: 3 }, () => openPostgres(own.url)))
  })
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await own.drop()
  })

  /** Twelve processes count an answer each of someone whom nobody asked before. */
  const countTwelve = (operator: string) =>
    Array.from({ length: 12 }, (_, n) =>
      changeStandings(databases[n % 3]!.db, { operator, everyone: 'm' }, fresh, (known) => {
        const { strikes, until } = known.operator.breaker
        return { ...known, operator: { ...known.operator, breaker: { strikes: strikes + 1, until } } }
      }),
    )
  const named = (name: string) => Array.from({ length: 30 }, (_, n) => `${n % 2 ? 'a' : 'Z'}${name}${n}`)

  test('of operators that nobody asked before, all who ask at the same time are counted', async () => {
    const operators = named('new')
    for (const operator of operators) await Promise.all(countTwelve(operator))
    const known = await findStandings(databases[0]!.db, operators, () => fresh.operator.pace)
    expect(operators.map((operator) => known.get(operator)?.breaker.strikes)).toEqual(Array(30).fill(12))
  })

  test('what is as good as unknown is removed meanwhile, and nobody is stopped by it', async () => {
    const later = new Date(now + 2 * 86_400_000)
    const operators = named('idle')
    for (const operator of operators) {
      await Promise.all([...countTwelve(operator), purgePoliteness(databases[0]!.db, later)])
    }
    await purgePoliteness(databases[0]!.db, later)
    expect((await findStandings(databases[0]!.db, operators, () => fresh.operator.pace)).size).toBe(0)
  })
})
