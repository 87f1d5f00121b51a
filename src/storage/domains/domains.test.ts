import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import type { Database } from '../db.ts'
import type { Level } from '../report-row.ts'
import { findDomain, listDomains, newestTests } from './domains.ts'
import { runsOfDomain } from './history.ts'
import { lastScores, listNewsletters } from './newsletters.ts'
import { presentRuns } from './states.ts'

const day = 86_400_000
const at = (days: number) => new Date(days * day)
const scores = { good: 80, warning: 50 }

/** How a test found SPF: good, warning, bad, not asked. */
const levels: Record<string, Level | null> = { g: 'good', w: 'warning', b: 'bad', '-': null }

type Given = {
  owner: string
  day: number
  domain?: string
  newsletter?: string
  score?: number | null
  spf?: Level | null
  source?: 'smtp' | 'sample'
  status?: 'completed' | 'deleted' | 'failed'
  pictures?: 'drawing' | 'ready'
}

describe('the state of sending domains', () => {
  let database: Database
  let count = 0
  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  afterAll(() => database?.close())

  async function tested({ owner, day: days, domain = 'a.example', ...rest }: Given): Promise<string> {
    const id = `test${String(++count).padStart(4, '0')}`
    const { newsletter = `from:a@${domain}`, score = 90, spf = 'good' } = rest
    await database.db
      .insertInto('tests')
      .values({
        ...{ id, address_id: id, spool_id: id, owner, source: rest.source ?? 'smtp', session: '{}' },
        ...{
          status: rest.status ?? 'completed',
          size_bytes: 1,
          subject: `Mail ${id}`,
          sender: `a@${domain}`,
        },
        ...{ sender_domain: domain, newsletter, score, spf, first_fix: 'spf', first_gain: 7 },
        pictures: rest.pictures ?? 'ready',
        ...{ received_at: at(days), completed_at: at(days), expires_at: at(9999) },
      })
      .execute()
    return id
  }

  async function placed(owner: string, days: number, level: Level | null, simulated = false) {
    const id = `place${++count}`
    await database.db
      .insertInto('placement_tests')
      .values({
        ...{ id, owner, status: 'completed', marker: id, simulated, level, sender_domain: 'a.example' },
        ...{ created_at: at(days), completed_at: at(days), expires_at: at(9999) },
      })
      .execute()
    return id
  }

  const whose = (owner: string, since: Date | null = null) => ({ owner, since, scores })

  async function spfOf(owner: string, since: Date | null = null) {
    const run = (await presentRuns(database.db, whose(owner, since), ['a.example'])).find(
      ({ kind }) => kind === 'spf',
    )
    if (!run) return null
    return [run.state, run.since.getTime() / day, run.last_at.getTime() / day, run.once, run.changed]
  }

  // Observations by day, from day 1 on; then the order in which they arrive where it is another one.
  test.each<[string, string, number[] | null, unknown]>([
    ['one observation', 'g', null, ['good', 1, 1, true, false]],
    ['always the same', 'ggg', null, ['good', 1, 3, false, false]],
    ['a change', 'ggbb', null, ['bad', 3, 4, false, true]],
    ['back again: since the last return', 'gbg', null, ['good', 3, 3, true, true]],
    ['what could not be asked changes nothing', 'gg-g-', null, ['good', 1, 4, false, false]],
    ['a gap inside of a run', 'b-b', null, ['bad', 1, 3, false, false]],
    ['a gap at a change: since the first that saw it', 'g-b', null, ['bad', 3, 3, true, true]],
    ['never asked', '--', null, null],
    ['a warning is a state of its own', 'gwg', null, ['good', 3, 3, true, true]],
    ['an older one that arrives late extends the run', 'ggb', [2, 1, 3], ['bad', 3, 3, true, true]],
    ['an older one that arrives late moves no present state', 'gbb', [3, 2, 1], ['bad', 2, 3, false, true]],
    ['late, between two of a run: the run begins after it', 'gbg', [1, 3, 2], ['good', 3, 3, true, true]],
  ])('%s', async (name, seen, order, expected) => {
    const owner = `spf ${name}`
    for (const days of order ?? [...seen].map((_, index) => index + 1)) {
      await tested({ owner, day: days, spf: levels[seen[days - 1]!]! })
    }
    expect(await spfOf(owner)).toEqual(expected)
    const runs = await runsOfDomain(database.db, whose(owner), 'a.example', 12)
    const [first] = runs.filter(({ kind }) => kind === 'spf')
    const of = first && [first.state, first.since.getTime() / day, first.last_at.getTime() / day, first.once]
    expect(of ? [...of, first.changed] : null).toEqual(expected)
  })

  test('of two at the same time the later id counts, in every part', async () => {
    const owner = 'same time'
    for (const spf of ['good', 'bad'] as const) await tested({ owner, day: 1, spf })
    expect(await spfOf(owner)).toEqual(['bad', 1, 1, true, true])
  })

  test('others, the sample, what failed and what was deleted say nothing', async () => {
    const owner = 'strict'
    await tested({ owner, day: 1 })
    await tested({ owner: 'somebody else', day: 2, spf: 'bad' })
    await tested({ owner, day: 3, spf: 'bad', source: 'sample' })
    await tested({ owner, day: 4, spf: 'bad', status: 'failed' })
    await tested({ owner, day: 5, spf: 'bad', status: 'deleted' })
    await tested({ owner, day: 6, spf: 'bad', domain: 'b.example' })
    expect(await spfOf(owner)).toEqual(['good', 1, 1, true, false])
  })

  test('a plan without history knows of this period alone', async () => {
    const owner = 'period'
    for (const [index, spf] of (['bad', 'good', 'good'] as const).entries()) {
      await tested({ owner, day: index + 1, spf })
    }
    expect(await spfOf(owner)).toEqual(['good', 2, 3, false, true])
    expect(await spfOf(owner, at(2))).toEqual(['good', 2, 3, false, false])
    expect(await spfOf(owner, at(4))).toBeNull()
    expect((await listDomains(database.db, whose(owner, at(4)), { page: 1, per_page: 9 })).total).toBe(0)
  })

  test('scores by level, placements by verdict; simulated mailboxes say nothing', async () => {
    const owner = 'scores'
    for (const [index, score] of [85, 79, 51, null].entries()) await tested({ owner, day: index + 1, score })
    await placed(owner, 1, 'good')
    const last = await placed(owner, 2, 'bad')
    await placed(owner, 3, null)
    await placed(owner, 4, 'good', true)
    const runs = await presentRuns(database.db, whose(owner), ['a.example'])
    const of = (kind: string) => runs.find((run) => run.kind === kind)
    expect(of('score')).toMatchObject({ state: 'warning', since: at(2), once: false, changed: true })
    expect(of('placement')).toMatchObject({ state: 'bad', since: at(2), once: true, last_id: last })
    expect(of('dkim')).toBeUndefined()
  })

  test('domains: the one seen last first, in pages, found by a part of their name', async () => {
    const owner = 'pages'
    for (const [index, domain] of ['one.example', 'two.example', 'three.org'].entries()) {
      await tested({ owner, day: index + 1, domain })
    }
    await placed(owner, 9, 'good')
    const list = async (page: number, search = '') => {
      const { data, total } = await listDomains(database.db, whose(owner), { page, per_page: 3, search })
      return [data.map(({ domain }) => domain), total]
    }
    expect(await list(1)).toEqual([['a.example', 'three.org', 'two.example'], 4])
    expect(await list(2)).toEqual([['one.example'], 4])
    expect(await list(3)).toEqual([[], 4])
    expect(await list(1, 'EXAMPLE')).toEqual([['a.example', 'two.example', 'one.example'], 3])
    expect(await list(1, '%')).toEqual([[], 0])
    expect(await findDomain(database.db, whose(owner), 'a.example')).toMatchObject({ tests: 1 })
    expect(await findDomain(database.db, whose(owner), 'b.example')).toBeUndefined()
    const [newest] = await newestTests(database.db, whose(owner), ['two.example'])
    expect(newest).toMatchObject({ domain: 'two.example', first_fix: 'spf', first_gain: 7 })
  })

  test('a score counts once the pictures are drawn', async () => {
    const owner = 'drawn'
    const list = 'list:drawn.a.example'
    const first = await tested({ owner, day: 1, newsletter: list, score: 60 })
    await tested({ owner, day: 2, newsletter: list, score: 97, pictures: 'drawing' })
    const runs = await presentRuns(database.db, whose(owner), ['a.example'])
    expect(runs.find(({ kind }) => kind === 'score')).toMatchObject({ state: 'warning', last_id: first })
    expect((await lastScores(database.db, whose(owner), [list], 5)).map(({ score }) => score)).toEqual([60])
    expect((await newestTests(database.db, whose(owner), ['a.example'])).map(({ id }) => id)).toEqual([first])
  })

  test('newsletters by list, else by sender; the last scores, oldest first', async () => {
    const owner = 'letters'
    const list = 'list:letters.a.example'
    for (const [index, score] of [10, 20, null, 40].entries()) {
      await tested({ owner, day: index + 1, newsletter: list, score })
    }
    await tested({ owner, day: 2, newsletter: 'from:b@a.example', domain: 'b.example' })
    await tested({ owner, day: 8, newsletter: list, source: 'sample' })
    const { data, total } = await listNewsletters(database.db, whose(owner), { page: 1, per_page: 1 })
    expect([data.map(({ newsletter, tests }) => [newsletter, tests]), total]).toEqual([[[list, 4]], 2])
    const last = await lastScores(database.db, whose(owner), [list], 2)
    expect(last.map(({ score }) => score)).toEqual([20, 40])
  })
})
