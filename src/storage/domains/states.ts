import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { isFinal } from '../final-report.ts'
import type { Level } from '../report-row.ts'

/**
 * What is known of a sending domain over time. Every finished test of its owner is an observation of it, at the time at
 * which the world was asked; what a test could not ask is null, and changes nothing.
 */

export const kinds = ['spf', 'dkim', 'dmarc', 'ip_lists', 'domain_lists', 'score', 'placement'] as const
export type Kind = (typeof kinds)[number]

/** A run: observations of one level, with none of another level between them. */
export type Run = {
  domain: string
  kind: Kind
  state: Level
  /** The first and the last observation of the run. */
  since: Date
  last_at: Date
  /** Whether the run is one observation alone. */
  once: boolean
  /** Whether another level was observed before it. */
  changed: boolean
  /** The test of the last observation. */
  last_id: string
}

/**
 * `since`: the plan shows no older tests. `scores`: from which on a score is good, and from which on it is only a warning.
 */
export type Whose = { owner: string; since: Date | null; scores: { good: number; warning: number } }

const shown = ({ owner, since }: Whose) => sql`
  owner = ${owner} and status = 'completed' and ${since === null ? sql`true` : sql`completed_at >= ${since}`}`

/** Those that say something of a domain: the sample and simulated mailboxes do not. */
export const ownTests = (whose: Whose) => sql`${shown(whose)} and source <> 'sample'`
export const domainTests = (whose: Whose) => sql`${ownTests(whose)} and sender_domain is not null`
export const domainPlacements = (whose: Whose) =>
  sql`${shown(whose)} and sender_domain is not null and not simulated`

/** The level of the score of a row; null until the score is final. */
export const scoreLevel = ({
  scores,
}: Whose) => sql`case when not ${isFinal('tests')} then null when score >= ${scores.good} then 'good'
  when score >= ${scores.warning} then 'warning' when score is not null then 'bad' end`

/** The observations of one kind: the table, its level in a row, and which rows count. */
export function observationsOf(kind: Kind, whose: Whose) {
  if (kind === 'placement') {
    return { table: sql`placement_tests`, level: sql`level`, counts: domainPlacements(whose) }
  }
  const level = kind === 'score' ? scoreLevel(whose) : sql.ref(kind)
  return { table: sql`tests`, level, counts: domainTests(whose) }
}

/**
 * The present run of each kind of each domain. Each part reads one index and ends early: backwards to the last observation,
 * on to the last one of another level, and forwards from there to the first of the run.
 */
export async function presentRuns(db: Db, whose: Whose, domains: readonly string[]): Promise<Run[]> {
  if (domains.length === 0) return []
  const runsOf = (kind: Kind) => {
    const { table, level, counts } = observationsOf(kind, whose)
    const observations = sql`
      select id, completed_at as at, ${level} as state from ${table}
      where ${counts} and sender_domain = d.domain and ${level}`
    return sql`
      select d.domain, ${kind} as kind, last.state, run.at as since, last.at as last_at, run.id = last.id as once,
        other.at is not null as changed, last.id as last_id
      from unnest(${domains}::text[]) d(domain)
      cross join lateral (${observations} is not null order by completed_at desc, id desc limit 1) last
      left join lateral (${observations} <> last.state order by completed_at desc, id desc limit 1) other on true
      cross join lateral (
        ${observations} is not null
          and completed_at >= coalesce(other.at, '-infinity')
          and (other.at is null or (completed_at, id) > (other.at, other.id))
        order by completed_at, id limit 1
      ) run`
  }
  const { rows } = await sql<Run>`${sql.join(kinds.map(runsOf), sql` union all `)}`.execute(db)
  return rows
}
