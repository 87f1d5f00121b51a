import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bad, good, noData } from '@postproof/engine/finding'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import { rowOfReport } from '../report-row.ts'

/** What the migration makes of reports that were there before it is what is written today. */

const migration = join(import.meta.dirname, '../../../migrations/0036_sending_domains.sql')

const report = (given: object) =>
  ({
    ...{ subject: 'S', from: { address: 'News@A.Example' }, rules: { version: '1' } },
    ...{ auth: { fromDomain: 'a.example' }, findings: [] },
    ...{ score: { value: 71, ranking: [], points: {} } },
    ...given,
  }) as unknown as SpamTestReport

const reports = {
  full: report({
    findings: [
      good('spf', 'pass'),
      bad('dkim', 'none'),
      noData('dmarc', 'timeout'),
      good('ip_dnsbl', 'clean'),
      bad('domain_dnsbl', 'listed'),
      good('list_id', 'present', { list: 'Letters.A.Example' }),
    ],
    score: {
      value: 71,
      ranking: ['dkim', 'html_size'],
      points: { dkim: { gain: 12.5 }, html_size: { gain: 1 } },
    },
  }),
  sender: report({ findings: [noData('list_id', 'not-bulk')] }),
  nobody: report({ from: null, auth: { fromDomain: null } }),
}

test('reports of before are read as those of today are written', async () => {
  const { db, close } = await openOwnDatabase()
  const written = Object.entries(reports).map(([id, one]) => [id, rowOfReport(one)] as const)
  for (const [id, { report: stored }] of written) {
    await sql`insert into tests (id, address_id, spool_id, source, status, session, size_bytes, report, received_at, expires_at)
      values (${id}, ${id}, ${id}, 'smtp', 'completed', '{}', 1, ${stored}, now(), now())`.execute(db)
  }
  const update = (await readFile(migration, 'utf8'))
    .split(/;\s*$/m)
    .find((one) => one.includes('update tests t'))
  await sql.raw(update!).execute(db)
  for (const [
    id,
    { report: _, score: _score, subject: _subject, sender: _sender, rules_version: _rules, ...row },
  ] of written) {
    expect(await db.selectFrom('tests').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject(
      row,
    )
  }
  await close()
})

test('what mail was filed as is counted as its report counted it', async () => {
  const { db, close } = await openOwnDatabase()
  const placed = (state: string, tab?: string, later: (string | null)[] = []) => ({
    ...{ state, found: tab ? { tab } : null, rechecks: later.map((each) => ({ tab: each })) },
  })
  const cases = {
    inbox: [[placed('delivered', 'inbox'), placed('late', 'inbox')], { inbox: 2, total: 2 }, 'good'],
    tabs: [
      [placed('delivered', 'inbox'), placed('delivered', 'promotions')],
      { inbox: 1, tabs: 1 },
      'warning',
    ],
    moved: [[placed('delivered', 'inbox', ['spam', 'archive', null])], { inbox: 0, spam: 1 }, 'bad'],
    lost: [[placed('missing'), placed('rejected'), placed('delivered', 'inbox')], { missing: 2 }, 'bad'],
    few: [
      Array(9).fill(placed('delivered', 'inbox')).concat(placed('delivered', 'spam')),
      { spam: 1 },
      'warning',
    ],
    unread: [[placed('unreachable')], { unknown: 1, total: 1 }, null],
  } as const
  for (const [id, [results]] of Object.entries(cases)) {
    await sql`insert into placement_tests (id, owner, status, marker, created_at, completed_at, expires_at)
      values (${id}, 'me', 'completed', ${id}, now(), now(), now())`.execute(db)
    for (const [index, closed] of results.entries()) {
      await sql`insert into placement_results (test_id, seed_id, seed, state, progress, closed)
        values (${id}, ${index}, '{}', ${closed.state}, '{}', ${JSON.stringify(closed)})`.execute(db)
    }
  }
  const update = (await readFile(migration, 'utf8'))
    .split(/;\s*$/m)
    .find((one) => one.includes('with places'))
  await sql.raw(update!).execute(db)
  for (const [id, [, counts, level]] of Object.entries(cases)) {
    const row = await db
      .selectFrom('placement_tests')
      .select(['counts', 'level'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row, id).toMatchObject({ counts, level })
  }
  await close()
})
