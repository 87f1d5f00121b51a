import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnDatabase, ownDatabase } from '../../tests/postgres/database.ts'
import { openDatabaseUrl, whyUnavailable } from './database-url.ts'

const url = 'postgres://mailer:correct-horse@db.example:5433/postproof'
const failure = (code: string) => Object.assign(new Error(''), { code })

test.each([
  ['ECONNREFUSED', 'PostgreSQL does not answer at db.example:5433 (ECONNREFUSED).'],
  ['ENOTFOUND', 'PostgreSQL does not answer at db.example:5433 (ENOTFOUND).'],
  // It starts, or has too many connections.
  ['57P03', 'PostgreSQL does not answer at db.example:5433 (57P03).'],
  [
    '28P01',
    'PostgreSQL at db.example:5433 refuses the user or the password that DATABASE_URL gives (user mailer).',
  ],
  ['3D000', 'PostgreSQL at db.example:5433 has no database postproof.'],
  ['42501', 'The user mailer may not make tables in the database postproof at db.example:5433.'],
])('%s is told with what to do, and without the password', (code, said) => {
  const why = whyUnavailable(failure(code), url)
  expect(why).toContain(said)
  expect(why).not.toContain('correct-horse')
})

test('a fault of ours is none of the server', () => {
  expect(whyUnavailable(failure('42601'), url)).toBeNull()
  expect(whyUnavailable(new TypeError('x is undefined'), url)).toBeNull()
})

test.each([
  ['not a URL', 'at the server of DATABASE_URL'],
  ['postgres:///postproof?host=/run/postgresql', 'at /run/postgresql'],
])('%s is told as far as it says anything', (odd, said) => {
  expect(whyUnavailable(failure('ECONNREFUSED'), odd)).toContain(said)
})

let database: OwnDatabase
beforeAll(async () => {
  database = await ownDatabase({ empty: true })
})
afterAll(() => database.drop())

test('a database that is not there is named by the server itself', async () => {
  const missing = new URL(database.url)
  missing.pathname = '/no_such_database'
  await expect(openDatabaseUrl(missing.href, { connections: 1 })).rejects.toMatchObject({
    name: 'DatabaseUnavailable',
    message: expect.stringContaining('has no database no_such_database'),
  })
})
