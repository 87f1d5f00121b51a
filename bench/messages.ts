import { generateKeyPairSync } from 'node:crypto'
import { createZone, type Zone, type ZoneDefinition } from '@postproof/dns/zone'
import type { DnsAnswer, RecordType } from '@postproof/engine/world'
import type { Session } from '@postproof/spam-test/types'
import { createTransport } from 'nodemailer'
import sharp from 'sharp'
import { article, page, plainText, type Shop } from './newsletter.ts'

/**
 * Newsletters of about 10 and 100 kB from made-up shops: tables, inline styles, links, pictures, signed with DKIM.
 * Every number gives another shop, domain and text, always the same for the same number.
 */
export type Bulk = 'small' | 'large'

const articles: Record<Bulk, number> = { small: 3, large: 55 }

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** `port`: where the shop's web server listens; without it links are https. */
export function createShop(number: number, port?: number): Shop {
  const domain = `shop${number}.example`
  const base = (host: string) => (port ? `http://${host}.${domain}:${port}` : `https://${host}.${domain}`)
  return { number, domain, web: base('www'), images: base('img') }
}

export async function newsletter(shop: Shop, bulk: Bulk, to = 'reader@localhost.test'): Promise<Buffer> {
  const parts = Array.from({ length: articles[bulk] }, (_, index) => article(shop, index))
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    from: `Shop ${shop.number} <news@${shop.domain}>`,
    to,
    subject: `${parts[0]?.title}, and ${articles[bulk] - 1} more from this week`,
    messageId: `<week48.${shop.number}.${bulk}@${shop.domain}>`,
    date: new Date(),
    text: plainText(shop, parts),
    html: page(shop, parts),
    textEncoding: 'quoted-printable',
    list: { id: { comment: 'Weekly letter', url: `weekly.${shop.domain}` } },
    headers: {
      'List-Unsubscribe': `<${shop.web}/leave/${shop.number}>, <mailto:leave@${shop.domain}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Feedback-ID': `week48:letter:${shop.number}`,
    },
    dkim: {
      domainName: shop.domain,
      keySelector: 'k1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      headerFieldNames:
        'from:to:subject:date:message-id:mime-version:content-type:list-id:list-unsubscribe:list-unsubscribe-post',
    },
  })
  return message as Buffer
}

export const addressOf = ({ number }: Shop) => `93.184.${Math.floor(number / 250)}.${(number % 250) + 1}`
export const heloOf = ({ domain }: Shop) => `mail.${domain}`
export const senderOf = ({ domain }: Shop) => `bounce@${domain}`

/** How the shop's mail is said to have arrived. */
export function sessionOf(shop: Shop): Session {
  return {
    source: 'smtp',
    clientAddress: addressOf(shop),
    addressUnusable: null,
    addressFrom: 'given',
    helo: heloOf(shop),
    mailFrom: senderOf(shop),
    recipients: ['reader@localhost.test'],
    tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
    tlsOffered: true,
    smtputf8: false,
    transcript: [],
    receivedAt: Date.now(),
    hostname: 'localhost.test',
  }
}

function zoneOf(shop: Shop, webAddress: string): ZoneDefinition {
  const mail = addressOf(shop)
  return {
    [shop.domain]: {
      A: webAddress,
      MX: [[10, heloOf(shop)]],
      TXT: [`v=spf1 ip4:${mail} -all`],
      NS: [`ns.${shop.domain}`],
    },
    [heloOf(shop)]: { A: mail, TXT: [`v=spf1 ip4:${mail} -all`] },
    [`www.${shop.domain}`]: { A: webAddress },
    [`img.${shop.domain}`]: { A: webAddress },
    [`_dmarc.${shop.domain}`]: { TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${shop.domain}`] },
    [`k1._domainkey.${shop.domain}`]: { TXT: [`v=DKIM1; k=rsa; p=${key}`] },
    [mail]: { PTR: heloOf(shop) },
  }
}

/**
 * The DNS world of shops 0 to `count` and of the blacklists: one small zone each, and each answer is kept, since a
 * zone reads all its names for every question.
 */
export function shopZone(count: number, rest: ZoneDefinition, webAddress = '203.0.113.20'): Zone {
  const others = createZone(rest)
  const zones = new Map<string, Zone>()
  for (let number = 0; number < count; number++) {
    const shop = createShop(number)
    const zone = createZone(zoneOf(shop, webAddress))
    zones.set(`shop${number}`, zone)
    zones.set(addressOf(shop).split('.').reverse().join('.'), zone)
  }
  const kept = new Map<string, DnsAnswer>()
  const answer = (name: string, type: RecordType): DnsAnswer => {
    const key = `${type} ${name}`
    let known = kept.get(key)
    if (!known) {
      const lower = name.toLowerCase().replace(/\.$/, '')
      const of = lower.endsWith('.in-addr.arpa') ? lower.slice(0, -13) : /([^.]+)\.example$/.exec(lower)?.[1]
      known = (zones.get(of ?? '') ?? others).answer(name, type)
      if (kept.size < 100_000) kept.set(key, known)
    }
    return { ...known, at: Date.now() }
  }
  return { answer, lookup: async (name, type) => answer(name, type) }
}

/** A photo-like JPEG of 600 by 300 pixels, about 20 kB. */
export function picture(): Promise<Buffer> {
  const pixels = Buffer.alloc(600 * 300 * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = 128 + 90 * Math.sin(at / 997) + ((at * 7919) % 31)
  return sharp(pixels, { raw: { width: 600, height: 300, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
}
