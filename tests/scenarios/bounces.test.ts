import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountedBounces } from '#contract/bounces.ts'
import type { Verification, VerifierList } from '#contract/verifier.ts'
import { type Person, register } from './accounts-world.ts'
import { createWorld, type Instance, probing, startIn, type World } from './verifier-world.ts'

/** Bounces that an account tells of over HTTP, with a key, and what becomes of verdicts: its own, and those of others. */
let world: World
let site: Instance
let teller: Person
let other: Person
const path = '/api/internal/email-verification'

beforeAll(async () => {
  world = await createWorld()
  // Where this host tries whether it may ask at all.
  await world.domain('gmail.com', {}, 'gmail-smtp-in.l.google.com')
  await world.domain('takes-all.net', { mailboxes: null })
  site = await startIn(world, probing)
  teller = await register(site, 'teller@example.org')
  other = await register(site, 'other@example.org')
})
afterAll(async () => {
  await site?.close()
  await world?.close()
})

async function keyOf(person: Person): Promise<string> {
  const { accounts, apiKeys } = site.running.application.services
  const caller = (await accounts.recognize(person.token, 'bearer'))!
  return (await apiKeys.create(caller, { name: 'mailer', scopes: ['verify'] })).api_key
}

const call = (token: string | null, to: string, body: unknown) =>
  fetch(`${site.url}${to}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

async function verdict(email: string, token: string | null): Promise<Verification> {
  const started = (await (await call(token, path, { email })).json()) as { id: string }
  let result: Verification
  do {
    result = await site.result(started.id)
  } while (result.status === 'pending')
  return result
}

test('a bounce counts for the account that told of it, once, and for nobody else', async () => {
  const key = await keyOf(teller)
  const bounce = {
    email: 'Gone@takes-all.net',
    text: '550 5.1.1 User unknown',
    at: new Date(world.clock.now() - 60_000).toISOString(),
  }
  const before = await verdict('gone@takes-all.net', teller.token)
  expect([before.status, before.reason]).toEqual(['risky', 'catch_all'])

  const told = await call(key, `${path}/bounces`, { bounces: [bounce, bounce] })
  expect(told.status).toBe(200)
  expect((await told.json()) as CountedBounces).toEqual({
    counted: 1,
    known: 1,
    ignored: 0,
    about_address: 2,
    read: Array(2).fill({ says: 'no_mailbox', why: null }),
  })

  const own = await verdict('gone@takes-all.net', teller.token)
  expect([own.status, own.reason]).toEqual(['undeliverable', 'bounced'])
  expect(own.factors.map(({ text }) => text)).toContain('You reported a bounce: there was no such mailbox.')
  for (const token of [other.token, null]) {
    const theirs = await verdict('gone@takes-all.net', token)
    expect([theirs.status, theirs.reason]).toEqual(['risky', 'catch_all'])
    expect(JSON.stringify(theirs)).not.toMatch(/bounce/)
  }
})

test('it counts in lists of the account as well', async () => {
  const list = async (person: Person) => {
    const { verifierLists, accounts } = site.running.application.services
    const account = await accounts.recognize(person.token, 'bearer')
    const visitor = { browser: null, network: '203.0.113.9', account } as never
    const text = new TextEncoder().encode('email\ngone@takes-all.net\n')
    const { id } = await verifierLists.create({ name: 'a.csv', text }, visitor)
    await site.running.application.lists.idle()
    let found: VerifierList
    do {
      found = await verifierLists.get(id, visitor)
    } while (found.status !== 'completed')
    return found.counts
  }
  expect(await list(teller)).toMatchObject({ undeliverable: 1 })
  expect(await list(other)).toMatchObject({ undeliverable: 0, risky: 1 })
})

test.each<[name: string, status: number, body: unknown]>([
  ['no bounces', 422, { bounces: [] }],
  ['no address', 422, { bounces: [{ at: '2026-11-20T00:00:00Z' }] }],
  ['no list', 422, { bounces: 'all' }],
  ['nothing', 422, {}],
])('a call with %s is refused', async (_, status, body) => {
  expect((await call(await keyOf(other), `${path}/bounces`, body)).status).toBe(status)
})

test('without an account nothing is taken', async () => {
  expect((await call(null, `${path}/bounces`, { bounces: [] })).status).toBe(401)
})
