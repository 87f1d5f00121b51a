import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import type { SeedInput } from '#contract/placement.ts'
import { type MailboxEmulator, startMailbox } from '#emulators/placement/mailbox-server.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { Application } from '#services/application/application.ts'
import { createApplication } from '#services/application/create.ts'
import { type OAuthServer, startOAuthServer } from '../../packages/emulators/placement/oauth-server.ts'
import { mail, quick } from './placement-world.ts'

/** A seed mailbox by OAuth through the whole service, and what of its secrets is written anywhere: nothing. */

const address = 'seed@oauth.example'
const secrets = [
  'the-secret-of-the-client',
  'refresh-token-',
  'access-token-',
  'a-wrong-password',
  'a-good-password',
]
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
const visitor = { browser: 'somebody', network: '192.0.2.1' }

let folder: string
let oauth: OAuthServer
let mailbox: MailboxEmulator
let plain: MailboxEmulator
let application: Application
let written = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postproof-oauth-'))
  mailbox = await startMailbox({
    address,
    accessToken: 'none-yet',
    folders: [{ path: 'Junk', use: '\\Junk' }],
  })
  plain = await startMailbox({ address: 'plain@oauth.example', password: 'a-good-password' })
  oauth = await startOAuthServer({
    clientId: 'the-client',
    clientSecret: secrets[0]!,
    rotates: true,
    onIssued: (token) => mailbox.setAccessToken(token),
  })
  const settings = {
    DATA_DIR: folder,
    ALLOW_PRIVATE_NETWORKS: 'on',
    PICTURES: 'off',
    DNS_SERVERS: '127.0.0.1:9',
  }
  const kept = {
    write(line: string) {
      written += line
    },
  }
  const log = pino({ level: 'trace' }, kept)
  application = await createApplication(readConfig(settings), log, {
    placement: { seedSettings: { ...quick, missingAfterMs: 600_000 } },
  })
})
afterAll(async () => {
  await application?.close()
  await Promise.all([mailbox?.close(), plain?.close(), oauth?.close()])
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const seedAt = (port: number, more: Partial<SeedInput>): SeedInput => ({
  ...{ provider: 'own', address, host: '127.0.0.1', port, security: 'none', type: 'consumer', region: '' },
  ...{ folder_map: {}, tags: [], enabled: true },
  ...more,
})

test('signs in by token, goes on when it ends in mid-test, and says when the consent is withdrawn', async () => {
  const { placements, seeds } = application.services
  const added = await seeds.add(
    seedAt(mailbox.port, {
      oauth: {
        client_id: 'the-client',
        client_secret: secrets[0]!,
        refresh_token: oauth.refreshToken,
        token_url: oauth.url,
      },
    }),
    admin,
  )
  expect(added.auth).toBe('oauth')
  expect((await seeds.check(added.id, admin)).health.state).toBe('ok')
  await seeds.add(seedAt(plain.port, { address: 'plain@oauth.example', password: 'a-wrong-password' }), admin)

  const begun = await placements.create(undefined, visitor)
  expect(begun.mailboxes).toHaveLength(2)
  const rowOf = async () =>
    (await placements.read(begun.id, visitor)).results.find((row) => row.address === address)!
  const asked = oauth.received.length

  // The token ends at the provider, with the connection: the next one is asked for and rotates the refresh token.
  mailbox.setAccessToken('ended')
  mailbox.dropConnections()
  await vi.waitFor(() => expect(oauth.received.length).toBeGreaterThan(asked), { timeout: 60_000 })
  mailbox.append('Junk', mail({ Subject: begun.marker }))
  await vi.waitFor(async () => expect(await rowOf()).toMatchObject({ status: 'delivered', tab: 'spam' }), {
    timeout: 60_000,
  })
  expect(oauth.refreshToken).not.toBe('refresh-token-0')

  // What was renewed is kept: a check by itself asks with the newest one.
  expect((await seeds.check(added.id, admin)).health.state).toBe('ok')

  const second = await placements.create([added.id], visitor)
  oauth.revoke()
  mailbox.setAccessToken('ended again')
  mailbox.dropConnections()
  await vi.waitFor(
    async () => {
      const { results } = await placements.read(second.id, visitor)
      expect(results[0]!.note).toContain('the consent for OAuth was withdrawn or has expired')
    },
    { timeout: 60_000 },
  )
  const seen = (await seeds.list(admin)).find(({ id }) => id === added.id)!
  expect(seen.health.state).toBe('failing')
  expect(seen.health.text).toContain('consent')
  // What was found before stays.
  expect(await rowOf()).toMatchObject({ status: 'delivered', tab: 'spam' })
})

test('no secret stands in the log, in an answer, or readable in the database', async () => {
  const { seeds } = application.services
  expect(written).toContain('a seed mailbox cannot be read')
  const rows = await application.database.db.selectFrom('placement_seeds').selectAll().execute()
  const audit = await application.database.db.selectFrom('audit').selectAll().execute()
  const answers = JSON.stringify([await seeds.list(admin), rows, audit])
  for (const secret of secrets) {
    expect(written).not.toContain(secret)
    expect(answers).not.toContain(secret)
  }
})
