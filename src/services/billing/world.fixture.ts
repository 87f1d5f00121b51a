import pino from 'pino'
import { createStripe } from '#adapters/stripe.ts'
import { plans as seed } from '../../../data/plans.ts'
import { startStripeEmulator } from '../../../packages/emulators/stripe/server.ts'
import { openOwnDatabase } from '../../../tests/postgres/database.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { PlanGrant } from '../plans/types.ts'
import { manualBilling } from './manual.ts'
import { stripeBilling } from './stripe/stripe-mode.ts'

/** Billing over the stand-in, a database of its own and a clock that only moves when told. */

export const secret = 'whsec_test'
export const start = Date.parse('2026-11-20T12:00:00Z')

export type BillingFixture = Awaited<ReturnType<typeof startBilling>>

export async function startBilling() {
  const time = { now: start }
  const database = await openOwnDatabase()
  const emulator = await startStripeEmulator({
    secretKey: 'sk_test_standin',
    now: () => time.now,
    taxPercent: 19,
    taxes: { AT: 20 },
  })
  for (const { id, name, prices } of seed) {
    for (const price of prices) {
      const { interval, amount, currency, lookup_key } = price
      const stripe = await createStripe({ secretKey: 'sk_test_standin', url: emulator.url })
      const { id: product } = await stripe.products.create({ name: name || id })
      const recurring = interval === 'lifetime' ? {} : { recurring: { interval } }
      await stripe.prices.create({ product, currency, unit_amount: amount, lookup_key, ...recurring })
    }
  }
  const granted = new Map<string, PlanGrant[]>()
  const plans = {
    list: async () => structuredClone(seed),
    taxes: async () => [],
    grant: async (accountId: string, grant: PlanGrant) => {
      granted.set(accountId, [...(granted.get(accountId) ?? []), grant])
    },
  }
  const world = {
    database,
    plans,
    audit: { record: async () => {} },
    clock: { now: () => time.now },
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    graceDays: 7,
  }
  const stripe = await createStripe({ secretKey: 'sk_test_standin', url: emulator.url, retries: 0 })
  const parts = stripeBilling({ ...world, stripe, webhookSecret: secret, automaticTax: true })
  let people = 0
  return {
    time,
    database,
    emulator,
    stripe,
    granted,
    parts,
    billing: parts.service,
    manual: manualBilling(world),
    /** The plan that was given last; undefined when none was. */
    plan: (who: SignedIn) => granted.get(who.accountId)?.at(-1),
    admin: { ...person(0), scope: ['admin' as const] },
    person: (): SignedIn => person(++people),
    customerOf: async (who: SignedIn) =>
      (await database.db
        .selectFrom('customers')
        .selectAll()
        .where('account_id', '=', who.accountId)
        .executeTakeFirst())!,
    async close() {
      await parts.idle()
      await emulator.close()
      await database.close()
    },
  }
}

const person = (number: number): SignedIn => ({
  accountId: `account${number}`,
  email: `person${number}@example.org`,
  name: `Person ${number}`,
  confirmed: true,
  locale: 'en',
  timezone: 'UTC',
  scope: ['user'],
  via: { kind: 'session', sessionId: 's', carrier: 'cookie' },
})
