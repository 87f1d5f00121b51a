import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup } from '#platform/snapshot/backup.ts'
import { copyToPostgres } from '#platform/snapshot/copy.ts'
import { restore } from '#platform/snapshot/restore.ts'
import { startInstance } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { ownDatabase } from '../postgres/database.ts'
import { postproof } from '../processes/command-process.ts'
import { quick } from '../scenarios/placement-world.ts'
import { type Answers, answersOf, differences, type Seeded, seed } from '../scenarios/seeded.ts'

/** An embedded instance moves into PostgreSQL, from there by a file into a folder again, and is asked the same each time. */

describe('embedded to PostgreSQL to a file to embedded', () => {
  let stopped: number | undefined
  const fakes = {
    clock: { now: () => stopped ?? Date.now() },
    placement: { seedSettings: quick, simulated: { holdMs: 0, moveMs: 200 } },
  }
  const settings = { PUBLIC_URL: 'http://localhost:3999', ALLOW_PRIVATE_NETWORKS: 'on' }
  let original: PaidInstance
  let seeded: Seeded
  let before: Answers
  let folder: string
  let place: Awaited<ReturnType<typeof ownDatabase>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postproof-moved-'))
    place = await ownDatabase({ empty: true })
    original = await startPaidInstance({
      settings: { ...settings, DATA_DIR: join(folder, 'first') },
      fakes,
    })
    seeded = await seed(original)
    stopped = Date.now()
    before = await answersOf(original, seeded)
  }, 600_000)
  afterAll(async () => {
    await original?.close()
    await place?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** What the instance of these settings answers. */
  async function answers(more: Record<string, string>): Promise<Answers> {
    const { BILLING, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = original.config
    const paid = { BILLING, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }
    const moved = await startInstance({ ...settings, ...paid, ...more }, fakes)
    return answersOf(moved, seeded).finally(() => moved.close())
  }

  test('the answers are the same in every place', async () => {
    const DATA_DIR = join(folder, 'first')
    const early = await postproof(['copy', '--to', place.url], { DATA_DIR })
    expect([early.code, early.errors]).toEqual([2, expect.stringContaining('Stop the instance first')])
    await original.running.close()
    original.running.close = async () => {}
    const copied = await copyToPostgres({ DATA_DIR }, place.url)
    expect(copied.keys).toEqual(['secret', 'seed-key'])
    expect(differences(before, await answers({ DATA_DIR, DATABASE_URL: place.url }))).toEqual([])
    await expect(copyToPostgres({ DATA_DIR }, place.url)).rejects.toThrow('not empty')

    const file = join(folder, 'all.backup')
    await backup({ DATA_DIR, DATABASE_URL: place.url }, file, { program: 'test' })
    const back = join(folder, 'back')
    await restore({ DATA_DIR: back, DATABASE_URL: '' }, file)
    expect(differences(before, await answers({ DATA_DIR: back }))).toEqual([])

    const again = await ownDatabase({ empty: true })
    try {
      const DATABASE_URL = again.url
      await restore({ DATA_DIR: join(folder, 'again'), DATABASE_URL }, file)
      expect(differences(before, await answers({ DATA_DIR: join(folder, 'again'), DATABASE_URL }))).toEqual(
        [],
      )
      const used = restore({ DATA_DIR: join(folder, 'third'), DATABASE_URL }, file)
      await expect(used).rejects.toThrow('not empty')
    } finally {
      await again.drop()
    }
  }, 600_000)
})
