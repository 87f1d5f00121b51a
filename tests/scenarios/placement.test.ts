import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Placement, PlacementProvider, SeedList } from '#contract/placement.ts'
import { createBrowser, type Instance } from '../instance.ts'
import { completed, mail, quick, startPlacementInstance, until } from './placement-world.ts'

/** The placement test from a draft to its report, over real SMTP and IMAP to the simulated providers. */

/** So long that no slow machine comes to its end by itself; the clock is put forward instead. */
const missingAfterMs = 120_000
let ahead = 0
let instance: Instance
beforeAll(async () => {
  instance = await startPlacementInstance(
    {},
    { clock: { now: () => Date.now() + ahead }, placement: { seedSettings: { ...quick, missingAfterMs } } },
  )
})
afterAll(() => instance?.close())

const start = async (browser: Instance['browser'], providers: string[]): Promise<Placement> => {
  const draft = (await (await browser.post('/api/internal/inbox-placement/')).json()) as { id: string }
  const response = await browser.post(`/api/internal/inbox-placement/${draft.id}/start`, { providers })
  expect(response.status).toBe(200)
  return (await response.json()) as Placement
}
const browserOf = () => createBrowser(instance.url)

/** How many mailboxes of a test can be read. */
async function openedOf(id: string): Promise<number> {
  const rows = await instance.running.application.database.db
    .selectFrom('placement_results')
    .select('progress')
    .where('test_id', '=', id)
    .execute()
  return rows.filter(({ progress }) => progress.readableSince !== null).length
}

