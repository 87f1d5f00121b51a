import assert from 'node:assert/strict'
import Stripe from 'stripe'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { StripeWorld } from '#services/billing/parts.ts'
import { takeWebhook } from '#services/billing/stripe/webhook.ts'
import type { Target } from '../target.ts'
import { clock } from '../world.ts'

const secret = 'whsec_fuzz'
const stripe = new Stripe('sk_test_fuzz')

/** Nothing of it may reach the database, but for events that were signed. */
function worldOf(rows: unknown[]): StripeWorld {
  const insert = {
    values(row: unknown) {
      rows.push(row)
      return insert
    },
    onConflict: () => insert,
    returning: () => insert,
    returningAll: () => insert,
    execute: async () => [],
    executeTakeFirst: async () => undefined,
  }
  const db = {
    insertInto: () => insert,
    transaction: () => ({ execute: (work: (trx: unknown) => unknown) => work(db) }),
  }
  const log = { warn() {}, info() {}, error() {}, debug() {} }
  return { stripe, webhookSecret: secret, clock, log, database: { db } } as unknown as StripeWorld
}

async function take(body: string, signature: string): Promise<unknown[]> {
  const rows: unknown[] = []
  try {
    await takeWebhook(worldOf(rows), body, signature)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return rows
}

/** Bodies and signatures of Stripe's webhook: unsigned, wrongly signed, and rightly signed nonsense. */
export const target: Target = {
  name: 'webhook',
  most: 64 * 1024,
  dictionary: [
    ...[
      '{',
      '}',
      '"id":"evt_1"',
      '"object":"event"',
      '"type":"invoice.paid"',
      '"type":"customer.subscription.updated"',
      '"data":{"object":{',
      '"customer":"cus_1"',
      '"customer":{"id":"cus_1"}',
      '"customer":null',
      'null',
      '[]',
      ',',
    ],
    ...['t=1700000000,', 'v1=', 'v0=', 't=', ',', '=', '\n', '\\u0000', '__proto__'],
  ],
  async run(input) {
    const [signature = '', ...rest] = input.toString('utf8').split('\n')
    const body = rest.join('\n')
    assert.deepEqual(await take(body, signature), [], 'an event that nobody signed')
    const signed = stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(clock.now() / 1000),
    })
    await take(body, signed)
    assert.deepEqual(await take(`${body} `, signed), [], 'an event that was changed')
  },
}
