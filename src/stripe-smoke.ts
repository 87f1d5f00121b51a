import { parseArgs } from 'node:util'
import { createStripe } from '#adapters/stripe.ts'
import { plans } from '../data/plans.ts'
import { smoke } from './services/billing/stripe/smoke.ts'

/** `npm run stripe:smoke`: the calls that billing makes, against Stripe's test mode. See docs/en/operate/billing.md. */

const { values } = parseArgs({ options: { pay: { type: 'boolean', default: false } } })
const secretKey = process.env.STRIPE_SECRET_KEY ?? ''
const say = (line: string) => void process.stdout.write(`${line}\n`)
if (!/^[sr]k_test_/.test(secretKey)) {
  process.stderr.write('Set STRIPE_SECRET_KEY to a key of the test mode (sk_test_... or rk_test_...).\n')
  process.exit(2)
}
const stripe = await createStripe({ secretKey, url: process.env.STRIPE_API_URL ?? '' })
try {
  const automaticTax = !['off', '0', 'false'].includes(process.env.STRIPE_AUTOMATIC_TAX ?? '')
  await smoke({ stripe, plans, automaticTax, say, waitMs: values.pay ? 600_000 : 0 })
  say('All of it went as it should.')
} catch (error) {
  const { message, code, requestId } = error as { message: string; code?: string; requestId?: string }
  process.stderr.write(`${[message, code, requestId].filter(Boolean).join(' · ')}\n`)
  process.exitCode = 1
}
