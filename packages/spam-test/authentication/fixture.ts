import { Buffer } from 'node:buffer'
import { generateKeyPairSync } from 'node:crypto'
import { readMessage } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { dkimSign } from 'mailauth'
import type { Session } from '../types.ts'

/** Messages, keys and sessions for the tests of this folder and of the checks that read its results. */

export const RECEIVED_AT = Date.UTC(2026, 10, 20, 10, 0, 0)

export type TestKey = { privateKey: string; record: string }

/** An RSA or Ed25519 key pair and the record that publishes it. */
export function makeKey(kind: 'ed25519' | number = 2048): TestKey {
  if (kind === 'ed25519') {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
    return {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      record: `v=DKIM1; k=ed25519; p=${raw.toString('base64')}`,
    }
  }
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: kind })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  }
}

export const PLAIN_MAIL = [
  'From: News <news@example.org>',
  'To: reader@example.com',
  'Subject: Autumn',
  'Date: Fri, 20 Nov 2026 09:59:00 +0000',
  'Message-ID: <1@example.org>',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Leaves fall.',
  '',
].join('\r\n')

export type Signing = {
  key: TestKey
  domain?: string
  selector?: string
  headers?: string[]
  algorithm?: string
  expires?: Date
  /** Unix milliseconds. */
  signedAt?: number
  bodyLength?: number
}

/** Puts a DKIM signature on top of a message. */
export async function sign(mail: string, signing: Signing): Promise<string> {
  const signed = await dkimSign(mail, {
    signTime: new Date(signing.signedAt ?? RECEIVED_AT - 60_000),
    ...(signing.expires && { expires: signing.expires }),
    signatureData: [
      {
        signingDomain: signing.domain ?? 'example.org',
        selector: signing.selector ?? 's1',
        privateKey: signing.key.privateKey,
        ...(signing.headers && { headerList: signing.headers }),
        ...(signing.algorithm && { algorithm: signing.algorithm }),
        ...(signing.bodyLength !== undefined && { maxBodyLength: signing.bodyLength }),
      },
    ],
  } as Parameters<typeof dkimSign>[1])
  if (signed.errors.length > 0) throw new Error(String(signed.errors[0]?.err))
  return signed.signatures + mail
}

export function toMessage(mail: string | Uint8Array): Message {
  return readMessage(typeof mail === 'string' ? Buffer.from(mail, 'latin1') : mail)
}

/** A session as it is when mail came over TLS from a public address; fields can be replaced. */
export function makeSession(changes: Partial<Session> = {}): Session {
  return {
    source: 'smtp',
    clientAddress: '192.0.2.25',
    addressUnusable: null,
    addressFrom: 'connection',
    helo: 'mail.example.org',
    mailFrom: 'bounce@example.org',
    recipients: ['test@postproof.test'],
    tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
    tlsOffered: true,
    smtputf8: false,
    transcript: [],
    receivedAt: RECEIVED_AT,
    hostname: 'mx.postproof.test',
    ...changes,
  }
}
