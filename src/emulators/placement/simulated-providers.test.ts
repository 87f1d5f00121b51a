import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { noResolver, subjectsOf, type Watched, watching } from '#adapters/imap/testing.ts'
import { createImapDialer } from '#adapters/imap.ts'
import { families } from './families.ts'
import { filingRules } from './rules.ts'
import { createSimulatedProviders } from './simulated-providers.ts'

/** A mail by SMTP to every simulated mailbox, read back over IMAP: the journey of a fresh instance. */

const { promise: moveWhen, resolve: letMove } = Promise.withResolvers<void>()
const providers = createSimulatedProviders({ firstId: 900, moveWhen, holdMs: 200 })
const seeds = new Map<string, Watched>()
let smtpPort = 0
let imapPort = 0
const firstAddress = providers.addresses[0]!

beforeAll(async () => {
  const started = await providers.start()
  smtpPort = started.smtpPort
  imapPort = started.accesses[0]!.port
  const dialer = createImapDialer({
    resolver: noResolver,
    allowPrivateNetworks: started.accesses.map(({ port }) => `127.0.0.1:${port}`),
    limits: { statusEveryMs: 300 },
  })
  for (const access of started.accesses) seeds.set(access.address, watching(dialer, access))
  await vi.waitFor(
    () => expect([...seeds.values()].every(({ baselines }) => baselines.length === 1)).toBe(true),
    60_000,
  )
}, 60_000)
afterAll(async () => {
  await Promise.all([...seeds.values()].map(({ watcher }) => watcher.close()))
  await providers.close()
}, 60_000)

type Sent = {
  subject: string
  text?: string
  from?: string
  envelopeFrom?: string
  headers?: Record<string, string>
  to?: string[]
}
const send = async ({ subject, text = 'Good morning.', from, envelopeFrom, headers = {}, to }: Sent) => {
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    secure: false,
    name: 'mail.shop.test',
  })
  try {
    return await transport.sendMail({
      from: from ?? 'Shop <news@shop.test>',
      envelope: {
        from: envelopeFrom ?? 'bounces@mail.shop.test',
        to: to ?? [...providers.addresses],
      },
      to: 'readers@shop.test',
      subject,
      text,
      headers,
    })
  } finally {
    transport.close()
  }
}

/** Where each provider put it: the role of the folder, and the category where there is one. */
const placesOf = async (subject: string) => {
  const found = () =>
    [...seeds].map(([address, seed]) => [address, seed.messages[subjectsOf(seed).indexOf(subject)]] as const)
  await vi.waitFor(() => expect(found().every(([, message]) => message)).toBe(true), 20_000)
  return Object.fromEntries(
    found()
      .filter(([address]) => address.startsWith('ada@'))
      .map(([address, message]) => [
        address.slice(4).replace('-like.example', ''),
        [message!.folder.role, message!.category].filter(Boolean).join(' '),
      ]),
  )
}
const everywhere = (place: string, but: Record<string, string> = {}) => ({
  gmail: place === 'inbox' ? 'inbox primary' : place,
  outlook: place,
  yahoo: place,
  icloud: place,
  gmx: place,
  company: place,
  ...but,
})

