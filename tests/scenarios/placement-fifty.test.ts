import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Placement } from '#contract/placement.ts'
import { type MailboxEmulator, startMailbox } from '#emulators/placement/mailbox-server.ts'
import { startHostileImap } from '../../packages/emulators/placement/hostile-imap.ts'
import type { Instance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { mail, startPlacementInstance, until } from './placement-world.ts'

/** Fifty seed mailboxes through the whole service in one process, with one that has a wrong password and one that hangs. */

const password = 'correct horse battery'
/** The provider as the service knows it, where its mail lies, and what the report has to say of it. */
const kinds = [
  { provider: 'gmail', folder: 'INBOX', category: 'primary', tab: 'inbox' },
  { provider: 'gmail', folder: 'INBOX', category: 'promotions', tab: 'promotions' },
  { provider: 'gmx', folder: 'INBOX', tab: 'inbox' },
  { provider: 'own', folder: 'Junk', tab: 'spam' },
  { provider: 'own', folder: 'Newsletter', tab: 'promotions' },
] as const

type Seed = (typeof kinds)[number] & { address: string; mailbox: MailboxEmulator }
const seeds: Seed[] = []
let hung: Awaited<ReturnType<typeof startHostileImap>>
let instance: Instance
let admin: Person

const add = async (seed: { address: string; port: number; provider: string; password: string }) => {
  const more = { host: '127.0.0.1', security: 'none' }
  const response = await admin.browser.post('/api/admin/seeds', { ...seed, ...more })
  expect(response.status).toBe(201)
}

beforeAll(async () => {
  hung = await startHostileImap('silent-greeting')
  instance = await startPlacementInstance(
    { ALLOW_PRIVATE_NETWORKS: 'on', SIMULATED_PROVIDERS: 'off', METRICS: 'on' },
    {
      mailer: recordingMailer(),
      // What hangs is never read; the others have all the time of a busy machine.
      placement: { seedSettings: { missingAfterMs: 30_000, recheckAfterMs: [100], settleMs: 100 } },
    },
  )
  admin = await register(instance, 'admin@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
  for (let at = 0; at < 50; at++) {
    const kind = kinds[at % kinds.length]!
    const address = `seed${at}@${kind.provider}.example`
    const mailbox = await startMailbox({
      address,
      password,
      folders: [{ path: 'Junk', use: '\\Junk' }, { path: 'Newsletter' }],
      gmail: kind.provider === 'gmail',
    })
    seeds.push({ ...kind, address, mailbox })
    await add({ address, port: mailbox.port, provider: kind.provider, password })
  }
  const { port } = seeds[0]!.mailbox
  await add({ address: 'seed0@wrong.example', port, provider: 'own', password: 'wrong' })
  await add({ address: 'seed0@hung.example', port: hung.port, provider: 'own', password })
})
afterAll(async () => {
  await instance?.close()
  await Promise.all(seeds.map(({ mailbox }) => mailbox.close()))
  await hung?.close()
})

test('each is found where it lies, and neither bad one harms another', { timeout: 180_000 }, async () => {
  const { browser } = admin
  const begun = (await (await browser.post('/api/inbox-placement', {})).json()) as Placement
  expect(begun.mailboxes).toHaveLength(52)
  expect(begun.summary).toMatchObject({ pending: 52, total: 52 })

  const message = mail({ Subject: `News ${begun.marker}` })
  const placedAt = new Map<string, number>()
  const foundAt = new Map<string, number>()
  for (const { address, mailbox, folder, ...kind } of seeds) {
    mailbox.append(folder, message, 'category' in kind ? { category: kind.category } : {})
    placedAt.set(address, performance.now())
  }
  const seen = await until(
    browser,
    begun.id,
    ({ results }) => {
      for (const { address, status } of results) {
        if (status === 'delivered' && !foundAt.has(address)) foundAt.set(address, performance.now())
      }
      return foundAt.size === 50
    },
    120_000,
  )
  const times = seeds
    .map(({ address }) => foundAt.get(address)! - placedAt.get(address)!)
    .sort((a, b) => a - b)
  console.info(
    `fifty seeds: p50 ${Math.round(times[24]!)} ms, worst ${Math.round(times[49]!)} ms to a verdict`,
  )

  const places = Object.fromEntries(seen.results.map(({ address, tab }) => [address, tab]))
  expect(places).toEqual({
    ...Object.fromEntries(seeds.map(({ address, tab }) => [address, tab])),
    'seed0@wrong.example': null,
    'seed0@hung.example': null,
  })
  const notes = async () => {
    const { results } = await browser.json<Placement>(`/api/inbox-placement/${begun.id}`)
    return (address: string) => results.find((row) => row.address === address)!.note
  }
  expect((await notes())('seed0@wrong.example')).toMatch(/password/)
  await vi.waitFor(
    async () => expect((await notes())('seed0@hung.example')).toMatch(/did not answer in time/),
    {
      timeout: 60_000,
      interval: 500,
    },
  )
  for (const { mailbox } of seeds.slice(1)) expect(mailbox.connections).toBeLessThanOrEqual(2)

  const done = await until(browser, begun.id, ({ status }) => status === 'completed', 120_000)
  expect(done.summary).toMatchObject({ inbox: 20, tabs: 20, spam: 10, missing: 0, unknown: 2, total: 52 })
  const figures = await (await browser.call('/metrics')).text()
  for (const [outcome, count] of Object.entries({ inbox: 20, promotions: 20, spam: 10, unreachable: 2 })) {
    expect(figures).toContain(`postproof_placement_seeds_total{outcome="${outcome}"} ${count}`)
  }
})
