import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '../../../tests/postgres/database.ts'
import { migrate, migrateTo, migrationNames } from '../migrate.ts'
import { connectPostgres } from '../snapshot/connect.ts'

const troubles = [
  ['authentication', 'The key for its password is not here.', 'no-key', ''],
  ['folders', 'It was switched off.', 'switched-off', ''],
  ['folders', 'It was removed.', 'removed', ''],
  ['authentication', '[AUTHENTICATIONFAILED] no', 'authentication', '[AUTHENTICATIONFAILED] no'],
] as const

test('troubles that were told by a sentence get their code', async () => {
  const { url, drop } = await ownDatabase({ empty: true })
  const { db, close } = await connectPostgres(url)
  const names = await migrationNames()
  await migrateTo(db, names[names.indexOf('0032_seed_troubles_by_code') - 1]!)
  const before = [...troubles.map(([code, detail]) => ({ code, detail, final: true })), null]
  for (const [at, told] of before.entries()) {
    const trouble = told && JSON.stringify(told)
    const progress = JSON.stringify({ state: 'pending', trouble: told })
    await sql`insert into placement_seeds
      (provider, address, type, region, host, port, security, username, auth, secret, key_id, folder_map, tags, enabled, trouble, created_at)
      values ('p', ${`a${at}`}, 'consumer', 'r', 'h', 1, 'tls', 'u', 'password', 's', 'k', '{}', '[]', true, ${trouble}, now())`.execute(
      db,
    )
    await sql`insert into placement_results (test_id, seed_id, seed, progress, closed)
      values ('t', ${at}, '{}', ${progress}, ${at % 2 ? progress : null})`.execute(db)
  }
  await migrate(db)
  const read = async (query: ReturnType<typeof sql<{ trouble: unknown }>>) =>
    (await query.execute(db)).rows.map(({ trouble }) => trouble)
  const seeds = sql<{ trouble: unknown }>`select trouble from placement_seeds order by address`
  const progress = sql<{
    trouble: unknown
  }>`select progress->'trouble' trouble from placement_results order by seed_id`
  const closed = sql<{
    trouble: unknown
  }>`select closed->'trouble' trouble from placement_results order by seed_id`
  const now = troubles.map(([, , code, detail]) => ({ code, detail, final: true }))
  expect(await read(seeds)).toEqual([...now, null])
  expect(await read(progress)).toEqual([...now, null])
  expect(await read(closed)).toEqual([null, now[1], null, now[3], null])
  await close()
  await drop()
})
