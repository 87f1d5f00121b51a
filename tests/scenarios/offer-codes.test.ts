import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfferCode } from '#contract/billing.ts'
import type { List } from '#contract/common.ts'
import { postproof } from '../command-line.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** One-time codes by command line, beside an instance that runs: what the page of plans does. */

let instance: Instance
let root: Person
let member: Person
beforeAll(async () => {
  instance = await startInstance({ BILLING: 'manual' }, { mailer: recordingMailer() })
  root = await register(instance, 'root@example.org')
  member = await register(instance, 'member@example.org')
  const { db } = instance.running.application.database
  await db.updateTable('accounts').set({ is_admin: true }).where('id', '=', root.user.id).execute()
})
afterAll(() => instance?.close())

const run = (args: string[], settings: Record<string, string> = {}) =>
  postproof(['admin', ...args], {
    ...{ DATA_DIR: instance.config.DATA_DIR, DATABASE_URL: instance.config.DATABASE_URL },
    ...{ BILLING: 'manual', ...settings },
  })
const all = async () =>
  (await root.browser.json<List<OfferCode>>('/api/admin/offer-codes')).data.map(
    ({ code, plan_id, interval, amount, state, expires_at }) => ({
      ...{ code, plan_id, interval, amount, state, expires_at },
    }),
  )

test('codes are made, listed, used and ended', async () => {
  expect((await run(['codes'])).out).toBe('There are no codes.\n')
  const made = await run(['make-codes', 'pro', '--interval', 'year', '--count', '2', '--until', '2099-03-31'])
  expect(made).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^(?:[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\n){2}$/),
  })
  const [used = '', ended = ''] = made.out.trim().split('\n')
  const both = { plan_id: 'pro', interval: 'year', amount: null, expires_at: '2099-03-31T23:59:59.000Z' }
  expect(await all()).toEqual([used, ended].sort().map((code) => ({ code, ...both, state: 'open' })))

  expect((await member.browser.post(`/api/profile/invoice/${used}`)).status).toBe(200)
  expect(await run(['end-code', ended.toUpperCase()])).toMatchObject({ code: 0, out: 'Done.\n' })
  expect((await all()).map(({ code, state }) => [code, state])).toEqual(
    expect.arrayContaining([
      [used, 'used'],
      [ended, 'ended'],
    ]),
  )
  const shown = (await run(['codes'])).out
  expect(shown).toMatch(new RegExp(`${used} +used +pro +year +- `))
  expect(shown).toMatch(new RegExp(`${ended} +ended +pro +year +- `))
  const { data } = JSON.parse((await run(['codes', '--json'])).out) as List<OfferCode>
  expect(data).toHaveLength(2)
  expect(await run(['end-code', used])).toMatchObject({ code: 2 })

  const { db } = instance.running.application.database
  const entries = await db
    .selectFrom('audit')
    .select(['actor', 'action', 'target'])
    .where('action', 'in', ['codes-made', 'code-ended'])
    .orderBy('action', 'desc')
    .execute()
  expect(entries).toEqual([
    { actor: 'operator', action: 'codes-made', target: 'pro' },
    { actor: 'operator', action: 'code-ended', target: ended },
  ])
}, 240_000)

test.each([
  ['a plan that there is not', ['make-codes', 'gold'], /plan/i],
  ['no number', ['make-codes', 'pro', '--count', 'many'], /1000|1,000/],
  ['a day that is none', ['make-codes', 'pro', '--until', 'soon'], /./],
  ['a code that there is not', ['end-code', 'aaaa-bbbb-cccc-dddd'], /code/i],
])(
  '%s is refused with a sentence',
  async (_, args, says) => {
    const before = await all()
    const said = await run(args)
    expect(said).toMatchObject({ code: 2, out: '', errors: expect.stringMatching(says) })
    expect(said.errors).not.toMatch(/\bat .*:\d+:\d+/)
    expect(await all()).toEqual(before)
  },
  60_000,
)

test('in a folder without an instance none is made', async () => {
  const folder = join(tmpdir(), `postproof-none-${process.pid}`)
  const said = await postproof(['admin', 'find'], { DATA_DIR: folder })
  expect(said).toMatchObject({
    code: 2,
    out: '',
    errors: expect.stringContaining(`no instance in ${folder}`),
  })
  expect(existsSync(folder)).toBe(false)
}, 60_000)

test('where nothing is billed it says so', async () => {
  expect(await run(['make-codes', 'pro'], { BILLING: 'off' })).toMatchObject({ code: 2, out: '' })
}, 60_000)
