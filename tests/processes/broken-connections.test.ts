import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLive, type Live } from '#platform/live/live.ts'
import type { Database } from '#storage/db.ts'
import { openPostgres } from '#storage/postgres.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'

/** Connections to PostgreSQL break: the pool opens others, and so does what listens, which tells that it was away. */

describe('connections that break', () => {
  let own: OwnDatabase
  const open: (Database | Live)[] = []
  const process = async () => {
    const database = await openPostgres(own.url, { log: pino({ level: 'silent' }) })
    const live = await createLive(database, { warn() {}, info() {} })
    open.push(live, database)
    return { database, live }
  }
  const terminateAll = () =>
    own.sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )

  beforeAll(async () => {
    own = await ownDatabase()
  })
  afterAll(async () => {
    for (const one of open) await one.close()
    await own.drop()
  })

  test('live updates of other processes go on, and listeners hear that some may be missing', async () => {
    const [here, there] = [await process(), await process()]
    const id = 'some-test'
    const first = here.live.subscribe(id, new AbortController().signal)[Symbol.asyncIterator]()
    there.live.publish(id, { type: 'status', status: 'received' })
    expect((await first.next()).value).toMatchObject({ status: 'received' })

    await terminateAll()
    // It ends, so that whoever listens asks again and reads the result.
    expect((await first.next()).done).toBe(true)
    const again = here.live.subscribe(id, new AbortController().signal)[Symbol.asyncIterator]()
    const heard = again.next()
    // The connection that tells may still be a broken one.
    await vi.waitFor(() => there.database.db.selectNoFrom((is) => is.lit(1).as('one')).execute(), 60_000)
    there.live.publish(id, { type: 'status', status: 'completed' })
    expect((await heard).value).toMatchObject({ status: 'completed' })
  })

  test('one process has one connection that listens, for all its channels', async () => {
    const { database } = await process()
    const heard: string[] = []
    await database.listen('one', (payload) => heard.push(`one ${payload}`))
    const stop = await database.listen('two', (payload) => heard.push(`two ${payload}`))
    await database.notify('one', 'a')
    await database.notify('two', 'b')
    await vi.waitFor(() => expect(heard).toEqual(['one a', 'two b']), 60_000)
    await stop()
    await database.notify('two', 'c')
    await database.notify('one', 'd')
    await vi.waitFor(() => expect(heard).toEqual(['one a', 'two b', 'one d']), 60_000)
    const listening = async () => {
      const [row] = await own.sql<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      )
      return row?.count
    }
    // That of this process, and those of the two before, which were broken and are opened again.
    await expect.poll(listening).toBe(3)
  })

  test('no statement and no forgotten transaction goes on forever', async () => {
    const { database } = await process()
    const bounds = await Promise.all(
      ['statement_timeout', 'idle_in_transaction_session_timeout'].map(async (name) => {
        const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(database.db)
        return rows[0]?.[name]
      }),
    )
    expect(bounds).toEqual(['1min', '1min'])
  })
})
