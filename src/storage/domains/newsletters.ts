import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { isFinal } from '../final-report.ts'
import { ownTests, type Whose } from './states.ts'

/** The tests of an owner, grouped by newsletter: by its list where it names one, else by its sender. */

export type NewsletterRow = { newsletter: string; tests: number; last_at: Date }

/** A page of newsletters, the one tested last first, and how many there are. */
export async function listNewsletters(
  db: Db,
  whose: Whose,
  { page, per_page }: { page: number; per_page: number },
) {
  const { rows } = await sql<NewsletterRow & { total: number }>`
    select newsletter, count(*)::integer as tests, max(received_at) as last_at,
      count(*) over ()::integer as total
    from tests where ${ownTests(whose)} and newsletter is not null
    group by newsletter order by last_at desc, newsletter
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return { data: rows, total: rows[0]?.total ?? 0 }
}

export type NewsletterTest = {
  newsletter: string
  id: string
  subject: string | null
  sender: string | null
  score: number
  at: Date
}

/** The last final scores of each newsletter, the oldest first; `most` of each. */
export async function lastScores(db: Db, whose: Whose, newsletters: readonly string[], most: number) {
  const { rows } = await sql<NewsletterTest>`
    select n.newsletter, t.* from unnest(${newsletters}::text[]) n(newsletter)
    cross join lateral (
      select id, subject, sender, score, received_at as at from tests
      where ${ownTests(whose)} and newsletter is not null and newsletter = n.newsletter and score is not null
        and ${isFinal('tests')}
      order by received_at desc, id desc limit ${most}
    ) t
    order by t.at, t.id`.execute(db)
  return rows
}
