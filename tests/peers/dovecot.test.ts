import { tabOf } from '@postproof/placement/locate'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import { providerOf } from '@postproof/placement/provider'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { noResolver, subjectsOf, type Watched, watching } from '#adapters/imap/testing.ts'
import { createImapDialer } from '#adapters/imap.ts'
import { hostAndPort, peer } from './peer.ts'

/** The IMAP dialer in front of a real Dovecot, whose Sieve files what a real Postfix brings. Folder `dovecot`. */

const imap = peer('DOVECOT', 'the inbox placement test in front of Dovecot')
const smtp = peer('DOVECOT_SMTP', 'mail through Postfix to Dovecot')

describe.skipIf(!imap || !smtp)('Dovecot', () => {
  const dialer = createImapDialer({
    resolver: noResolver,
    allowPrivateNetworks: ['127.0.0.1'],
    limits: { statusEveryMs: 1000 },
  })
  const access = (name: string, password: string): SeedAccess => ({
    id: 1,
    provider: 'dovecot',
    address: `${name}@seeds.test`,
    ...hostAndPort(imap!),
    security: 'none',
    username: `${name}@seeds.test`,
    auth: { kind: 'password', password },
    folderMap: {},
    tabs: 'folders',
  })
  const seeds: Watched[] = []
  const names = ['seed1', 'seed2']

  beforeAll(async () => {
    for (const name of names) seeds.push(watching(dialer, access(name, `pw-of-${name.replace('d', 'd-')}`)))
    await vi.waitFor(() => expect(seeds.every(({ baselines }) => baselines.length === 1)).toBe(true), 20_000)
  })
  afterAll(async () => {
    await Promise.all(seeds.map(({ watcher }) => watcher.close()))
  })

  const send = async (subject: string, headers: Record<string, string> = {}) => {
    const transport = createTransport({ ...hostAndPort(smtp!), secure: false, ignoreTLS: true })
    const sentAt = performance.now()
    await transport.sendMail({
      from: 'Shop <news@shop.test>',
      to: names.map((name) => `${name}@seeds.test`),
      subject,
      headers,
      text: 'Good morning.',
    })
    transport.close()
    return sentAt
  }

  test('folders are named by what the server says of them', async () => {
    const checked = await dialer.check(access('seed1', 'pw-of-seed-1'))
    expect(checked).toMatchObject({ ok: true, idle: true, gmail: false })
    const roles = checked.ok && Object.fromEntries(checked.folders.map(({ path, role }) => [path, role]))
    expect(roles).toEqual({
      INBOX: 'inbox',
      Junk: 'junk',
      Promotions: 'promotions',
      Sent: 'sent',
      Trash: 'trash',
    })
  })

  test.each([
    ['a plain mail', {}, 'INBOX', 'inbox'],
    ['a mail [junk]', {}, 'Junk', 'junk'],
    ['marked mail', { 'X-Spam-Flag': 'YES' }, 'Junk', 'junk'],
    ['a newsletter', { 'List-Unsubscribe': '<https://shop.test/u>' }, 'Promotions', 'promotions'],
  ])('%s with %j lands in %s', async (subject, headers, path, role) => {
    const sentAt = await send(subject, headers)
    await vi.waitFor(
      () => expect(seeds.every((seed) => subjectsOf(seed).includes(subject))).toBe(true),
      20_000,
    )
    for (const seed of seeds) {
      const at = subjectsOf(seed).indexOf(subject)
      const found = seed.messages[at]!
      expect(found.folder).toEqual({ path, role })
      expect(tabOf(found.folder, found.category, providerOf('dovecot')).tab).toBe(
        role === 'junk' ? 'spam' : role,
      )
      expect(found.headers).toMatch(/^Received: from .*\s+by mx\.seeds\.test/m)
      expect(await seed.watcher.body(found.ref)).toMatch(/Good morning\./)
      expect(await seed.watcher.look(found.ref)).toEqual({ folder: { path, role }, category: null })
      console.log(
        `${subject}: found ${Math.round(seed.times[at]! - sentAt)} ms after it was handed to Postfix`,
      )
    }
  })

  test('no mail has a flag afterwards', async () => {
    const { ImapFlow } = await import('imapflow')
    for (const name of names) {
      const client = new ImapFlow({
        ...hostAndPort(imap!),
        secure: false,
        doSTARTTLS: false,
        logger: false,
        auth: { user: `${name}@seeds.test`, pass: `pw-of-${name.replace('d', 'd-')}` },
      })
      await client.connect()
      for (const path of ['INBOX', 'Junk', 'Promotions']) {
        await client.mailboxOpen(path, { readOnly: true })
        const flags = (await client.fetchAll('1:*', { flags: true })).flatMap((one) => [...(one.flags ?? [])])
        expect(flags.filter((flag) => flag !== '\\Recent')).toEqual([])
      }
      await client.logout()
    }
  })

  test('a wrong password is said so, and is final', async () => {
    const checked = await dialer.check(access('seed1', 'not the password'))
    expect(checked).toMatchObject({ ok: false, trouble: { code: 'authentication', final: true } })
  })
})
