import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentPlan } from '#contract/billing.ts'
import type { ApiError } from '#contract/common.ts'
import type { VerifierList } from '#contract/verifier.ts'
import { plans as seeds } from '../../data/plans.ts'
import { type Person, register } from './accounts-world.ts'
import { createWorld, type Instance, probing, startIn, type World } from './verifier-world.ts'

/** What counts as a verification: a mail server that is asked, and nothing else. */

let world: World
let site: Instance
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  // The host's own audit asks here whether port 25 is open.
  await world.domain('gmail.com', {}, 'gmail-smtp-in.l.google.com')
  site = await startIn(world, { ...probing, ...billing })
  admin = await administratorOf(site)
})
afterAll(async () => {
  await site?.close()
  await world?.close()
})

const billing = { BILLING: 'manual', REGISTRATIONS_PER_HOUR: '100' }

async function administratorOf(instance: Instance): Promise<Person> {
  const person = await register(instance, 'root@example.org')
  const { db } = instance.running.application.database
  await db.updateTable('accounts').set({ is_admin: true }).where('id', '=', person.user.id).execute()
  return person
}

/** An account with so many verifications. */
async function member(email: string, most: number, instance = site, by = admin): Promise<Person> {
  const person = await register(instance, email)
  const plan = { ...seeds[1]!, id: `p${most}`, slug: `p${most}`, name: `P ${most}`, prices: [] }
  plan.limits = { ...plan.limits, email_verification: most }
  await by.browser.post(`/api/admin/plans/${plan.id}`, plan)
  await by.browser.post(`/api/admin/accounts/${person.user.id}/plan`, { plan_id: plan.id })
  return person
}

const used = async ({ browser }: Person) =>
  (await browser.json<CurrentPlan>('/api/profile/plan')).usage.email_verification.used

async function verify({ browser }: Person, email: string): Promise<number> {
  const response = await browser.post('/api/internal/email-verification', { email })
  const { id } = (await response.json()) as { id: string }
  const pending = async () =>
    (await browser.json<{ status: string }>(`/api/internal/email-verification/${id}`)).status === 'pending'
  while (response.status === 201 && (await pending()));
  return response.status
}

function bring({ browser }: Person, rows: string[]): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([rows.join('\n')]), 'list.csv')
  return browser.call('/api/internal/email-verification-lists', { method: 'POST', body: form })
}
const namesAt = (count: number) => Array.from({ length: count }, (_, n) => `info@shop${n}.example`)

test('an address without mail server is free, one that is asked about is not, and then it ends', async () => {
  const tom = await member('tom@example.org', 2)
  for (const name of ['one.net', 'two.net', 'three.net'])
    await world.domain(name, { mailboxes: [`ada@${name}`] })
  for (const free of ['not an address', 'someone@nowhere-at-all.example'])
    expect(await verify(tom, free)).toBe(201)
  await expect.poll(() => used(tom)).toBe(0)
  expect([await verify(tom, 'ada@one.net'), await verify(tom, 'ada@two.net')]).toEqual([201, 201])
  expect(await used(tom)).toBe(2)
  expect(await verify(tom, 'ada@three.net')).toBe(403)
})

test('a list counts its different addresses, all or none, and the same ones once a day', async () => {
  const uma = await member('uma@example.org', 20)
  const large = await bring(uma, namesAt(21))
  expect(large.status).toBe(403)
  expect(((await large.json()) as ApiError).message).toMatch(/only 20 of your 20/)
  for (const [rows, counted] of [
    [[...namesAt(10), 'INFO@shop1.example'], 10],
    [namesAt(10).toReversed(), 0],
    [namesAt(9), 9],
  ] as const)
    expect((await (await bring(uma, [...rows])).json()) as VerifierList).toMatchObject({ counted })
  expect(await used(uma)).toBe(19)
})

describe('where no mail server is asked', () => {
  test('nothing counts', async () => {
    const quiet = await startIn(world, { ...billing, VERIFIER_SMTP: 'off' })
    try {
      const vera = await member('vera@example.org', 2, quiet, await administratorOf(quiet))
      expect(await verify(vera, 'ada@one.net')).toBe(201)
      await expect.poll(() => used(vera)).toBe(0)
      const answer = (await (await bring(vera, namesAt(5))).json()) as VerifierList
      expect(answer).toMatchObject({ counted: 0, note: expect.stringContaining('nobody asks mail servers') })
      expect(await used(vera)).toBe(0)
    } finally {
      await quiet.close()
    }
  })
})
