import type { Summary } from '@postproof/placement/report-types'
import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { isFinal } from '../final-report.ts'
import { domainPlacements, domainTests, type Whose } from './states.ts'

/** Which sending domains an owner has, and the newest that is known of each. */

export type DomainRow = { domain: string; tests: number; last_at: Date }

type Page = { page: number; per_page: number; search?: string | undefined }

/** A page of the From domains of an owner's tests of both kinds, the one seen last first. */
export async function listDomains(db: Db, whose: Whose, { page, per_page, search = '' }: Page) {
  const found = sql`
    select sender_domain as domain, sum(tests)::integer as tests, max(last_at) as last_at from (
      select sender_domain, count(*) as tests, max(completed_at) as last_at
        from tests where ${domainTests(whose)} group by sender_domain
      union all
      select sender_domain, count(*), max(completed_at)
        from placement_tests where ${domainPlacements(whose)} group by sender_domain
    ) each
    where position(lower(${search}) in sender_domain) > 0
    group by sender_domain`
  const { rows } = await sql<DomainRow & { total: number }>`
    select *, count(*) over ()::integer as total from (${found}) found
    order by last_at desc, domain limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const beyond = rows.length === 0 && page > 1
  const total = beyond ? await countOf(db, found) : (rows[0]?.total ?? 0)
  return { data: rows.map(({ domain, tests, last_at }) => ({ domain, tests, last_at })), total }
}

async function countOf(db: Db, found: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from (${found}) f`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** One of them; undefined where the owner has no finished test of it. */
export async function findDomain(db: Db, whose: Whose, domain: string): Promise<DomainRow | undefined> {
  const of = sql`sender_domain = ${domain}`
  const { rows } = await sql<DomainRow>`
    select ${domain} as domain, sum(tests)::integer as tests, max(last_at) as last_at from (
      select count(*) as tests, max(completed_at) as last_at from tests where ${domainTests(whose)} and ${of}
      union all
      select count(*), max(completed_at) from placement_tests where ${domainPlacements(whose)} and ${of}
    ) each having sum(tests) > 0`.execute(db)
  return rows[0]
}

export type NewestTest = {
  domain: string
  id: string
  subject: string | null
  score: number | null
  first_fix: string | null
  first_gain: number | null
  at: Date
}

/** The newest test of each domain whose score is final. */
export async function newestTests(db: Db, whose: Whose, domains: readonly string[]): Promise<NewestTest[]> {
  const { rows } = await sql<NewestTest>`
    select d.domain, t.* from unnest(${domains}::text[]) d(domain)
    cross join lateral (
      select id, subject, score, first_fix, first_gain, completed_at as at
      from tests where ${domainTests(whose)} and sender_domain = d.domain and ${isFinal('tests')}
      order by completed_at desc, id desc limit 1
    ) t`.execute(db)
  return rows
}

/** The scores of tests, by id. */
export async function scoresOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('tests').select(['id', 'score']).where('id', 'in', ids).execute()
  return new Map(rows.flatMap(({ id, score }) => (score === null ? [] : [[id, score]])))
}

/** The mailboxes of finished placement tests by place, by id. */
export async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, Summary>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('placement_tests')
    .select(['id', 'counts'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, counts }) => (counts === null ? [] : [[id, counts]])))
}
