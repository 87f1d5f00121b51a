import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createOwnBuckets } from '#platform/rate-limits/own.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { rateLimit, twoStepRateLimit } from './rate-limit.ts'

function limited(perMinute: number) {
  const clock = { ms: 0 }
  const app = new Hono<{ Variables: { network: string } }>()
  app.use(async (c, next) => {
    c.set('network', c.req.header('x-network') ?? '')
    await next()
  })
  app.use(
    rateLimit(
      { name: 'test', perMinute },
      createOwnBuckets(() => clock.ms),
    ),
  )
  app.get('/', (c) => c.text('ok'))
  app.onError((error, c) => c.text(error.message, error instanceof Refusal ? (error.status as 429) : 500))
  const ask = (network: string) => app.request('/', { headers: { 'x-network': network } })
  return { clock, ask }
}

test('a caller may ask as often as the policy says, then waits, others do not', async () => {
  const { clock, ask } = limited(3)
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await ask('192.0.2.1')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('192.0.2.2')).status).toBe(200)
  clock.ms = 20_000
  expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).status).toBe(429)
})

test.each([-3_600_000, -3 * 86_400_000])('a clock that steps by %d ms refuses nobody', async (step) => {
  const { clock, ask } = limited(3)
  expect((await ask('192.0.2.1')).status).toBe(200)
  clock.ms = step
  expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).headers.get('Retry-After')).toBe('20')
  clock.ms += 20_000
  expect((await ask('192.0.2.1')).status).toBe(200)
})

test('the headers tell what is left and when to come again', async () => {
  const { ask } = limited(2)
  const first = await ask('192.0.2.1')
  expect(first.headers.get('RateLimit-Policy')).toBe('"test";q=2;w=60')
  expect(first.headers.get('RateLimit')).toBe('"test";r=1;t=30')
  await ask('192.0.2.1')
  expect((await ask('192.0.2.1')).headers.get('Retry-After')).toBe('30')
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['2001:db8::1', '2001:db8::2', 429],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 200],
])('%s and %s: the second gets %i', async (one, other, status) => {
  const { ask } = limited(1)
  await ask(one)
  expect((await ask(other)).status).toBe(status)
})

test.each([
  ['/56', (n: number) => `2001:db8:1:${(0x200 + n).toString(16)}::1`, 6],
  ['/48', (n: number) => `2001:db8:1:${(n * 0x100).toString(16)}::1`, 12],
])('all networks of a %s together have a multiple of what one has', async (_name, address, most) => {
  const { ask } = limited(3)
  let served = 0
  for (let n = 0; n < 100; n++) if ((await ask(address(n))).status === 200) served++
  expect(served).toBe(most)
  expect((await ask('2001:db8:2::1')).status).toBe(200)
})

test('one network that is refused takes nothing from its neighbours', async () => {
  const { ask } = limited(3)
  for (let n = 0; n < 50; n++) await ask('2001:db8:1:200::1')
  expect((await ask('2001:db8:1:201::1')).status).toBe(200)
})

const signed = (accountId: string, kind = 'key') => ({ accountId, via: { kind } }) as SignedIn

function twoStep(perNetwork: number, perAccount: number) {
  const app = new Hono<{ Variables: { network: string; account: SignedIn | null } }>()
  const { byNetwork, byAccount } = twoStepRateLimit(
    { name: 'api', perMinute: perNetwork },
    async () => perAccount,
    createOwnBuckets(() => 0),
  )
  app.use(async (c, next) => {
    c.set('network', '192.0.2.1')
    await next()
  })
  app.use(byNetwork)
  app.use(async (c, next) => {
    const token = c.req.header('x-token')
    if (token === 'wrong') throw new Refusal(401, 'unauthorized', 'account.token_unknown')
    c.set('account', token ? signed(token) : null)
    await next()
  })
  app.use(byAccount)
  app.get('/', (c) => c.text('ok'))
  app.onError((error, c) => c.text(error.message, error instanceof Refusal ? (error.status as 429) : 500))
  return (token?: string) => app.request('/', { headers: token ? { 'x-token': token } : {} })
}

test('accounts behind one network do not take from it nor from each other', async () => {
  const ask = twoStep(2, 3)
  const statuses = []
  for (const token of ['ann', 'ann', 'ann', 'ann', 'ben', undefined, undefined, undefined]) {
    statuses.push((await ask(token)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
})

test('the headers are those of the account; a wrong token counts for the network', async () => {
  const ask = twoStep(2, 5)
  expect((await ask('ann')).headers.get('RateLimit-Policy')).toBe('"api";q=5;w=60')
  const wrong = await ask('wrong')
  expect([wrong.status, wrong.headers.get('RateLimit')]).toEqual([401, '"api";r=1;t=30'])
  await ask('wrong')
  expect((await ask('wrong')).status).toBe(429)
})
