import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createDomains } from '#services/domains/domains.ts'
import { openDatabase } from '#storage/database.ts'
import type { Db } from '#storage/db.ts'
import { median, ms, percentile, printTable } from './figures.ts'

/**
 * What the dashboard and the page of a domain read of an account with 10,000 tests, through the real service over the
 * embedded database, beside three other accounts of that size. `node bench/main.ts dashboard`.
 */

const TESTS = 10_000
const PLACEMENTS = 500
const ROUNDS = 40
/** The account and over how many domains and newsletters its tests are spread. */
const accounts = { 'one domain': [1, 1], '20 domains': [20, 60], '500 domains': [500, 2000] } as const

export async function benchDashboard(): Promise<void> {
  const cache = join(import.meta.dirname, '../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-dashboard-'))
  const { db, close } = await openDatabase({ url: '', directory: folder })
  const rows: string[][] = []
  try {
    for (const [owner, [domains, newsletters]] of Object.entries(accounts)) {
      await fill(db, owner, { domains, newsletters })
    }
    await sql`analyze`.execute(db)
    for (const owner of Object.keys(accounts)) {
      const service = createDomains({ db, ownerOf: () => owner, plans: { entitled: async () => unlimited } })
      const visitor = { browser: owner, network: '' }
      const overview = await timed(() => service.overview({ domains: 4, newsletters: 6 }, visitor))
      const page = await timed(() => service.read('d0.example', visitor))
      rows.push([owner, ...overview, ...page])
    }
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
  const head = ['account', 'dashboard p50', 'p95', 'a domain p50', 'p95']
  printTable(`An account with ${TESTS.toLocaleString('en')} tests`, head, rows)
}

const unlimited = { can: { history: true }, period: { start: '' } } as never

async function timed(work: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = []
  await work()
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return [ms(median(times)), ms(percentile(times, 0.95))]
}

/** Tests an hour apart, with reports of some 10 kB; DMARC fails of late, SPF is not always asked. */
async function fill(
  db: Db,
  owner: string,
  { domains, newsletters }: Record<'domains' | 'newsletters', number>,
) {
  await sql`
    insert into tests (id, address_id, spool_id, owner, source, session, status, size_bytes, subject, sender, score,
      sender_domain, newsletter, spf, dkim, dmarc, domain_lists, first_fix, first_gain, received_at, completed_at,
      expires_at, report)
    select name, name, name, ${owner}, 'smtp', '{}', 'completed', 1000, 'Subject of ' || name, 'a@d.example',
      60 + i % 40, 'd' || i % ${domains} || '.example', 'list:l' || i % ${newsletters},
      case when i % 7 > 0 then 'good' end, 'good', case when i > 900 then 'good' else 'bad' end, 'good', 'dmarc', 12,
      at, at, at + interval '10 years', report
    from generate_series(1, ${TESTS}::integer) i
    cross join lateral (select ${owner} || i as name, timestamptz '2026-11-01' - i * interval '1 hour' as at) n
    cross join (
      select jsonb_build_object('findings', '[{"id":"dmarc","status":"bad","code":"missing"}]'::jsonb,
        'rest', string_agg(md5(j::text), '')) as report from generate_series(1, 300) j
    ) r`.execute(db)
  await sql`
    insert into placement_tests (id, owner, status, marker, level, counts, sender_domain, created_at, completed_at,
      expires_at)
    select ${owner} || i, ${owner}, 'completed', ${owner} || i, 'good', '{}', 'd' || i % ${domains} || '.example', at, at,
      at + interval '10 years'
    from generate_series(1, ${PLACEMENTS}::integer) i
    cross join lateral (select timestamptz '2026-11-01' - i * interval '1 day' as at) n`.execute(db)
}
