import { afterAll, beforeAll, expect, test } from 'vitest'
import type { List } from '#contract/common.ts'
import type { ListAddresses, ListSummary, VerifierList } from '#contract/verifier.ts'
import { createBrowser, type Instance, startInstance } from '../instance.ts'

/** Lists over HTTP in a whole Postproof, with the real verification over stand-in DNS; no mail server is asked. */

const path = '/api/internal/email-verification-lists'
let instance: Instance
beforeAll(async () => {
  instance = await startInstance()
})
afterAll(() => instance?.close())

test('a file is uploaded, followed to its end, downloaded and deleted; others see nothing of it', async () => {
  const { browser, url } = instance
  const form = new FormData()
  form.set('file', new File(['name,mail\nA,ada@nosuch.invalid\nB,a@@b\nC,n/a\n'], 'Kunden.csv'))
  const uploaded = await browser.call(path, { method: 'POST', body: form })
  expect(uploaded.status).toBe(201)
  const { id } = (await uploaded.json()) as VerifierList
  const events = await browser.call(`${path}/${id}/events`)
  let seen = ''
  for await (const piece of events.body!.pipeThrough(new TextDecoderStream())) {
    seen += piece
    if (seen.includes('"status":"completed"')) break
  }
  expect(seen).toContain('event: list')

  const list = await browser.json<VerifierList>(`${path}/${id}`)
  expect(list).toMatchObject({ status: 'completed', counts: { rows: 3, done: 2, bad_rows: 1 } })
  const download = await browser.call(new URL(list.download_url!).pathname)
  expect(download.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(download.headers.get('content-disposition')).toContain('Kunden-verified.csv')
  expect((await download.text()).split('\r\n')[2]).toMatch(/^B,a@@b,undeliverable,invalid_email,/)

  const other = createBrowser(url)
  for (const end of ['', '/download', '/events', '/addresses', '/summary']) {
    expect((await other.call(`${path}/${id}${end}`)).status).toBe(404)
  }
  expect((await other.json<List<VerifierList>>(path)).data).toEqual([])
  expect((await other.call(`${path}/${id}/delete`, { method: 'POST' })).status).toBe(404)
  expect((await browser.call(`${path}/${id}/pause`, { method: 'POST' })).status).toBe(409)
  expect((await browser.call(`${path}/${id}/delete`, { method: 'POST' })).status).toBe(200)
  expect((await browser.call(`${path}/${id}`)).status).toBe(404)
})

test.each([
  ['nothing', new FormData(), 422],
  ['a workbook', 'PK\x03\x04', 422],
  ['no addresses', 'a,b\nc,d', 422],
  ['too many rows', 'a@x.org\n'.repeat(100_001), 413],
])('%s is refused with a sentence', async (_, body, status) => {
  const answer = await instance.browser.call(path, { method: 'POST', body })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\.$/) })
})

test('addresses are read, found, corrected and taken along in parts', async () => {
  const { browser, url } = instance
  const body = 'ada(work)@nosuch.invalid\nbo@nosuch.invalid\ncy@@b\n'
  const { id } = (await (await browser.call(path, { method: 'POST', body })).json()) as VerifierList
  const at = `${path}/${id}`
  while ((await browser.json<VerifierList>(at)).status !== 'completed');
  const first = await browser.json<ListAddresses>(`${at}/addresses?limit=2`)
  expect(first.data.map(({ row, email, suggestion }) => [row, email, suggestion])).toEqual([
    [1, 'ada(work)@nosuch.invalid', 'ada@nosuch.invalid'],
    [2, 'bo@nosuch.invalid', null],
  ])
  expect(first.meta).toEqual({ total: 3, preceding: 0, next: 1, previous: null })
  const next = await browser.json<ListAddresses>(`${at}/addresses?limit=2&after=${first.meta.next}`)
  expect(next).toMatchObject({ data: [{ email: 'cy@@b', reason: 'invalid_email' }], meta: { preceding: 2 } })
  const found = await browser.json<ListAddresses>(`${at}/addresses?search=BO%40&reason=invalid_domain`)
  expect(found.data.map(({ email }) => email)).toEqual(['bo@nosuch.invalid'])
  expect(await browser.json<ListSummary>(`${at}/summary`)).toMatchObject({ suggested: 1, corrected: 0 })

  const stranger = createBrowser(url)
  expect((await stranger.post(`${at}/accept-suggestions`, {})).status).toBe(404)
  expect(await (await browser.post(`${at}/accept-suggestions`, {})).json()).toEqual({ changed: 1 })
  expect(await (await browser.post(`${at}/accept-suggestions`, { ids: [0] })).json()).toEqual({ changed: 0 })
  const risky = await browser.call(`${at}/download?part=risky`)
  expect(risky.headers.get('content-disposition')).toContain('-risky.csv')
  expect((await risky.text()).split('\r\n')[1]).toMatch(
    /^ada@nosuch\.invalid,unknown,corrected_not_verified,/,
  )
  expect(await (await browser.post(`${at}/undo-corrections`, { ids: [0] })).json()).toEqual({ changed: 1 })

  for (const wrong of [
    'addresses?limit=0',
    'addresses?verdict=fine',
    'addresses?after=x',
    'download?part=best',
  ])
    expect((await browser.call(`${at}/${wrong}`)).status).toBe(422)
  expect((await browser.post(`${at}/accept-suggestions`, { ids: ['a'] })).status).toBe(422)
})
