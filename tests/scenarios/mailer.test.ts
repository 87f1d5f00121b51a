import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:net'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { readMessage } from '#engines/message/read.ts'
import { runSpamTest } from '#engines/spam-test/run.ts'
import type { Session } from '#engines/spam-test/types.ts'
import { createMailTransport } from '#outside/mailer.ts'
import { loadExample } from '#outside/standin/examples.ts'
import { createWeb } from '#outside/standin/web.ts'
import { createZone } from '#outside/standin/zone.ts'
import type { UserMail } from '#services/account-types.ts'
import { type MailKind, mailLanguages, words } from '#services/mail-templates/words.ts'
import { createMailer, isLocal, type MailerConfig } from '#services/mailer/create.ts'
import { createOutbox } from '#services/mailer/outbox.ts'
import { createWorlds, systemClock, type Worlds } from '#services/worlds.ts'
import { freePort } from '../instance.ts'

const log = pino({ level: 'silent' })
const kinds = Object.keys(words.en) as MailKind[]
const url = 'https://proof.harbor.example/confirm?token=4f1c9a7be2'
const at = '2026-11-29T10:00:00Z'
const mailOf = (kind: MailKind, given: object = {}) =>
  ({ kind, to: 'mia@reader.example', name: 'Mia Berg', locale: 'en', url, at, ...given }) as UserMail

const config: MailerConfig = {
  MAIL_SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_DOMAIN: 'harbor.example',
  BRAND_NAME: 'Harbor Proof',
  PUBLIC_URL: 'https://proof.harbor.example',
}
const clock = { now: () => Date.parse('2026-11-22T10:00:00Z') }

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

  test.each(kinds.flatMap((kind) => mailLanguages.map((locale) => [kind, locale] as const)))(
    '%s in %s: 95 or more',
    async (kind, locale) => {
      const mailer = createMailer({ config, clock, log })
      await mailer.send(mailOf(kind, { locale }))
      const sample = worlds.sample(AbortSignal.timeout(10_000))
      const raw = await signed(mailer.kept()![0]!.raw)
      const report = await runSpamTest(raw, await session(), { ...sample, clock, resolver, http })
      const troubles = report.findings
        .filter(({ status }) => status === 'bad' || status === 'warning')
        .map(({ id, code, status }) => `${status} ${id} ${code}`)
      expect(troubles.filter((trouble) => trouble.startsWith('bad'))).toEqual([])
      expect(report.bulk.yes, report.bulk.why.join()).toBe(false)
      expect(report.score.value, troubles.join(', ')).toBeGreaterThanOrEqual(95)
      expect(report.score.coverage).toBeGreaterThan(0.75)
    },
  )
})
