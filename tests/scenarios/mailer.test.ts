import { generateKeyPairSync } from 'node:crypto'
import { createZone } from '@postproof/dns/zone'
import { readMessage } from '@postproof/message/read'
import { listRules } from '@postproof/spam-test/kind'
import { runSpamTest } from '@postproof/spam-test/run'
import type { Session } from '@postproof/spam-test/types'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailTransport } from '#adapters/mailer.ts'
import { readConfig } from '#config.ts'
import { languages } from '#contract/language.ts'
import { loadExample } from '#emulators/examples.ts'
import { createWeb } from '#emulators/web.ts'
import { keysOf } from '#platform/keys/keys.ts'
import { createMailer, isLocal, type MailerConfig } from '#platform/mailer/create.ts'
import type { MailKind } from '#platform/mailer/templates/render.ts'
import type { KeptMail, UserMail } from '#platform/mailer/types.ts'
import { createWorlds, type Worlds } from '#services/application/worlds.ts'
import type { Database } from '#storage/db.ts'
import { catalogs } from '../../packages/messages/catalogs.ts'
import { freePort, startInstance } from '../instance.ts'
import { openOwnDatabase } from '../postgres/database.ts'
import { registration } from './accounts-world.ts'
import { refusal, startMailServer } from './mail-server.ts'

const log = pino({ level: 'silent' })
const kinds = Object.keys(catalogs.en).flatMap(
  (code) => /^mail\.(.+)\.subject$/.exec(code)?.[1] ?? [],
) as MailKind[]
const url = 'https://proof.harbor.example/confirm?token=4f1c9a7be2'
const at = '2026-11-29T10:00:00Z'
/** Of an alert, which brings its own sentences. */
const title = 'Inbox share at Gmail fell from 100 % to 60 %'
const text = 'Two of five messages of the monitor Weekly letter were found in spam on 22 November.'
const mailOf = (kind: MailKind, given: object = {}) =>
  ({
    kind,
    to: 'mia@reader.example',
    name: 'Mia Berg',
    by: 'ada@krume.example',
    locale: 'en',
    ...(`mail.${kind}.action` in catalogs.en ? { url } : {}),
    at,
    timezone: 'Europe/Berlin',
    reason: 'Mail to addresses that nobody gave you.',
    title,
    text,
    ...given,
  }) as UserMail

const config: MailerConfig = {
  MAIL_SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_DOMAIN: 'harbor.example',
  MAIL_BOUNCE_DOMAIN: '',
  BRAND_NAME: 'Harbor Proof',
  PUBLIC_URL: 'https://proof.harbor.example',
}
const clock = { now: () => Date.parse('2026-11-22T10:00:00Z') }

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database?.close())
/** Tries again at once. */
const makeMailer = (given: Partial<MailerConfig> = {}) =>
  createMailer({
    config: { ...config, ...given },
    database,
    keys: keysOf(new Uint8Array(32).fill(7)),
    clock,
    log,
    times: { pauses: [0] },
  })

describe('each mail in our own spam test', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const resolver = createZone({
    'harbor.example': {
      A: '203.0.113.24',
      MX: [[10, 'mail.harbor.example']],
      TXT: ['v=spf1 ip4:203.0.113.24 -all'],
    },
    'mail.harbor.example': { A: '203.0.113.24' },
    'proof.harbor.example': { A: '203.0.113.24' },
    '203.0.113.24': { PTR: 'mail.harbor.example' },
    '_dmarc.harbor.example': { TXT: ['v=DMARC1; p=reject; rua=mailto:dmarc@harbor.example'] },
    'm1._domainkey.harbor.example': { TXT: [`v=DKIM1; k=rsa; p=${publicKey}`] },
    '_smtp._tls.harbor.example': { TXT: ['v=TLSRPTv1; rua=mailto:tls@harbor.example'] },
  })
  const http = createWeb({
    [url]: { status: 200 },
    'https://proof.harbor.example': { status: 200 },
    'https://proof.harbor.example/': { status: 200 },
  })
  const session = async (): Promise<Session> => ({
    ...(await loadExample('transactional')).session,
    clientAddress: '203.0.113.24',
    helo: 'mail.harbor.example',
    mailFrom: 'account@harbor.example',
    receivedAt: clock.now() + 3000,
  })
  let worlds: Worlds
  beforeAll(async () => {
    worlds = await createWorlds(readConfig({ PICTURES: 'off' }))
  })
  afterAll(() => worlds?.close())

  const signed = async (raw: string): Promise<Buffer> => {
    const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const signer = { signingDomain: 'harbor.example', selector: 'm1', privateKey }
    const { signatures } = await dkimSign(raw, {
      ...signer,
      signatureData: [signer],
      canonicalization: 'relaxed/relaxed',
      algorithm: 'rsa-sha256',
      signTime: new Date(clock.now()),
    })
    return Buffer.from(`${signatures}${raw}`)
  }

  test.each(kinds.flatMap((kind) => languages.map((locale) => [kind, locale] as const)))(
    '%s in %s: 95 or more',
    async (kind, locale) => {
      const mailer = await makeMailer()
      await mailer.send(mailOf(kind, { locale }))
      const sample = worlds.sample(AbortSignal.timeout(worlds.deadlineMs.sample))
      const raw = await signed(mailer.kept()![0]!.raw)
      const report = await runSpamTest(raw, await session(), { ...sample, clock, resolver, http })
      const troubles = report.findings
        .filter(({ status }) => status === 'bad' || status === 'warning')
        .map(({ id, code, status }) => `${status} ${id} ${code}`)
      expect(troubles.filter((trouble) => trouble.startsWith('bad'))).toEqual([])
      expect(listRules(report.kind), JSON.stringify(report.kind)).toBe('no')
      expect(report.score.value, troubles.join(', ')).toBeGreaterThanOrEqual(95)
      expect(report.score.coverage).toBeGreaterThan(0.75)
    },
  )
})

