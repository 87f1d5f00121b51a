import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** A process of its own: in this one the SDK is loaded already. */
const program = (settings: object) => `
  import { registerHooks } from 'node:module'
  let loaded = false
  registerHooks({ resolve(name, context, next) { loaded ||= name === 'stripe'; return next(name, context) } })
  const { createBilling } = await import(${JSON.stringify(join(import.meta.dirname, 'create.ts'))})
  await createBilling(${JSON.stringify(settings)}, { log: {} })
  process.stdout.write(String(loaded), () => process.exit(0))`

test.each([
  ['off', 'false'],
  ['manual', 'false'],
  ['stripe', 'true'],
])('in mode %s the SDK of Stripe is loaded: %s', async (BILLING, loaded) => {
  const settings = {
    BILLING,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: '',
  }
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program(settings),
  ])
  expect(stdout).toBe(loaded)
})
