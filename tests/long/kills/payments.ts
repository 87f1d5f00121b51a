import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Checkout } from '#contract/billing.ts'
import type { Random } from '../../../packages/emulators/random.ts'
import type { StripeEmulator } from '../../../packages/emulators/stripe/server.ts'
import type { Db } from './database.ts'
import type { Member } from './fleet.ts'
import { asJson, type Calls, type Person, pause } from './people.ts'

/**
 * People who pay, and Stripe as it sends what happened: again until someone answers 2xx, some events twice though they
 * were answered, and none in order.
 */

export type Bought = { person: Person; plan: string; interval: 'month' | 'lifetime'; cancelled: boolean }
export type Payments = {
  stop(): Promise<void>
  bought: Bought[]
  /** Times an event was sent that was not answered 2xx before, and after. */
  retries: number
  doubles: number
  /** By the id of an event: when it was answered 2xx, by performance.now(). */
  delivered: Map<string, number>
}

const SECRET_URL = '/webhooks/stripe'

export function takePayments(world: {
  members: Member[]
  calls: Calls
  random: Random
  stripe: StripeEmulator
  webhookSecret: string
  payer(): Promise<Person>
  pauseMs: number
}): Payments {
  const { calls, random, stripe } = world
  const urls = world.members.flatMap(({ url }) => url ?? [])
  const payments: Payments = {
    stop: async () => {},
    bought: [],
    retries: 0,
    doubles: 0,
    delivered: new Map(),
  }
  let stopped = false
  /** Longer than until `stopped`: the last one may still be on the way to pay, and what it causes is sent too. */
  let isBuying = true

  const send = async (event: Stripe.Event) => {
    stripe.hook = { url: `${random.pick(urls)}${SECRET_URL}`, secret: world.webhookSecret }
    const status = await stripe.deliver(event)
    return status >= 200 && status < 300
  }
  const taken = new Set<string>()
  const deliver = async (event: Stripe.Event) => {
    while (!(await send(event))) {
      payments.retries++
      await pause(random.between(300, 1500))
    }
    payments.delivered.set(event.id, performance.now())
    if (random.next() > 0.2) return
    payments.doubles++
    await send(event)
  }
  const sending = new Set<Promise<void>>()
  const posting = (async () => {
    while (isBuying || sending.size || stripe.events.some(({ id }) => !taken.has(id))) {
      for (const event of stripe.events) {
        if (taken.has(event.id)) continue
        taken.add(event.id)
        const done = pause(random.between(0, 500))
          .then(() => deliver(event))
          .finally(() => sending.delete(done))
        sending.add(done)
      }
      await pause(100)
    }
  })()
  const buying = (async () => {
    for (let count = 0; !stopped; count++) {
      const interval = count % 3 === 2 ? 'lifetime' : 'month'
      const plan = interval === 'lifetime' ? 'lifetime' : 'pro'
      const person = await world.payer()
      const response = await calls.again(
        '/api/profile/change-plan',
        asJson(person, { plan_id: plan, interval }),
      )
      const { checkout_url: url } = (await response.json()) as Checkout
      if (!url) throw new Error(`no way to pay: ${response.status}`)
      await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' })
      payments.bought.push({ person, plan, interval, cancelled: false })
      for (let waited = 0; waited < world.pauseMs && !stopped; waited += 100) await pause(100)
    }
  })().finally(() => {
    isBuying = false
  })
  payments.stop = async () => {
    stopped = true
    await buying
    await posting
  }
  return payments
}

export async function openCustomers({ db }: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customers where revision > read_revision`.execute(db)
  return rows[0]!.count
}

/** Each event is kept once, and each who paid has what was paid for, once. */
export async function paymentFaults(
  { db }: Db,
  { bought, delivered }: Payments,
  stripe: StripeEmulator,
): Promise<string[]> {
  const faults: string[] = []
  const { rows: kept } = await sql<{ id: string }>`select id from stripe_events`.execute(db)
  const ids = new Set(kept.map(({ id }) => id))
  for (const { id, type } of stripe.events) {
    if (!ids.has(id) || !delivered.has(id)) faults.push(`event ${id} ${type} was not kept`)
  }
  if (kept.length !== stripe.events.length)
    faults.push(`${kept.length} events kept of ${stripe.events.length}`)
  for (const { person, plan, interval } of bought) {
    const { rows } = await sql<
      Record<'plan_id' | 'status' | 'stripe_id', string | null> &
        Record<'subscriptions' | 'purchases' | 'invoices', number>
    >`
      select p.plan_id, p.status, c.stripe_id,
        (select count(*)::integer from subscriptions s where s.account_id = a.id) as subscriptions,
        (select count(*)::integer from purchases s where s.account_id = a.id and paid) as purchases,
        (select count(*)::integer from invoices s where s.account_id = a.id and s.status = 'paid') as invoices
      from accounts a left join account_plans p on p.account_id = a.id left join customers c on c.account_id = a.id
      where a.id = ${person.accountId}`.execute(db)
    const has = rows[0]!
    const atStripe = [...stripe.state.invoices.values()].filter(({ customer }) => customer === has.stripe_id)
    const wanted = {
      plan_id: plan,
      status: interval === 'lifetime' ? 'lifetime' : 'active',
      subscriptions: interval === 'lifetime' ? 0 : 1,
      purchases: interval === 'lifetime' ? 1 : 0,
      invoices: atStripe.length,
    }
    for (const [name, value] of Object.entries(wanted)) {
      const is = has[name as keyof typeof has]
      if (is !== value) faults.push(`${person.email}, ${interval}: ${name} is ${is}, not ${value}`)
    }
    if (atStripe.length !== 1) faults.push(`${person.email} paid ${atStripe.length} invoices`)
  }
  return faults
}
