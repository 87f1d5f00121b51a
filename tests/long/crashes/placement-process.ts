import pino from 'pino'
import { readConfig } from '#config.ts'
import type { SeedInput } from '#contract/placement.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { createApplication } from '#services/application/create.ts'

/** An instance in a process of its own, which a test starts, asks and kills. Arguments: data folder, and whether there are simulated providers. */

type Order =
  | { seeds: SeedInput[] }
  | { start: true }
  | { read: string; language?: 'de' }
  | { sample: string }
  | { end: true }

const [folder = '', simulated = 'off'] = process.argv.slice(2)
const config = readConfig({
  DATA_DIR: folder,
  SIMULATED_PROVIDERS: simulated,
  ALLOW_PRIVATE_NETWORKS: 'on',
  PICTURES: 'off',
  LOG_LEVEL: 'silent',
  DNS_SERVERS: '127.0.0.1:9',
})
const application = await createApplication(config, pino({ level: 'silent' }), {
  placement: {
    // Nothing that is held back comes out before the process is killed.
    simulated: { holdMs: 3_600_000 },
    seedSettings: { missingAfterMs: 60_000, recheckAfterMs: [200], lateForMs: 1_000, settleMs: 100 },
  },
})
const { placements, seeds } = application.services
const visitor = { browser: 'somebody', network: '192.0.2.1' }
const admin: SignedIn = {
  accountId: 'admin',
  email: 'admin@example.org',
  name: 'Admin',
  confirmed: true,
  locale: 'en',
  timezone: 'UTC',
  scope: ['user', 'admin'],
  via: { kind: 'session', sessionId: 'x', carrier: 'bearer' },
}

async function obey(order: Order): Promise<unknown> {
  if ('seeds' in order) {
    for (const seed of order.seeds) await seeds.add(seed, admin)
    return {}
  }
  if ('start' in order) return placements.create(undefined, visitor)
  if ('read' in order) {
    return placements.read(order.read, { ...visitor, ...(order.language && { language: order.language }) })
  }
  if ('sample' in order) {
    await placements.sendSample(order.sample, visitor)
    return {}
  }
  await application.close()
  process.exit(0)
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({ ready: true })
