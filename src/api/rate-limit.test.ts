import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal } from '#services/refusal.ts'
import { rateLimit } from './rate-limit.ts'

function limited(perMinute: number) {
  const clock = { ms: 0 }
  const app = new Hono<{ Variables: { network: string } }>()
  app.use(async (c, next) => {
    c.set('network', c.req.header('x-network') ?? '')
    await next()
  })
  app.use(rateLimit({ name: 'test', perMinute }, () => clock.ms))
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
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 200],
])('%s and %s: the second gets %i', async (one, other, status) => {
  const { ask } = limited(1)
  await ask(one)
  expect((await ask(other)).status).toBe(status)
})
