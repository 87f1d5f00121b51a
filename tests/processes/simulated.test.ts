import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import type { Application } from '#services/application/application.ts'
import { createApplication } from '#services/application/create.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { quick } from '../scenarios/placement-world.ts'

/** Simulated mailboxes are in the memory of one process: others on the same PostgreSQL leave its tests alone. */

const visitor = { browser: 'browser-simulated', network: '192.0.2.1' }

describe('simulated mailboxes', () => {
  let own: OwnDatabase
  let folder: string
  const running: Application[] = []
  const INSTANCE_SECRET = randomBytes(32).toString('hex')
  let opened = 0
  const open = async (env: Record<string, string> = {}) => {
    const settings = {
      ...{ DATABASE_URL: own.url, DATA_DIR: join(folder, `${opened++}`), INSTANCE_SECRET },
      ...{ PICTURES: 'off', DNS_SERVERS: '127.0.0.1:9' },
    }
    const application = await createApplication(
      readConfig({ ...settings, ...env }),
      pino({ level: 'silent' }),
      {
        placement: {
          seedSettings: { ...quick, missingAfterMs: 600_000 },
          simulated: { holdMs: 0, moveMs: 200 },
        },
      },
    )
    running.push(application)
    return application
  }
  const end = async (application: Application) => {
    running.splice(running.indexOf(application), 1)
    await application.close()
  }

  beforeAll(async () => {
    own = await ownDatabase()
    folder = await mkdtemp(join(tmpdir(), 'postproof-simulated-'))
  })
  afterAll(async () => {
    await Promise.all(running.map((application) => application.close()))
    await own.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('are offered by one process, whose tests the others leave alone', async () => {
    const one = await open()
    const begun = await one.services.placements.create(undefined, visitor)
    const other = await open()
    const jobs = await open({ PARTS: 'jobs' })
    const offered = async ({ services }: Application) => (await services.placements.providers()).length
    expect(await offered(one)).toBeGreaterThan(0)
    expect([await offered(other), await offered(jobs)]).toEqual([0, 0])
    for (const { placement } of [other, jobs]) await placement.collector!.tick()
    const read = (by: Application) => by.services.placements.read(begun.id, visitor)
    for (const { note } of (await read(other)).results) expect(note ?? '').not.toMatch(/restart|emptied/i)
    await expect(other.services.placements.sendSample(begun.id, visitor)).rejects.toMatchObject({
      code: 'wrong_state',
    })

    await one.services.placements.sendSample(begun.id, visitor)
    await vi.waitFor(
      async () => {
        await one.placement.collector!.tick()
        const { summary } = await read(other)
        expect(summary.inbox).toBeGreaterThan(0)
      },
      { timeout: 60_000, interval: 500 },
    )

    const left = await one.services.placements.create(undefined, visitor)
    await end(one)
    // The next one has its own, empty ones; no mail was in those before, so that the test goes on.
    await vi.waitFor(
      async () => {
        await other.placement.collector!.tick()
        expect(await offered(other)).toBeGreaterThan(0)
      },
      { timeout: 60_000, interval: 500 },
    )
    await other.services.placements.sendSample(left.id, visitor)
    await vi.waitFor(
      async () => {
        const { summary } = await other.services.placements.read(left.id, visitor)
        expect(summary.inbox).toBeGreaterThan(0)
      },
      { timeout: 60_000, interval: 500 },
    )
  })
})
