import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LoginSession, Profile } from '#contract/accounts.ts'
import type { List } from '#contract/common.ts'
import type { TestRow } from '#contract/spam-test.ts'
import type { Clock } from '#engines/world.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import { linkToken, password, recordingMailer, register, registration } from './accounts-world.ts'

const mailer = recordingMailer()
const shift = 0
const clock: Clock = { now: () => Date.now() + shift }
let instance: Instance

beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer, clock })
})
afterAll(() => instance?.close())

const mails = () => instance.running.application.accountsPart.idle()
const json = async <T>(response: Response) => (await response.json()) as T
const login = (browser: ReturnType<typeof createBrowser>, email: string, extra: object = {}) =>
  browser.post('/api/login', { email, password, ...extra })

describe('the life of an account', () => {
  test('a test without an account, register, confirm: the test is theirs, also one whose mail comes later', async () => {
    const browser = createBrowser(instance.url)
    const [first, later] = [await browser.address(), await browser.address()]
    await instance.send(first.email, await readFile(join(examples, 'plain-text.eml')))
    await browser.result(first.id)

    const { user } = await register(instance, 'Ada@Example.org', browser)
    expect(user).toMatchObject({
      name: 'Ada',
      email: 'Ada@Example.org',
      email_verified_at: null,
      scope: ['user'],
    })
    expect((await browser.json<List<TestRow>>('/api/emails')).data.map(({ id }) => id)).toEqual([first.id])
    expect(await browser.json(`/api/emails/${later.id}/results`)).toMatchObject({
      status: 'waiting',
      owner: true,
    })
    await instance.send(later.email, await readFile(join(examples, 'plain-text.eml')))
    expect(await browser.result(later.id)).toMatchObject({ status: 'completed', owner: true })

    await mails()
    const token = linkToken(mailer.sent, 'confirm', 'Ada@Example.org')
    expect(await json(await createBrowser(instance.url).post(`/api/profile/verify/${token}`))).toEqual({
      verified: true,
    })
    expect((await browser.post(`/api/profile/verify/${token}`)).status).toBe(422)
    expect((await browser.json<Profile>('/api/profile')).email_verified_at).not.toBeNull()

    await browser.post('/api/logout')
    expect((await browser.call('/api/profile')).status).toBe(401)
    expect((await browser.json<List<TestRow>>('/api/emails')).data).toEqual([])
    const after = await browser.address()
    await instance.send(after.email, await readFile(join(examples, 'plain-text.eml')))
    expect(await browser.result(after.id)).toMatchObject({ owner: true })

    const elsewhere = createBrowser(instance.url)
    await login(elsewhere, 'ada@example.org')
    const ids = (await elsewhere.json<List<TestRow>>('/api/emails')).data.map(({ id }) => id)
    expect(ids.toSorted()).toEqual([first.id, later.id].toSorted())
  })
})