describe('without a server', () => {
  const url = 'http://localhost:3000'
  test('what would have been sent is kept, newest first, at most a hundred', async () => {
    const mailer = await makeMailer({ PUBLIC_URL: url })
    for (let n = 0; n < 105; n++) await mailer.send(mailOf('reset', { to: `p${n}@reader.example` }))
    const kept = mailer.kept()!
    expect([kept.length, kept[0]!.to, kept.at(-1)!.to]).toEqual([
      100,
      'p104@reader.example',
      'p5@reader.example',
    ])
    expect(await mailer.check()).toBeNull()
  })

  test.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:3000', true],
    ['https://proof.example.org', false],
    ['https://localhost.example.org', false],
    ['http://127.0.0.1.example.org', false],
    ['nonsense', false],
  ])('%s is this machine alone: %s', (where, local) => {
    expect(isLocal(where)).toBe(local)
  })

  test.each([
    ['a local site', {}, 200],
    ['a site with a public name', { PUBLIC_URL: 'https://proof.example.org' }, 404],
    ['a server', { MAIL_SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' }, 404],
  ])('the mailbox over HTTP, with %s: %i', async (_name, settings, status) => {
    const instance = await startInstance(settings)
    try {
      const { browser } = instance
      await browser.post('/api/register', registration('mia@reader.example'))
      await instance.running.application.accountsPart.idle()
      const response = await browser.call('/api/dev/mailbox')
      expect(response.status).toBe(status)
      if (status !== 200) return
      const { data } = (await response.json()) as { data: KeptMail[] }
      expect(data[0]).toMatchObject({
        to: 'mia@reader.example',
        subject: expect.stringContaining('Postproof'),
      })
    } finally {
      await instance.close()
    }
  })
})

describe('with a server', () => {
  async function receiver(answer: () => Error | null) {
    const { url, taken, close } = await startMailServer(answer)
    const mailer = await makeMailer({
      MAIL_SMTP_URL: url,
      MAIL_FROM: 'Harbor <account@harbor.example>',
    })
    return {
      mailer,
      taken,
      close: async () => {
        await mailer.close()
        await close()
      },
    }
  }

  test('sent to the one address, whatever the name holds', async () => {
    const { mailer, taken, close } = await receiver(() => null)
    const name = 'Mia <b>\r\nBcc: eve@evil.example\r\n\r\n</b> {url} & "co"'
    await mailer.send(mailOf('confirm', { name }))
    await mailer.idle()
    expect(await mailer.check()).toEqual({ ok: true, why: '' })
    await close()
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ from: 'account@harbor.example', to: ['mia@reader.example'] })
    const message = readMessage(Buffer.from(taken[0]!.raw))
    expect(message.headers.map((field) => field.name.toLowerCase())).not.toContain('bcc')
    // A name that someone typed stands in no mail about an account.
    expect(message.html?.source).not.toContain('Mia')
    expect(message.text?.source).toContain(url)
  })

  test('the day of a deletion is that of the account, and its time zone is named', async () => {
    const { mailer, taken, close } = await receiver(() => null)
    for (const locale of ['en', 'de', 'fr-FR']) {
      await mailer.send(mailOf('deletion-scheduled', { locale, at: '2026-11-29T23:30:00Z' }))
    }
    await mailer.idle()
    await close()
    const said = taken.map(({ raw }) => readMessage(Buffer.from(raw)).text?.source).join()
    expect(said).toContain('On 30 November 2026 at 00:30 (Europe/Berlin) we erase it')
    expect(said).toContain('Am 30. November 2026 um 00:30 (Europe/Berlin) löschen wir es')
    expect(said).toContain('Le 30 novembre 2026 à 00:30 (Europe/Berlin), il disparaîtra')
  })

  test.each(['x;eve@evil.example', 'x,eve@evil.example', '(1)eve@evil.example', 'a<eve@evil.example'])(
    'never to another one than it says: %s',
    async (to) => {
      const { mailer, taken, close } = await receiver(() => null)
      await mailer.send(mailOf('confirm', { to }))
      await mailer.idle()
      await close()
      expect(taken.flatMap((one) => one.to)).not.toContain('eve@evil.example')
    },
  )

  test.each([
    ['greylisted twice', [451, 451], 3, 1],
    ['refused for good', [550], 1, 0],
    ['ready at the sixth try', [451, 451, 421, 450, 452], 6, 1],
  ])('%s', async (_name, codes, tries, sent) => {
    let asked = 0
    const { mailer, taken, close } = await receiver(() => {
      const code = codes[asked++]
      return code ? refusal(code) : null
    })
    await mailer.send(mailOf('reset'))
    await mailer.idle()
    await close()
    expect([asked, taken.length]).toEqual([tries, sent])
  })

  test('nobody there: told, within the time limit', async () => {
    const transport = createMailTransport(`smtp://127.0.0.1:${await freePort()}`)
    expect(await transport.check()).toMatchObject({ ok: false, permanent: false })
    transport.close()
  })
})
