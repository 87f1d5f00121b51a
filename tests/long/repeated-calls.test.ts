import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@postproof/client'
import { expect, onTestFinished, test } from 'vitest'
import { startStripeEmulator } from '../../packages/emulators/stripe/server.ts'
import { freePort } from '../instance.ts'
import { sellPlans, webhookSecret } from '../paid-instance.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { startReady } from '../processes/programs-of-test.ts'

/**
 * Calls with the same Idempotency-Key before two processes on one database: `PAIRS` one after the other, and as many at the same
 * time. Each makes one test. A change of plan that is pressed twice is charged once.
 */

const PAIRS = Number(process.env.PAIRS ?? 40)
/** An account takes a second: password, payment page, events of Stripe. */
const PAYERS = Math.min(20, Math.max(4, Math.ceil(PAIRS / 50)))
/** Pairs under way at the same time. */
const AT_ONCE = 20

type Both = { urls: string[]; database: OwnDatabase }

async function startBoth(settings: Record<string, string>): Promise<Both> {
  const database = await ownDatabase()
  onTestFinished(() => database.drop())
  const urls: string[] = []
  for (let which = 0; which < 2; which++) {
    const folder = await mkdtemp(join(tmpdir(), 'postproof-repeated-'))
    const [port, smtpPort] = [await freePort(), await freePort()]
    await startReady({
      ...{ PORT: `${port}`, SMTP_PORT: `${smtpPort}`, DATA_DIR: folder, DATABASE_URL: database.url },
      ...{ REQUESTS_PER_MINUTE: '1000000', REGISTRATIONS_PER_HOUR: '1000', ANALYSIS_PROCESSES: '0' },
      ...settings,
    })
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    urls.push(`http://localhost:${port}`)
  }
  return { urls, database }
}

const mailOf = (name: string) =>
  `From: ada@example.org\r\nTo: ben@example.org\r\nSubject: ${name}\r\n\r\nHello.\r\n`

/** The ids of the tests that the two calls of a pair answer. */
const inTurn = async ([one, two]: Client[], name: string): Promise<string[]> => {
  const given = { body: mailOf(name), idempotencyKey: name }
  const first = await one!.call('testEmail', given)
  return [first.id, (await two!.call('testEmail', given)).id]
}
const atOnce = (clients: Client[], name: string): Promise<string[]> =>
  Promise.all(
    clients.map(async (client) => {
      const { id } = await client.call('testEmail', { body: mailOf(name), idempotencyKey: name })
      return id
    }),
  )

/** Runs the pairs, so many at the same time; answers their ids and how long it took. */
async function runPairs(pair: (name: string) => Promise<string[]>, word: string, workers: number) {
  const began = performance.now()
  const pairs: string[][] = []
  let next = 0
  const work = async () => {
    while (next < PAIRS) pairs.push(await pair(`${word}-${next++}`))
  }
  await Promise.all(Array.from({ length: workers }, work))
  return { pairs, seconds: (performance.now() - began) / 1000 }
}

const countOf = async (database: OwnDatabase, what: string): Promise<number> =>
  (await database.sql<{ count: number }>(`select count(*)::int as count from ${what}`))[0]!.count

test.each([
  ['one after the other', inTurn, 1],
  ['at the same time', atOnce, AT_ONCE],
] as const)(
  'pairs with one key, %s: one test each',
  async (how, pairOf, workers) => {
    const { urls, database } = await startBoth({ BILLING: 'off' })
    // Both calls of a pair are of one network, and it is busy: refusals that pass are waited for.
    const clients = urls.map((baseUrl) => createClient({ baseUrl, retries: 50, timeoutMs: 300_000 }))
    const { pairs, seconds } = await runPairs((name) => pairOf(clients, name), 'pair', workers)
    // A test is accepted first and stored then: a second one of a pair would be there when all have their reports.
    await expect.poll(() => countOf(database, 'tests'), { timeout: 60_000 }).toBeGreaterThanOrEqual(PAIRS)
    await expect
      .poll(() => countOf(database, "tests where status <> 'completed'"), { timeout: 900_000, interval: 500 })
      .toBe(0)
    const count = await countOf(database, 'tests')
    const keys = await countOf(database, 'idempotency_keys where status = 201')
    console.info(
      `${PAIRS} pairs ${how}, two processes: ${count} tests, ${keys} keys with an answer, ${seconds.toFixed(1)} s`,
    )
    expect(pairs.filter(([one, two]) => one !== two)).toEqual([])
    expect([new Set(pairs.flat()).size, count, keys]).toEqual([PAIRS, PAIRS, PAIRS])
  },
  1_800_000,
)

test.each([
  ['with an Idempotency-Key', { 'idempotency-key': 'pressed' }],
  ['by the sums that were seen alone', {}],
])(
  'a change of plan that is pressed twice, %s: one charge',
  async (how, key) => {
    const stripe = await startStripeEmulator({ secretKey: 'sk_test_standin' })
    onTestFinished(() => stripe.close())
    await sellPlans(stripe.url)
    const { urls, database } = await startBoth({
      ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: webhookSecret },
      STRIPE_API_URL: stripe.url,
    })
    stripe.sendTo({ url: `${urls[0]}/webhooks/stripe`, secret: webhookSecret })
    const statuses: number[] = []
    for (let payer = 0; payer < PAYERS; payer++) {
      const email = `payer${payer}@example.org`
      const post = await accountOf(urls, database, email)
      const bought = await post(0, '/api/profile/change-plan', { plan_id: 'starter', interval: 'month' })
      await fetch(String(bought.body.checkout_url), {
        ...{ method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' },
      })
      await stripe.idle()
      const wanted = { plan_id: 'pro', interval: 'month' }
      const preview = () => post(0, '/api/profile/change-plan/preview', wanted)
      await expect.poll(async () => (await preview()).body.kind, { timeout: 20_000 }).not.toBe('purchase')
      const { confirmation } = (await preview()).body
      const press = (which: number) =>
        post(which, '/api/profile/change-plan', { ...wanted, confirmation }, key)
      const pressed = await Promise.all([press(0), press(1)])
      pressed.push(await press(1))
      statuses.push(...pressed.map(({ status }) => status))
      expect(pressed.map(({ status }) => status)).toContain(200)
    }
    const charges = [...stripe.state.invoices.values()].map(({ customer }) => String(customer))
    const answered = [200, 409].map(
      (status) => `${statuses.filter((one) => one === status).length} x ${status}`,
    )
    console.info(
      `${PAYERS} changes pressed three times ${how}: ${charges.length - PAYERS} charges; ${answered.join(', ')}`,
    )
    // The purchase, and the difference.
    expect(Object.values(Object.groupBy(charges, (customer) => customer)).map((all) => all?.length)).toEqual(
      Array(PAYERS).fill(2),
    )
  },
  600_000,
)

/** A confirmed account; posts as its session to one of the processes. */
async function accountOf(urls: string[], database: OwnDatabase, email: string) {
  const call = async (which: number, path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${urls[which]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const password = 'a long enough password'
  const given = { name: 'Ada', email, password, password_confirmation: password, terms: true }
  const { body } = await call(0, '/api/register', given)
  await database.sql('update accounts set confirmed_at = now() where email = $1', [email])
  const authorization = `Bearer ${body.api_token}`
  return (which: number, path: string, json: object, headers: Record<string, string> = {}) =>
    call(which, path, json, { authorization, ...headers })
}