describe('the whole journey', () => {
  test('draft, start, mail through the receiver, report', async () => {
    const browser = browserOf()
    const empty = await browser.call('/api/inbox-placement')
    expect([empty.status, ((await empty.json()) as { code: string }).code]).toEqual([404, 'no_tests'])
    const providers = await browser.json<PlacementProvider[]>('/api/internal/inbox-placement/providers')
    expect(providers.length).toBeGreaterThan(3)
    expect(providers.every(({ simulated, enabled }) => simulated && enabled)).toBe(true)

    const draft = (await (await browser.post('/api/internal/inbox-placement/')).json()) as { id: string }
    expect(draft).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), status: 'draft' })
    const begun = await start(browser, ['sim-gmail', 'sim-outlook', 'sim-company'])
    expect(begun).toMatchObject({ status: 'waiting', simulated: true, owner: true, verdict: null })
    expect(begun.marker_hint).toContain(begun.marker)
    expect(begun.summary).toMatchObject({ pending: 6, total: 6 })

    const subject = `Sale [junk] ${begun.marker}`
    for (const { address } of begun.mailboxes) {
      const made = mail({ Subject: address.startsWith('ada') ? subject : begun.marker })
      await instance.send(address, made, 'bounce@sender.example')
    }
    const done = await until(browser, begun.id, completed)
    expect(done.confirms_at).toBeNull()
    expect(done.summary).toMatchObject({ inbox: 3, spam: 3, pending: 0, total: 6 })
    expect(done).toMatchObject({
      sender: 'news@sender.example',
      sender_domain: 'sender.example',
      verdict: { level: 'bad' },
    })
    for (const row of done.results) {
      const isAda = row.address.startsWith('ada')
      expect(row).toMatchObject({
        status: 'delivered',
        tab: isAda ? 'spam' : 'inbox',
        chip: isAda ? 'error' : 'normal',
        matched_by: 'subject',
        simulated: true,
      })
      expect(row.raw_headers).toContain('X-Simulated-Provider')
      expect(row.rechecks.length).toBeGreaterThan(0)
    }
    const outlook = done.results.find(({ mailbox }) => mailbox.provider === 'sim-outlook')!
    expect(outlook.ms).toMatchObject({ scl: 5, dest: 'J' })
    expect(outlook.auth).toMatchObject({ dmarc: expect.any(String) })

    const list = await browser.json<{ data: Placement[] }>('/api/inbox-placement')
    expect(list.data.map(({ id }) => id)).toEqual([begun.id])
    const csv = await (await browser.call(`/api/inbox-placement/${begun.id}/report.csv`)).text()
    expect(csv.split('\r\n')).toHaveLength(8)
    expect(csv).toContain('ada@gmail-like.example')
    expect((await browser.json<{ data: string[] }>('/api/inbox-placement/domains')).data).toEqual([
      'sender.example',
    ])
    const trend = await browser.json<{ points: unknown[] }>(
      '/api/inbox-placement/trend?domain=sender.example',
    )
    expect(trend.points).toHaveLength(1)
  })

  test.each([
    ['header', (marker: string) => mail({ 'X-Postproof-Placement': marker })],
    ['subject', (marker: string) => mail({ Subject: `A letter ${marker}` })],
    ['message-id', (marker: string) => mail({ 'Message-ID': `<${marker}.1@sender.example>` })],
    ['plus-address', (marker: string) => mail({ To: `ada+${marker}@company-like.example` })],
    ['body', (marker: string) => mail({}, `Hello.\r\n\r\n${marker}`)],
  ])('a mail is recognized by its %s', async (by, make) => {
    const browser = browserOf()
    const begun = await start(browser, ['sim-company'])
    const to = begun.mailboxes.find(({ address }) => address.startsWith('ada'))!.address
    await instance.send(by === 'plus-address' ? to.replace('@', `+${begun.marker}@`) : to, make(begun.marker))
    const seen = await until(browser, begun.id, ({ results }) =>
      results.some(({ status }) => status === 'delivered'),
    )
    expect(seen.results.find(({ address }) => address === to)).toMatchObject({ matched_by: by, tab: 'inbox' })
  })

  test('what is lost is missing, what is refused is rejected, what is moved is told with its time', async () => {
    const browser = browserOf()
    const begun = await start(browser, ['sim-company', 'sim-yahoo'])
    const marks = ['[lost]', '[reject]', '[move]', '']
    for (const [at, { address }] of begun.mailboxes.entries()) {
      await instance.send(address, mail({ Subject: `${begun.marker} ${marks[at]}` }), 'bounce@sender.example')
    }
    await until(browser, begun.id, ({ summary, results }) => {
      return (
        summary.pending === 1 && results.some(({ rechecks }) => rechecks.some(({ tab }) => tab === 'spam'))
      )
    })
    // What was never opened is unreachable at the end, and not missing.
    await expect.poll(() => openedOf(begun.id)).toBe(marks.length)
    ahead += missingAfterMs
    const done = await until(browser, begun.id, completed)
    expect(done.results.map(({ status, tab }) => `${status} ${tab}`)).toEqual([
      'missing missing',
      'rejected missing',
      'delivered spam',
      'delivered inbox',
    ])
    expect(done.results[1]!.note).toContain('550')
    const moved = done.results[2]!
    expect(moved.rechecks.map(({ tab }) => tab)).toContain('spam')
    expect(done.summary).toMatchObject({ inbox: 1, spam: 1, missing: 2 })
  })

  test('the sample is sent by the button', async () => {
    const browser = browserOf()
    const begun = await start(browser, ['sim-gmail'])
    expect((await browser.post(`/api/inbox-placement/${begun.id}/sample`)).status).toBe(200)
    const seen = await until(browser, begun.id, ({ summary }) => summary.pending === 0)
    expect(seen.results.every(({ matched_by }) => matched_by === 'header')).toBe(true)
    await until(browser, begun.id, completed)
    expect((await browser.post(`/api/inbox-placement/${begun.id}/sample`)).status).toBe(409)
  })

  test('live events tell the present state first, each change, and the end', async () => {
    const browser = browserOf()
    const begun = await start(browser, ['sim-icloud'])
    const events = await browser.call(`/api/inbox-placement/${begun.id}/events`)
    const text = events.text()
    await browser.post(`/api/inbox-placement/${begun.id}/sample`)
    const states = [...(await text).matchAll(/^data: (\{.*\})$/gm)].map(
      ([, data]) => JSON.parse(data!).status,
    )
    expect(states[0]).toBe('waiting')
    expect(states).toContain('collecting')
    expect(states.slice(-2)).toEqual(['completed', undefined])
  })
})

