import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResult } from '#contract/spam-test.ts'
import { type Browser, createBrowser, type Instance, startInstance } from '../instance.ts'
import { register } from './accounts-world.ts'

/** A user who knows better picks another kind of mail: by the API, with an upload, for the sender's next tests, in the terminal. */

const program = join(import.meta.dirname, '../../src/cli.ts')

let instance: Instance
beforeAll(async () => {
  instance = await startInstance()
})
afterAll(() => instance?.close())

const newsletter = (from: string) =>
  [
    `From: Acme <${from}>`,
    'To: b@example.org',
    'Subject: Newsletter May',
    'Date: Fri, 20 Nov 2026 09:59:00 +0000',
    'Message-ID: <1@ostrel.example>',
    '',
    'Dear subscribers, in this issue we present our new boots.',
    '',
  ].join('\r\n')

async function tested(browser: Browser, source: string): Promise<TestResult> {
  const { id, email } = await browser.address()
  await instance.send(email, source)
  return browser.result(id)
}

const choose = (browser: Browser, id: string, kind: string | null) =>
  browser.post(`/api/emails/${id}/kind`, { kind })

const demands = ({ results }: TestResult) =>
  results.filter(
    ({ id, status }) =>
      ['list_unsubscribe', 'one_click'].includes(id) && !['good', 'no-data'].includes(status),
  ).length

test('the owner picks a kind, and the report is scored again at once', async () => {
  const before = await tested(instance.browser, newsletter('news@ostrel.example'))
  expect(before.kind).toMatchObject({ id: 'subscribers', confidence: 'sure', label: 'email to subscribers' })
  expect(before.kind?.reasons).toContain('the subject says “newsletter”')
  expect(demands(before)).toBe(2)

  const answer = await choose(instance.browser, before.id, 'transactional')
  expect(answer.status).toBe(200)
  const after = (await answer.json()) as TestResult
  expect(after.kind).toMatchObject({ id: 'transactional', confidence: 'chosen' })
  expect(demands(after)).toBe(0)
  expect(after.score).toBeGreaterThan(before.score ?? 100)
  // What asks the DNS again keeps the choice.
  await instance.browser.post(`/api/emails/${before.id}/recheck`)
  expect((await instance.browser.result(before.id)).kind?.id).toBe('transactional')

  const itself = (await (await choose(instance.browser, before.id, null)).json()) as TestResult
  expect([itself.kind, itself.score]).toEqual([before.kind, before.score])
})

test('a kind that does not exist is refused in plain words, and others than the owner cannot choose', async () => {
  const { id } = await tested(instance.browser, newsletter('news@ostrel.example'))
  const refused = await choose(instance.browser, id, 'letter')
  expect(refused.status).toBe(422)
  expect(JSON.stringify(await refused.json())).toContain(
    'There is no kind of mail called “letter”. Use one of these: personal, transactional,',
  )
  const stranger = createBrowser(instance.url)
  await stranger.address()
  expect((await choose(stranger, id, 'personal')).status).toBe(404)
})

test('an upload may say its kind', async () => {
  const upload = (kind: string) =>
    instance.browser.call(`/api/emails?kind=${kind}`, {
      method: 'POST',
      body: newsletter('news@ostrel.example'),
      headers: { 'content-type': 'message/rfc822' },
    })
  const { id } = (await (await upload('invitation')).json()) as { id: string }
  expect((await instance.browser.result(id)).kind).toMatchObject({ id: 'invitation', confidence: 'chosen' })
  expect((await upload('letter')).status).toBe(422)
})

test('an account’s choice holds for the next tests of that sender, and for nobody else', async () => {
  const { browser } = await register(instance, 'ann@example.org')
  const first = await tested(browser, newsletter('shop@ostrel.example'))
  await choose(browser, first.id, 'list-post')
  expect((await tested(browser, newsletter('Shop@ostrel.example'))).kind).toMatchObject({
    id: 'list-post',
    confidence: 'chosen',
  })
  expect((await tested(browser, newsletter('other@ostrel.example'))).kind?.id).toBe('subscribers')
  const { browser: another } = await register(instance, 'bob@example.org')
  const theirs = await tested(another, newsletter('shop@ostrel.example'))
  expect(theirs.kind?.id).toBe('subscribers')
  // Taken back, the mail decides again.
  await choose(browser, first.id, null)
  expect((await tested(browser, newsletter('shop@ostrel.example'))).kind?.id).toBe('subscribers')
})

test('the command line takes a kind, and refuses what is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kind-'))
  const file = join(folder, 'news.eml')
  await writeFile(file, newsletter('news@ostrel.example'))
  const run = (kind: string) =>
    promisify(execFile)(process.execPath, [program, 'test', file, '--kind', kind], {
      env: { ...process.env, DNS_SERVERS: instance.config.DNS_SERVERS.join(','), PICTURES: 'off' },
    })
  try {
    expect((await run('report')).stdout).toContain('Treated as: report from a program (you chose this)')
    await expect(run('letter')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('kind: There is no kind of mail called “letter”.'),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
