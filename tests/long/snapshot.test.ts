import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup, restore } from '#platform/snapshot/restore.ts'
import type { Counted } from '#storage/snapshot/types.ts'
import { startInstance } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { postproof } from '../processes/command-process.ts'
import { quick } from '../scenarios/placement-world.ts'
import { answersOf, differences, exportsOf, type Seeded, seed } from '../scenarios/seeded.ts'

/** A running instance is backed up, restored elsewhere, and asked everything again. */

let stopped: number | undefined
const fakes = {
  clock: { now: () => stopped ?? Date.now() },
  placement: { seedSettings: quick, simulated: { holdMs: 0, moveMs: 200 } },
}
const settings = { PUBLIC_URL: 'http://localhost:3999', PICTURES: 'on', ALLOW_PRIVATE_NETWORKS: 'on' }
let original: PaidInstance
let seeded: Seeded
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-restored-'))
  original = await startPaidInstance({
    settings: { ...settings, DATA_DIR: join(folder, 'original') },
    fakes,
  })
  seeded = await seed(original)
}, 600_000)
afterAll(async () => {
  await original?.close()
  await rm(folder, { recursive: true, force: true })
})

/** The copy is to ask the same stand-in for Stripe. */
const paid = ({ config }: PaidInstance) => ({
  BILLING: config.BILLING,
  STRIPE_SECRET_KEY: config.STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: config.STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL: config.STRIPE_API_URL,
})
const rowsOf = (tables: Counted[], name: string) => tables.find((table) => table.name === name)?.rows ?? 0
/** What a seeded instance has rows in; the others wait for work that is not done here. */
const filled = [
  'account_plans',
  'accounts',
  'api_keys',
  'audit',
  'blobs',
  'checkouts',
  'customers',
  'instance_keys',
  'invoices',
  'login_sessions',
  'offer_codes',
  'placement_monitors',
  'placement_results',
  'placement_tests',
  'plans',
  'recovery_codes',
  'subscriptions',
  'tax_ids',
  'taxes',
  'tests',
  'usage',
  'verifications',
  'verifier_list_addresses',
  'verifier_lists',
]

test('a backup of a running instance, restored, gives the same answers to every call', async () => {
  stopped = Date.now()
  const file = join(folder, 'all.backup')
  const before = await answersOf(original, seeded)
  expect([...before.values()].filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(200)

  const running = { DATA_DIR: original.config.DATA_DIR }
  expect(await postproof(['backup', file], running)).toMatchObject({ code: 0, errors: '' })
  const exported = await exportsOf(original, seeded)
  expect(exported.size).toBeGreaterThan(10)
  const { contents, keys } = await checkBackup(file)
  expect([...keys.keys()]).toEqual(['secret', 'seed-key'])
  expect(filled.filter((name) => !rowsOf(contents.tables, name))).toEqual([])
  await expect.poll(() => readdir(original.config.DATA_DIR)).not.toContain('snapshot')

  const DATA_DIR = join(folder, 'restored')
  const restored = await restore({ DATABASE_URL: '', DATA_DIR }, file)
  expect(restored.tables).toEqual(contents.tables)
  const copy = await startInstance({ ...settings, ...paid(original), DATA_DIR }, fakes)
  try {
    expect(differences(before, await answersOf(copy, seeded))).toEqual([])
    expect(differences(exported, await exportsOf(copy, seeded))).toEqual([])
  } finally {
    await copy.close()
    stopped = undefined
  }
  await expect(restore({ DATABASE_URL: '', DATA_DIR }, file)).rejects.toThrow('a database in')
}, 600_000)