describe('who may', () => {
  test('a test is read by its owner, and by others only while it is shared', async () => {
    const [owner, other] = [browserOf(), browserOf()]
    const { id } = await start(owner, ['sim-icloud'])
    const asOther = async () => (await other.call(`/api/inbox-placement/${id}`)).status
    expect(await asOther()).toBe(404)
    expect((await other.call(`/api/inboxes/${id}/results`)).status).toBe(404)
    for (const path of ['events', 'report.csv', 'report.pdf']) {
      expect((await other.call(`/api/inbox-placement/${id}/${path}`)).status).toBe(404)
    }
    expect((await other.post(`/api/inbox-placement/${id}/share`, { shared: true })).status).toBe(404)
    expect((await other.post(`/api/inbox-placement/${id}/sample`)).status).toBe(404)
    expect((await other.call(`/api/inbox-placement/${id}`, { method: 'DELETE' })).status).toBe(404)
    await owner.post(`/api/inbox-placement/${id}/share`, { shared: true })
    expect(await other.json(`/api/inbox-placement/${id}`)).toMatchObject({ owner: false, shared: true })
    await owner.post(`/api/inbox-placement/${id}/share`, { shared: false })
    expect(await asOther()).toBe(404)
    expect((await owner.call(`/api/inbox-placement/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await owner.call(`/api/inbox-placement/${id}`)).status).toBe(404)
  })

  test('a start is refused with a field error, for a stranger, and the second time', async () => {
    const [owner, other] = [browserOf(), browserOf()]
    const { id } = (await (await owner.post('/api/internal/inbox-placement')).json()) as { id: string }
    const path = `/api/internal/inbox-placement/${id}/start`
    for (const providers of [[], ['no-such'], ['sim-gmail', 'gmail'], Array(101).fill('sim-gmail')]) {
      const response = await owner.post(path, { providers })
      expect(response.status).toBe(422)
      expect((await response.json()) as object).toHaveProperty('errors.providers')
    }
    expect((await other.post(path, { providers: ['sim-gmail'] })).status).toBe(404)
    for (const forged of ['x', '0'.repeat(32), '..%2f..%2fadmin']) {
      const response = await owner.post(`/api/internal/inbox-placement/${forged}/start`, {
        providers: ['sim-gmail'],
      })
      expect(response.status).toBe(404)
    }
    const both = await Promise.all([1, 2].map(() => owner.post(path, { providers: ['sim-icloud'] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const test = await owner.json<Placement>(`/api/inbox-placement/${id}`)
    expect(test.results).toHaveLength(2)
  })
})

test('the sample report is made by the engine, the same each time', async () => {
  const browser = browserOf()
  const sample = await browser.json<Placement>('/api/inbox-placement/example')
  expect(sample).toMatchObject({ id: 'example', status: 'completed', simulated: true, owner: false })
  expect(sample.results.length).toBeGreaterThan(5)
  expect(sample.results.every(({ simulated }) => simulated)).toBe(true)
  expect(new Set(sample.results.map(({ tab }) => tab))).toEqual(new Set(['inbox', 'promotions', 'spam']))
  expect(sample.results.some(({ mailbox }) => mailbox.name.includes('simulated'))).toBe(false)
  expect(await browser.json('/api/inboxes/example/results')).toEqual(sample)
})

test('the seed list comes as JSON and as text to paste', async () => {
  const browser = browserOf()
  const { mailboxes } = await browser.json<SeedList>('/api/inbox-placement/seed-list')
  const addresses = mailboxes.map(({ address }) => address)
  const as = async (format: string) =>
    (await browser.call(`/api/inbox-placement/seed-list?format=${format}`)).text()
  expect(await as('line')).toBe(`${addresses.join('\n')}\n`)
  expect(await as('comma')).toBe(addresses.join(', '))
  expect(await as('semicolon')).toBe(addresses.join('; '))
  expect((await as('csv')).split('\r\n')[0]).toBe('email,provider,region,type')
  expect((await browser.call('/api/inbox-placement/seed-list?format=xml')).status).toBe(422)
})
