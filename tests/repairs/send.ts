import { generateKeyPairSync } from 'node:crypto'
import type { ZoneDefinition } from '@postproof/dns/zone'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { type Draft, domainOf } from './draft.ts'

/** The octets of a draft as they are sent, signed where it is to be, and the zone in which its key stands. */
export async function sent(draft: Draft): Promise<{ raw: Uint8Array; zone: ZoneDefinition }> {
  const raw = Buffer.from(sourceOf(draft), 'latin1')
  if (!draft.signed) return { raw, zone: draft.zone }
  const domain = domainOf(draft)
  const signer = { signingDomain: domain, selector: 'repair', privateKey: key.private }
  const { signatures } = await dkimSign(raw, {
    ...signer,
    signatureData: [signer],
    canonicalization: 'relaxed/relaxed',
    algorithm: 'rsa-sha256',
    signTime: new Date(draft.arrival.receivedAt - 1000),
    headerList:
      'from:to:subject:date:message-id:reply-to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post',
  })
  return {
    raw: Buffer.concat([Buffer.from(signatures), raw]),
    zone: { ...draft.zone, [`repair._domainkey.${domain}`]: { TXT: [`v=DKIM1; k=rsa; p=${key.public}`] } },
  }
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = {
  private: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  public: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
}

/** Latin1: a raw octet of a field stays what it was. */
function sourceOf({ fields, html, text, attachments }: Draft): string {
  const texts = [
    ...(text === null ? [] : [leaf('text/plain; charset=utf-8', Buffer.from(text))]),
    ...(html === null ? [] : [leaf('text/html; charset=utf-8', Buffer.from(html))]),
  ]
  const body = texts.length === 1 ? texts[0]! : multipart('alternative', texts)
  const parts = attachments.map(({ filename, type, content }) =>
    leaf(type, content, `Content-Disposition: attachment; filename="${filename}"\r\n`),
  )
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${head}MIME-Version: 1.0\r\n${parts.length > 0 ? multipart('mixed', [body, ...parts]) : body}`
}

const leaf = (type: string, content: Uint8Array, more = '') =>
  `Content-Type: ${type}\r\n${more}Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content)
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n')}\r\n`

function multipart(kind: string, parts: string[]): string {
  const boundary = `part-of-${kind}`
  const all = parts.map((part) => `--${boundary}\r\n${part}`).join('')
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${all}--${boundary}--\r\n`
}
