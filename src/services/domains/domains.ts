import { textsIn } from '@postproof/spam-test/words/texts'
import { metaOf, pageOf } from '#contract/common.ts'
import type { NextThing, SendingDomain } from '#contract/domains.ts'
import type { Language } from '#contract/language.ts'
import { scoreLevels } from '#contract/score-level.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import {
  countsOf,
  type DomainRow,
  findDomain,
  listDomains,
  newestTests,
  scoresOf,
} from '#storage/domains/domains.ts'
import { runsOfDomain } from '#storage/domains/history.ts'
import { lastScores, listNewsletters } from '#storage/domains/newsletters.ts'
import { presentRuns, type Whose } from '#storage/domains/states.ts'
import { findFinding } from '#storage/tests.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'
import { mostCostly } from './next-thing.ts'
import { presentDomain, presentHistory, presentNewsletter } from './present.ts'
import type { Domains, Overview } from './types.ts'

type World = { db: Db; ownerOf: OwnerOf; plans: Pick<Plans, 'entitled'> }

/** Runs of each kind on the page of a domain. */
const RUNS = 12
/** Scores of a newsletter that are drawn. */
const POINTS = 10
/** Domains among which the next thing to do is sought, those seen last. */
const SOUGHT = 24

export function createDomains(world: World): Domains {
  const { db } = world
  return {
    async list(query, visitor) {
      const whose = await whoseOf(world, visitor)
      const { data, total } = whose ? await listDomains(db, whose, query) : { data: [], total: 0 }
      return { data: whose ? await known(db, whose, data) : [], meta: metaOf(query, total) }
    },
    async read(domain, visitor) {
      const whose = await whoseOf(world, visitor)
      const row = whose && (await findDomain(db, whose, domain.toLowerCase()))
      if (!row) throw new Refusal(404, 'not_found', 'request.nothing_there')
      const [[state], runs] = await Promise.all([
        known(db, whose, [row]),
        runsOfDomain(db, whose, row.domain, RUNS),
      ])
      return { ...state!, history: presentHistory(runs) }
    },
    overview: (most, visitor) => overviewOf(world, most, visitor),
  }
}

/** Null for a visitor under whose name nothing can be kept. */
async function whoseOf({ ownerOf, plans }: World, visitor: Visitor): Promise<Whose | null> {
  const owner = ownerOf(visitor)
  if (!owner) return null
  const { can, period } = await plans.entitled(visitor)
  return { owner, since: can.history ? null : new Date(period.start), scores: scoreLevels }
}

async function known(db: Db, whose: Whose, rows: readonly DomainRow[]): Promise<SendingDomain[]> {
  const names = rows.map(({ domain }) => domain)
  const runs = await presentRuns(db, whose, names)
  const last = (kind: string) => runs.filter((run) => run.kind === kind).map(({ last_id }) => last_id)
  const [scores, counts] = await Promise.all([scoresOf(db, last('score')), countsOf(db, last('placement'))])
  return rows.map((row) => presentDomain(row, { runs, scores, counts }))
}

/** The next thing is sought among more domains than are shown: those are read once for both. */
async function overviewOf(
  world: World,
  most: { domains: number; newsletters: number },
  visitor: Visitor,
): Promise<Overview> {
  const { db } = world
  const whose = await whoseOf(world, visitor)
  if (!whose)
    return {
      domains: pageOf([], { page: 1, per_page: most.domains }, String),
      newsletters: noLetters,
      next: null,
    }
  const page = { page: 1, per_page: most.domains }
  const [{ data, total }, newsletters] = await Promise.all([
    listDomains(db, whose, { page: 1, per_page: Math.max(SOUGHT, most.domains) }),
    newslettersOf(db, whose, most.newsletters),
  ])
  const domains = await known(db, whose, data)
  return {
    domains: { data: domains.slice(0, most.domains), meta: metaOf(page, total) },
    newsletters,
    next: await nextThing(db, whose, domains, visitor.language ?? 'en'),
  }
}

const noLetters = { data: [], total: 0 }

async function newslettersOf(db: Db, whose: Whose, most: number): Promise<Overview['newsletters']> {
  const { data, total } = await listNewsletters(db, whose, { page: 1, per_page: most })
  const tests = await lastScores(
    db,
    whose,
    data.map(({ newsletter }) => newsletter),
    POINTS,
  )
  return { data: data.map((row) => presentNewsletter(row, tests)), total }
}

async function nextThing(
  db: Db,
  whose: Whose,
  domains: readonly SendingDomain[],
  language: Language,
): Promise<NextThing | null> {
  const tests = await newestTests(
    db,
    whose,
    domains.map(({ domain }) => domain),
  )
  const fixes = tests.flatMap(({ domain, first_fix: check, first_gain: gain }) =>
    check !== null && gain !== null ? [{ domain, check, gain }] : [],
  )
  const worst = mostCostly(domains, fixes)
  if (!worst) return null
  if (worst.kind === 'placement') {
    const { cost: _, ...placement } = worst
    return placement
  }
  const { id, score, subject } = tests.find(({ domain }) => domain === worst.domain)!
  const finding = await findFinding(db, id, worst.check)
  const text = textsIn(language)[worst.check]
  if (!finding || !text || score === null) return null
  return {
    ...{ kind: 'check', domain: worst.domain, check: worst.check, gain: worst.cost, score, subject },
    ...{ title: text.title, found: text.found(finding), test_id: id },
  }
}
