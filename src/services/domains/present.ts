import type { Summary } from '@postproof/placement/report-types'
import { type DomainState, domainKindSchema, type Newsletter, type SendingDomain } from '#contract/domains.ts'
import type { DomainRow } from '#storage/domains/domains.ts'
import type { NewsletterRow, NewsletterTest } from '#storage/domains/newsletters.ts'
import type { Kind, Run } from '#storage/domains/states.ts'

/** Rows in the shape of the API. */

export const stateOf = ({ state, since, last_at, once, changed, last_id }: Run): DomainState => ({
  ...{ state, since: since.toISOString(), last_at: last_at.toISOString(), once, changed },
  test_id: last_id,
})

export type Known = {
  runs: readonly Run[]
  /** By id of the test. */
  scores: ReadonlyMap<string, number>
  counts: ReadonlyMap<string, Summary>
}

/** A domain with what is known of it; nothing where nothing was observed. */
export function presentDomain({ domain, tests, last_at }: DomainRow, known: Known): SendingDomain {
  const run = (kind: Kind) => {
    const found = known.runs.find((one) => one.domain === domain && one.kind === kind)
    return found ? stateOf(found) : null
  }
  const [score, placement] = [run('score'), run('placement')]
  const scored = score && known.scores.get(score.test_id)
  const counts = placement && known.counts.get(placement.test_id)
  return {
    ...{ domain, tests, last_at: last_at.toISOString() },
    records: { spf: run('spf'), dkim: run('dkim'), dmarc: run('dmarc') },
    lists: { address: run('ip_lists'), domain: run('domain_lists') },
    score: score && typeof scored === 'number' ? { ...score, score: scored } : null,
    placement: placement && counts ? { ...placement, summary: withMarks(counts) } : null,
  }
}

/** What each kind was over time; kinds of which nothing is known are left out. */
export const presentHistory = (runs: readonly Run[]) =>
  domainKindSchema.options.flatMap((kind) => {
    const own = runs.filter((run) => run.kind === kind).map(stateOf)
    return own.length > 0 ? [{ kind, runs: own }] : []
  })

export function presentNewsletter(row: NewsletterRow, tests: readonly NewsletterTest[]): Newsletter {
  const [by, name] = row.newsletter.startsWith('list:')
    ? (['list', row.newsletter.slice(5)] as const)
    : (['sender', row.newsletter.slice(5)] as const)
  const points = tests
    .filter(({ newsletter }) => newsletter === row.newsletter)
    .map(({ id, subject, score, at }) => ({ id, subject, score, at: at.toISOString() }))
  return { by, name, tests: row.tests, points }
}

/** An earlier version stored counts without marked mail. */
const withMarks = (counts: Summary): Summary => ({ ...counts, tagged: counts.tagged ?? 0 })
