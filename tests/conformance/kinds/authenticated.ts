import { createBlacklists } from '@postproof/blacklists/check'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { HttpFetch } from '@postproof/engine/world'
import { parseAddressList } from '@postproof/message/addresses'
import { header, readMessage } from '@postproof/message/read'
import type { MailKind } from '@postproof/spam-test/kind'
import { createProber } from '@postproof/spam-test/links/health'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import type { Session, TestWorld } from '@postproof/spam-test/types'
import { dkimSign } from 'mailauth'
import { createImageDecoder } from '#adapters/images.ts'
import { makeKey } from '../../../packages/spam-test/authentication/fixture.ts'
import { logo } from '../../hostile/pipeline.ts'

/**
 * A mail as its own sender would send it with everything in order: SPF, DKIM, DMARC and the reverse name are those of
 * its From domain, every link and picture answers, and no list knows anyone. What a report then finds is about the mail.
 */

const key = makeKey()
const images = createImageDecoder()
const address = '203.0.113.25'
const picture = Buffer.from(logo, 'base64')

export async function judgeAuthenticated(
  raw: Uint8Array,
  { kind }: { kind?: MailKind } = {},
): Promise<SpamTestReport> {
  const message = readMessage(raw)
  const from = parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]
  const domain = from?.domain ?? 'example.org'
  const date = Date.parse(header(message, 'date')?.value ?? '')
  const receivedAt = Number.isNaN(date) ? Date.UTC(2026, 10, 20) : date + 60_000
  const signed = await signedBy(domain, withLineEnds(raw), receivedAt - 30_000)
  // A notice of delivery is sent with the empty envelope sender (RFC 3464, 2), which leaves SPF to the HELO name.
  const isNotice =
    message.root.type === 'multipart/report' &&
    /delivery/.test(message.root.typeParameters['report-type'] ?? '')
  const session: Session = {
    source: 'smtp',
    clientAddress: address,
    addressUnusable: null,
    addressFrom: 'connection',
    helo: `mail.${domain}`,
    mailFrom: isNotice ? '' : `bounce@${domain}`,
    recipients: [
      parseAddressList(header(message, 'to')?.raw ?? '').addresses[0]?.address ?? 'user@example.com',
    ],
    tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
    tlsOffered: true,
    smtputf8: false,
    transcript: [],
    receivedAt,
    hostname: 'mx.postproof.test',
    ...(kind && { kind }),
  }
  return runSpamTest(signed, session, worldOf(domain, receivedAt))
}

/** Mail files of others end their lines as their machine does; SMTP knows CRLF alone (RFC 5321, 2.3.8). */
const withLineEnds = (raw: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(raw).toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1')

async function signedBy(domain: string, raw: Buffer, at: number): Promise<Buffer> {
  const signed = await dkimSign(raw, {
    signTime: new Date(at),
    signatureData: [
      { signingDomain: domain, selector: 's1', privateKey: key.privateKey, headerList: signedFields },
    ],
  } as unknown as Parameters<typeof dkimSign>[1])
  return Buffer.concat([Buffer.from(signed.signatures, 'latin1'), raw])
}

/** RFC 6376, 5.4.1; RFC 8058, 4 asks for the last two. */
const signedFields = [
  ...['From', 'To', 'Cc', 'Subject', 'Date', 'Message-ID', 'Reply-To', 'MIME-Version', 'Content-Type'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
]

function worldOf(domain: string, now: number): TestWorld {
  const clock = { now: () => now }
  const host = `mail.${domain}`
  const zone: ZoneDefinition = {
    [domain]: { A: '203.0.113.20', MX: [[10, host]], TXT: [`v=spf1 ip4:${address} -all`] },
    [host]: { A: address, MX: [[10, host]], TXT: [`v=spf1 ip4:${address} -all`] },
    [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${domain}`] },
    [`s1._domainkey.${domain}`]: { TXT: [key.record] },
    [address]: { PTR: host },
  }
  return {
    resolver: createZone(zone, { clock }),
    http: everythingAnswers,
    clock,
    images,
    blacklists: createBlacklists({
      resolver: createZone(listZone(lists), { clock }),
      clock,
      lists,
      examples: true,
    }),
    spamEngines: [],
    prober: createProber(clock, { deadlineMs: 2_500 }),
    signal: AbortSignal.timeout(60_000),
  }
}

const everythingAnswers: HttpFetch = {
  fetch: async ({ url }) => {
    const isPicture = /\.(?:png|gif|jpe?g|webp)\b|pixel|open|logo/i.test(url)
    return {
      ok: true,
      status: 200,
      headers: { 'content-type': isPicture ? 'image/png' : 'text/html' },
      body: isPicture ? picture : Buffer.alloc(0),
      finalUrl: url,
      redirects: [],
      truncated: false,
      ms: 1,
    }
  },
}