describe('simulated providers', { timeout: 60_000 }, () => {
  test.each<[Sent, Record<string, string>]>([
    [{ subject: 'hello' }, everywhere('inbox')],
    [{ subject: 'please [junk]' }, everywhere('junk')],
    [
      { subject: 'offers', headers: { 'List-Unsubscribe': '<https://shop.test/u>' } },
      everywhere('inbox', { gmail: 'inbox promotions', gmx: 'promotions' }),
    ],
    [
      { subject: 'bulk', headers: { Precedence: 'bulk' } },
      everywhere('inbox', { gmail: 'inbox promotions', outlook: 'junk', yahoo: 'junk', gmx: 'junk' }),
    ],
    [
      { subject: 'strange', from: 'Bank <service@bank.test>' },
      everywhere('inbox', { gmail: 'junk', outlook: 'junk', yahoo: 'junk' }),
    ],
    [{ subject: 'pills', text: 'Casino! Winner! Miracle!' }, everywhere('junk')],
    [{ subject: 'a lottery' }, everywhere('inbox', { icloud: 'junk', company: 'junk' })],
    [{ subject: 'your receipt' }, everywhere('inbox', { gmail: 'inbox updates' })],
    [{ subject: 'Ada mentioned you' }, everywhere('inbox', { gmail: 'inbox social' })],
    [
      { subject: 'topic', headers: { 'List-Post': '<mailto:l@shop.test>' } },
      everywhere('inbox', { gmail: 'inbox forums' }),
    ],
  ])('%j', async (mail, expected) => {
    await send(mail)
    expect(await placesOf(mail.subject)).toEqual(expected)
  })

  test('a mail with [move] is in the inbox first and in junk later', async () => {
    await send({ subject: 'will [move]' })
    const roles = (seed: Watched) =>
      seed.messages.filter((_, at) => subjectsOf(seed)[at] === 'will [move]').map(({ folder }) => folder.role)
    const all = (role: string) =>
      vi.waitFor(
        () =>
          expect([...seeds.values()].map((seed) => roles(seed).at(-1))).toEqual(Array(seeds.size).fill(role)),
        60_000,
      )
    await all('inbox')
    letMove()
    await all('junk')
  })

  test('a mail with [reject] is refused, one with [lost] is taken and never seen', async () => {
    await expect(send({ subject: 'please [reject]' })).rejects.toMatchObject({ responseCode: 550 })
    await send({ subject: 'gets [lost]' })
    await send({ subject: 'after the lost one' })
    await placesOf('after the lost one')
    for (const seed of seeds.values()) expect(subjectsOf(seed)).not.toContain('gets [lost]')
  })

  test('plus addresses are taken, unknown ones refused', async () => {
    await send({ subject: 'plus', to: ['ada+marker1@yahoo-like.example'] })
    const seed = seeds.get('ada@yahoo-like.example')!
    await vi.waitFor(() => expect(subjectsOf(seed)).toContain('plus'), 20_000)
    expect(seed.messages.at(-1)!.headers).toContain('Delivered-To: ada+marker1@yahoo-like.example')
    await expect(send({ subject: 'x', to: ['eve@yahoo-like.example'] })).rejects.toMatchObject({
      responseCode: 550,
    })
  })

  test('each provider writes its own headers, marked as simulated', async () => {
    await send({ subject: 'the headers [junk]' })
    await placesOf('the headers [junk]')
    for (const { domain, authservId, addresses, name } of providers.providers) {
      const seed = seeds.get(addresses[0]!)!
      const { headers } = seed.messages[subjectsOf(seed).indexOf('the headers [junk]')]!
      const top = headers.slice(0, headers.indexOf('\r\nFrom:')).replace(/\r\n\t/g, ' ')
      expect(top).toMatch(/^Return-Path: <bounces@mail\.shop\.test>$/m)
      expect(top).toMatch(
        new RegExp(
          `^Authentication-Results: ${authservId}; spf=pass \\(simulated[^)]*\\) smtp.mailfrom=mail.shop.test; dkim=none .*; dmarc=pass .*header.from=shop.test`,
          'm',
        ),
      )
      expect(top).toMatch(
        new RegExp(
          `^Received: from mail\\.shop\\.test \\(mail\\.shop\\.test \\[127\\.0\\.0\\.1\\]\\) by mx\\.${domain}`,
          'm',
        ),
      )
      expect(top).toContain(`X-Simulated-Provider: ${name}; The subject contains [junk].`)
    }
    const outlook = seeds.get('ada@outlook-like.example')!.messages.at(-1)!.headers
    expect(outlook).toMatch(/SCL:5;/)
    expect(outlook).toMatch(/dest:J;/)
  })

  test('the example of a good newsletter lands nowhere in junk', async () => {
    const raw = await readFile('examples/good-newsletter.eml')
    for (const address of providers.addresses) {
      const from = /^From:.*<(.*)>/m.exec(raw.toString('latin1'))![1]!
      const delivered = await providers.deliver(raw, address, { from })
      expect(['filed', 'delayed']).toContain(delivered.outcome)
      if (delivered.outcome === 'filed') expect(delivered.folder).toBe('INBOX')
    }
  })

  test.each([
    'FETCH',
    '\x00\x01\x02\r\n',
    'a1 LOGIN\r\n',
    'a1 LOGIN {99999999}\r\n',
    'a1 AUTHENTICATE XOAUTH2\r\na2 UID FETCH\r\n',
    '"((((\r\n) {5}\r\nabc',
    'a1 IDLE\r\n\r\nDONE\r\n',
    'a1 __proto__ x\r\na2 ../server x\r\n',
    'EHLO x\r\nMAIL FROM:<>\r\nDATA\r\n',
    'x'.repeat(200_000),
  ])('a client that says %j and leaves harms nothing', async (words) => {
    for (const port of [smtpPort, imapPort]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
      socket.write(words, 'latin1')
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
    }
    const subject = `still here ${words.length}`
    await send({ subject, to: [firstAddress] })
    await vi.waitFor(() => expect(subjectsOf(seeds.get(firstAddress)!)).toContain(subject), 20_000)
  })
})

test('names and rules cannot be taken for real providers', () => {
  for (const { id, domain, name } of families) {
    expect(id).toMatch(/^sim-/)
    expect(domain).toMatch(/-like\.example$/)
    expect(name).toMatch(/-like$|^Company mail server$/)
  }
  expect(new Set(filingRules.map(({ id }) => id)).size).toBe(filingRules.length)
})

test('it can be closed and started again', async () => {
  const again = createSimulatedProviders()
  const first = await again.start()
  await again.close()
  const second = await again.start()
  expect(second.accesses).toHaveLength(12)
  expect(first.accesses[0]!.auth).not.toEqual(second.accesses[0]!.auth)
  await again.close()
})
