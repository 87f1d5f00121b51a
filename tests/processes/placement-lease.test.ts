import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { type MailboxEmulator, startMailbox } from '#emulators/placement/mailbox-server.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { Application } from '#services/application/application.ts'
import { createApplication } from '#services/application/create.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { mail, quick } from '../scenarios/placement-world.ts'

/** Two instances on one PostgreSQL share the seed mailboxes: each is read by one of them, and by the other when that ends. */

const key = 'ab'.repeat(32)
const password = 'correct horse battery'
const stamp = Date.now().toString(36)
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
const visitor = { browser: `browser-${stamp}`, network: '192.0.2.1' }

describe('two instances', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof openOwnDatabase>>
  const mailboxes: (MailboxEmulator & { address: string })[] = []
  const running: Application[] = []
  const ids: number[] = []

  const open = async () => {
    const settings = {
      ...{
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, String(running.length)),
        INSTANCE_SECRET: key,
        SEED_KEY: key,
        ALLOW_PRIVATE_NETWORKS: 'on',
        SIMULATED_PROVIDERS: 'off',
        PICTURES: 'off',
      },
      DNS_SERVERS: '127.0.0.1:9',
    }
    const application = await createApplication(readConfig(settings), pino({ level: 'silent' }), {
      placement: { seedSettings: { ...quick, missingAfterMs: 600_000 } },
    })
    running.push(application)
    return application
  }
  const leases = () =>
    database.db.selectFrom('placement_leases').selectAll().where('seed_id', 'in', ids).execute()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postproof-lease-'))
    database = await openOwnDatabase()
    for (let at = 0; at < 4; at++) {
      const address = `seed${at}@${stamp}.example`
      mailboxes.push(Object.assign(await startMailbox({ address, password }), { address }))
    }
  })
  afterAll(async () => {
    const [last] = running
    for (const id of ids) await last?.services.seeds.remove(id, admin)
    await Promise.all(running.map((application) => application.close()))
    await Promise.all(mailboxes.map((mailbox) => mailbox.close()))
    await database.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('each mailbox is read once, and by the other when its reader ends', async () => {
    const [one, other] = [await open(), await open()]
    for (const { address, port } of mailboxes) {
      const { id } = await one.services.seeds.add(
        {
          ...{ provider: 'own', address, host: '127.0.0.1', port, security: 'none', password },
          ...{ type: 'consumer', region: '', folder_map: {}, tags: [], enabled: true },
        },
        admin,
      )
      ids.push(id)
    }
    const begun = await one.services.placements.create(ids, visitor)
    await other.placement.collector!.tick()
    await vi.waitFor(async () => expect(await leases()).toHaveLength(4), { timeout: 60_000 })
    for (const mailbox of mailboxes) expect(mailbox.connections).toBeLessThanOrEqual(2)
    const read = (by: Application) => by.services.placements.read(begun.id, visitor)

    for (const mailbox of mailboxes.slice(0, 2)) mailbox.append('INBOX', mail({ Subject: begun.marker }))
    await vi.waitFor(async () => expect((await read(other)).summary.inbox).toBe(2), { timeout: 60_000 })

    const before = new Set((await leases()).map(({ holder }) => holder))
    // The one that began it goes; what it held is given back.
    running.splice(running.indexOf(one), 1)
    await one.close()
    other.placement.collector!.wake()
    for (const mailbox of mailboxes.slice(2)) mailbox.append('INBOX', mail({ Subject: begun.marker }))
    await vi.waitFor(async () => expect((await read(other)).status).toBe('completed'), { timeout: 60_000 })
    expect((await read(other)).summary).toMatchObject({ inbox: 4, total: 4 })
    expect(before.size).toBeGreaterThan(0)
    for (const row of (await read(other)).results) expect(row.note).not.toContain('more with this marker')
  })
})
