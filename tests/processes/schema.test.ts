import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#storage/postgres.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { type Program, startProgram } from './program.ts'

/** Several processes begin at once on an empty PostgreSQL: the schema is made once, theirs and that of the queue. */

const migrations = join(import.meta.dirname, '../../migrations')

describe('the schema', () => {
  let database: OwnDatabase
  let folder: string
  const programs: Program[] = []
  const begin = (name: string) => {
    const program = startProgram({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, name),
      PARTS: 'jobs',
      STATUS_PORT: '0',
    })
    programs.push(program)
    return program
  }

  beforeAll(async () => {
    database = await ownDatabase({ empty: true })
    folder = await mkdtemp(join(tmpdir(), 'postproof-schema-'))
  })
  afterAll(async () => {
    for (const { child } of programs) child.kill('SIGKILL')
    await Promise.all(programs.map(({ ended }) => ended))
    await database.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('is made once by four that start at the same time', async () => {
    const four = ['a', 'b', 'c', 'd'].map(begin)
    await Promise.all(four.map(({ ready }) => ready))
    const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
    const run = await database.sql<{ name: string }>('select name from kysely_migration order by name')
    expect(run.map(({ name }) => `${name}.sql`)).toEqual(names)
    expect(await database.sql('select count(*)::int as count from jobs.version')).toEqual([{ count: 1 }])
    for (const { child } of four) child.kill('SIGTERM')
    for (const { ended } of four) expect(await ended).toMatchObject({ code: 0, errors: '' })
  })

  test('of a newer version is refused with a sentence, and left as it is', async () => {
    await database.sql("insert into kysely_migration values ('9999_future', '2031-01-01T00:00:00Z')")
    await expect(openPostgres(database.url)).rejects.toThrow(/newer version of this program \(9999_future\)/)
    const { code, errors } = await begin('late').ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^The database was set up by a newer version/),
    ])
  })
})
