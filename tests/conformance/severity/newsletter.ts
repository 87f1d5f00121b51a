import { createHash } from 'node:crypto'
import { createBlacklists } from '@postproof/blacklists/check'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { createProber } from '@postproof/spam-test/links/health'
import { createRegistrations } from '@postproof/spam-test/rdap/registrations'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import type { Session } from '@postproof/spam-test/types'
import sharp from 'sharp'
import { createImageDecoder } from '#adapters/images.ts'
import { createRegistry, RDAP_STANDIN } from '#emulators/rdap.ts'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { makeKey, sign } from '../../../packages/spam-test/authentication/fixture.ts'
import { blocks, footer, page, plain } from './newsletter-body.ts'

/**
 * A bulk newsletter with nothing wrong, and the world that it was sent in: DNS, lists and web as literals. A case is
 * one change to one of these; the whole engine runs over it.
 */

export const domain = 'saltmarsh.example'
const web = `https://www.${domain}`
const client = '203.0.113.25'
const receivedAt = Date.UTC(2026, 10, 20, 10, 0, 0)
const key = makeKey(2048)
const other = makeKey(2048)

/** Parts of the mail and of the world, to be changed before they are put together. */
export type Parts = {
  headers: Record<string, string>
  /** HTML and text before they are wrapped into parts. */
  html: string
  text: string
  /** Who signs; null: nobody. `broken`: with a key that is not the published one. */
  signer: { domain: string; broken?: boolean } | null
  session: Session
  zone: ZoneDefinition
  web: FakeWeb
  /** Domains and since when they are registered. */
  registered: Record<string, string>
  /** Fields that the signature covers. */
  signed: string[]
  /** Transport of both parts. */
  encoding: 'quoted-printable' | '8bit'
}

export type Change = (parts: Parts) => void

/** The report on the newsletter after these changes. */
export async function reportOn(...changes: Change[]): Promise<SpamTestReport> {
  const parts = whole()
  for (const change of changes) change(parts)
  const resolver = createZone(parts.zone)
  const clock = { now: () => receivedAt }
  return runSpamTest(Buffer.from(await put(parts), 'latin1'), parts.session, {
    resolver,
    http: createWeb(parts.web, pictures),
    clock,
    images: createImageDecoder(),
    blacklists: createBlacklists({ resolver, clock, lists, examples: true }),
    spamEngines: [],
    prober: createProber(clock),
    registrations: createRegistrations({
      http: createRegistry(parts.registered),
      clock,
      bootstrap: new Map([['example', RDAP_STANDIN]]),
    }),
    signal: AbortSignal.timeout(60_000),
  })
}

function whole(): Parts {
  return {
    headers: {
      'List-Unsubscribe': `<${web}/leave/7c2>,\r\n <mailto:leave@${domain}?subject=7c2>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-ID': `Saltmarsh letter <letter.${domain}>`,
      'Feedback-ID': '2026-47:letter:saltmarsh',
      From: `Saltmarsh Pottery <letters@${domain}>`,
      To: 'reader@localhost.test',
      Subject: 'Which glaze survives the dishwasher',
      'Message-ID': `<20261120.7c2@mail.${domain}>`,
      Date: 'Fri, 20 Nov 2026 09:59:00 +0000',
      'MIME-Version': '1.0',
    },
    html: page(blocks(web), footer(web)),
    text: plain(web),
    signer: { domain },
    session: makeSession(),
    zone: zone(),
    web: pages(),
    registered: { [domain]: '2012-05-09' },
    signed: [
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'mime-version',
      'content-type',
      'list-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ],
    encoding: 'quoted-printable',
  }
}

export function makeSession(): Session {
  return {
    source: 'smtp',
    clientAddress: client,
    addressUnusable: null,
    addressFrom: 'connection',
    helo: `mail.${domain}`,
    mailFrom: `bounce+7c2@mail.${domain}`,
    recipients: ['reader@localhost.test'],
    tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
    tlsOffered: true,
    smtputf8: false,
    transcript: [],
    receivedAt,
    hostname: 'mx.localhost.test',
  }
}

function zone(): ZoneDefinition {
  const spf = `v=spf1 ip4:${client} -all`
  return {
    ...listZone(lists),
    [domain]: { A: '203.0.113.20', MX: [[10, `mail.${domain}`]], TXT: [spf] },
    [`mail.${domain}`]: { A: client, MX: [[10, `mail.${domain}`]], TXT: [spf] },
    [`www.${domain}`]: { A: '203.0.113.20' },
    [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${domain}`] },
    [`s1._domainkey.${domain}`]: { TXT: [key.record] },
    's1._domainkey.sender-service.example': { TXT: [key.record] },
    'sender-service.example': { A: client, MX: [[10, `mail.${domain}`]], TXT: [spf] },
    [client]: { PTR: `mail.${domain}` },
  }
}

const noise = await sharp(Buffer.from(createHash('sha512').update('clay').digest()), {
  raw: { width: 8, height: 8, channels: 1 },
})
  .resize(528, 220)
  .png()
  .toBuffer()
const pictures = new Map([['picture', noise]])

function pages(): FakeWeb {
  const answers: FakeWeb = {}
  for (const path of [
    '',
    'glazes',
    'bowls',
    'open-day',
    'leave/7c2',
    'unsubscribe?id=7c2',
    'how-often?id=7c2',
  ])
    answers[`${web}/${path}`] = { status: 200 }
  for (const name of ['logo', 'kiln']) answers[`${web}/${name}.png`] = picture
  return answers
}

export const picture = { status: 200, type: 'image/png', file: 'picture' } as const

async function put({ headers, html, text, signer, signed, encoding }: Parts): Promise<string> {
  const part = (type: string, body: string) =>
    [
      '--saltmarsh-1',
      `Content-Type: text/${type}; charset=utf-8`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      encoding === '8bit' ? body.replace(/\n/g, '\r\n') : quotedPrintable(body),
    ].join('\r\n')
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'multipart/alternative; boundary="saltmarsh-1"',
  }).map(([name, value]) => `${name}: ${value}`)
  const parts = [text && part('plain', text), html && part('html', html)].filter(Boolean)
  const mail = `${[...lines, '', ...parts, '--saltmarsh-1--'].join('\r\n')}\r\n`
  if (!signer) return mail
  const by = signer.broken ? other : key
  return sign(mail, {
    key: by,
    domain: signer.domain,
    selector: 's1',
    headers: signed,
    signedAt: receivedAt - 60_000,
  })
}

/** RFC 2045, 6.7. */
function quotedPrintable(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const coded = [...Buffer.from(line)].map((octet) =>
        octet === 61 || octet > 126
          ? `=${octet.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(octet),
      )
      const lines = ['']
      for (const piece of coded) {
        if (lines.at(-1)!.length + piece.length > 72) lines.push('')
        lines[lines.length - 1] += piece
      }
      return lines.join('=\r\n')
    })
    .join('\r\n')
}
