import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '../../../../data/plans.ts'
import { paySession } from '../../../../packages/emulators/stripe/checkout.ts'
import { type BillingFixture, startBilling } from '../world.fixture.ts'
import { smoke } from './smoke.ts'

let world: BillingFixture
beforeAll(async () => {
  world = await startBilling()
})
afterAll(() => world?.close())

const run = async (waitMs: number, onPay = (_: string) => {}) => {
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    const [, id] = /\/pay\/(\w+)/.exec(line) ?? []
    if (id) onPay(id)
  }
  await smoke({ stripe: world.stripe, plans, automaticTax: true, waitMs, pauseMs: 1, say })
  return said.join('\n')
}

test('with a person who pays, and without', async () => {
  const paidByHand = await run(10_000, (id) => paySession(world.emulator.state, id))
  const direct = await run(0)
  for (const said of [paidByHand, direct]) {
    expect(said).toMatch(/^preview of pro_month: \d+ usd due now$/m)
    expect(said).toContain('swapped to pro_month: active')
    expect(said.match(/^invoice /gm)).toHaveLength(2)
    expect(said).not.toContain('sk_')
  }
  expect(world.emulator.state.customers.size).toBe(0)
  expect([...world.emulator.state.subscriptions.values()].map(({ status }) => status)).toEqual([
    'canceled',
    'canceled',
  ])
})

test('what is wrong is told', async () => {
  const [price] = [...world.emulator.state.prices.values()].filter(
    ({ lookup_key }) => lookup_key === 'pro_month',
  )
  price!.active = false
  world.emulator.state.prices.delete(price!.id)
  expect(await run(0)).toContain('price pro_month is missing; made it')
  await expect(run(1)).rejects.toThrow('nobody paid')
})
