import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Placement } from '#contract/placement.ts'
import { createBrowser, type Instance } from '../instance.ts'
import { completed, mail, quick, startPlacementInstance, until } from './placement-world.ts'

/** The states that a page goes through while it is open: readable from the first answer on, confirmed by a second look. */

/** So long that no slow machine comes to its end by itself; the clock is put forward instead. */
const lookAfterMs = 600_000
let ahead = 0
let instance: Instance
beforeAll(async () => {
  const seedSettings = { ...quick, missingAfterMs: 2 * lookAfterMs, recheckAfterMs: [lookAfterMs] }
  instance = await startPlacementInstance(
    {},
    { clock: { now: () => Date.now() + ahead }, placement: { seedSettings } },
  )
})
afterAll(() => instance?.close())

const stateOf = ({ status, summary, verdict, advice, confirms_at, completed_at }: Placement) => ({
  status,
  pending: summary.pending,
  isJudged: verdict !== null,
  isAdvised: advice.length > 0,
  saysUntil: confirms_at !== null,
  isConfirmed: completed_at !== null,
})

test('waiting, arriving, answered, confirmed', async () => {
  const browser = createBrowser(instance.url)
  const { mailboxes: all } = await browser.json<{ mailboxes: { id: number; provider: string }[] }>(
    '/api/inbox-placement/seed-list',
  )
  const chosen = all.filter(({ provider }) => provider === 'sim-company').map(({ id }) => id)
  const begun = (await (
    await browser.post('/api/inbox-placement', { mailboxes: chosen })
  ).json()) as Placement
  const nothing = { isJudged: false, isAdvised: false, saysUntil: false, isConfirmed: false }
  expect(stateOf(begun)).toEqual({ status: 'waiting', pending: 2, ...nothing })

  const [first, second] = begun.mailboxes.map(({ address }) => address)
  await instance.send(first!, mail({ Subject: begun.marker }))
  const arriving = await until(
    browser,
    begun.id,
    ({ status, summary }) => summary.pending === 1 && status !== 'waiting',
  )
  expect(stateOf(arriving)).toEqual({ status: 'collecting', pending: 1, ...nothing })
  // What is there can be read: counts, share, and each row.
  expect(arriving.summary).toMatchObject({ inbox: 1, pending: 1, total: 2 })
  expect(arriving.share?.counted).toBe(1)
  expect(arriving.by_provider[0]?.summary).toEqual(arriving.summary)

  await instance.send(second!, mail({ Subject: `${begun.marker} [junk]` }))
  const answered = await until(browser, begun.id, ({ summary }) => summary.pending === 0)
  expect(stateOf(answered)).toEqual({
    status: 'collecting',
    pending: 0,
    isJudged: true,
    isAdvised: true,
    saysUntil: true,
    isConfirmed: false,
  })
  // The last look is due ten minutes after the last mail was found.
  const wait = new Date(answered.confirms_at!).getTime() - new Date(answered.started_at!).getTime()
  expect(wait).toBeGreaterThanOrEqual(lookAfterMs)
  expect(wait).toBeLessThan(2 * lookAfterMs)
  expect(answered.results.every(({ rechecks }) => rechecks.length === 0)).toBe(true)

  ahead += lookAfterMs
  const confirmed = await until(browser, begun.id, completed)
  expect(stateOf(confirmed)).toEqual({
    status: 'completed',
    pending: 0,
    isJudged: true,
    isAdvised: true,
    saysUntil: false,
    isConfirmed: true,
  })
  expect(confirmed.results.every(({ rechecks }) => rechecks.length > 0)).toBe(true)
  expect(confirmed.verdict).toEqual(answered.verdict)
  expect(new Date(confirmed.completed_at!).getTime()).toBeGreaterThanOrEqual(
    new Date(answered.confirms_at!).getTime(),
  )
})

test('the sample was looked at again as well, in each of its mailboxes', async () => {
  const sample = await createBrowser(instance.url).json<Placement>('/api/inbox-placement/example')
  expect(sample.results.every(({ rechecks, tab }) => rechecks.every((look) => look.tab === tab))).toBe(true)
  expect(sample.results.every(({ rechecks }) => rechecks.at(-1)?.at === sample.completed_at)).toBe(true)
})
