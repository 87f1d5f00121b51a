import { readMessage } from '@postproof/message/read'
import { codesOf } from '../content/codes.ts'
import { sentMailOf } from '../content/sent-mail.ts'
import type { Check } from '../define-check.ts'
import { kindOfMail, type MailKind } from '../kind/index.ts'
import { judgedOf } from '../learned/judged.ts'
import type { Authentication, DkimSignature, FixContext, Session, TestInput, TestWorld } from '../types.ts'
import { recognizeEsp } from './esp.ts'

/** Messages and inputs for the tests of the checks on headers and structure. */

export const RECEIVED_AT = Date.UTC(2026, 10, 20, 10, 0, 0)

export type Lines = Record<string, string | string[] | null>

const usual: Lines = {
  From: 'News <news@example.org>',
  To: 'reader@example.com',
  Subject: 'Autumn',
  Date: 'Fri, 20 Nov 2026 09:59:00 +0000',
  'Message-ID': '<1@example.org>',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=utf-8',
}

/** Source of a mail: the usual headers with changes on top (null takes one out, a list repeats it), and a body. */
export function mail(changes: Lines = {}, body = 'Leaves fall.'): string {
  const lines = Object.entries({ ...usual, ...changes }).flatMap(([name, value]) =>
    value === null ? [] : [value].flat().map((text) => `${name}: ${text}`),
  )
  return `${[...lines, '', ...body.split('\n')].join('\r\n')}\r\n`
}

export type PartLines = { type: string; headers?: Lines; body: string }

/** A multipart of that subtype; bodies are taken as they are. */
export function multipart(subtype: string, ...parts: PartLines[]): string {
  const body = parts.map(({ type, headers = {}, body }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return [`--edge`, `Content-Type: ${type}`, ...lines, '', body].join('\n')
  })
  return mail({ 'Content-Type': `multipart/${subtype}; boundary=edge` }, [...body, '--edge--'].join('\n'))
}

/** A mail whose only part is HTML. */
export const htmlMail = (html: string, changes: Lines = {}): string =>
  mail({ 'Content-Type': 'text/html; charset=utf-8', ...changes }, html)

export const bytesOf = (source: string): Uint8Array => Buffer.from(source, 'latin1')

const session: Session = {
  source: 'smtp',
  clientAddress: '192.0.2.1',
  addressUnusable: null,
  addressFrom: 'connection',
  helo: 'mail.example.org',
  mailFrom: 'bounce@example.org',
  recipients: ['reader@example.com'],
  tls: null,
  tlsOffered: true,
  smtputf8: false,
  transcript: [],
  receivedAt: RECEIVED_AT,
  hostname: 'mx.postproof.test',
}

export function signature(changes: Partial<DkimSignature> = {}): DkimSignature {
  return {
    domain: 'example.org',
    selector: 's1',
    algorithm: 'rsa-sha256',
    result: 'pass',
    comment: '',
    aligned: true,
    bits: 2048,
    keyType: 'rsa',
    keyRecord: null,
    keyTesting: false,
    signedHeaders: ['from', 'list-unsubscribe', 'list-unsubscribe-post'],
    bodyLength: null,
    expires: null,
    signedAt: null,
    line: null,
    ...changes,
  }
}

export function authentication(changes: Partial<Authentication> = {}): Authentication {
  return {
    fromDomain: 'example.org',
    fromOrg: 'example.org',
    spf: {
      result: 'none',
      reason: null,
      domain: null,
      record: null,
      mechanism: null,
      comment: '',
      lookups: null,
      voids: null,
      aligned: false,
    },
    dkim: { signatures: [] },
    dmarc: {
      result: 'none',
      reason: null,
      recordDomain: null,
      record: null,
      policy: null,
      testMode: false,
      spfAligned: false,
      dkimAligned: false,
    },
    arc: { result: 'none', instances: 0, comment: '' },
    reverse: { outcome: 'no-data', reason: null, names: [], confirmed: null },
    ...changes,
  }
}

export type Setting = {
  session?: Partial<Session>
  auth?: Partial<Authentication>
  health?: Partial<Awaited<TestInput['health']>>
  /** What the user says it is. */
  kind?: MailKind
}

/** Sees no picture. */
const blind = { images: { decode: async () => undefined }, signal: new AbortController().signal }

/** The input of a check for a mail; kind and service are recognized unless given. */
export function inputFor(source: string | Uint8Array, setting: Setting = {}): TestInput {
  const message = readMessage(typeof source === 'string' ? bytesOf(source) : source)
  const auth = authentication(setting.auth)
  const esp = recognizeEsp(message, auth)
  const sent = { message, auth, session: { ...session, ...setting.session } }
  const none = { links: [], images: [], imageBytes: 0, oneClick: null }
  const health = Promise.resolve({ ...none, ...setting.health })
  return {
    ...sent,
    sent: sentMailOf(sent),
    judged: judgedOf(message, null),
    codes: codesOf({ message, health }, blind),
    kind: kindOfMail(message, { esp, language: null, chosen: setting.kind }),
    esp,
    language: null,
    health,
  }
}

/** A world that none of these checks asks. */
export const noWorld = new Proxy({} as TestWorld, {
  get(_, name) {
    throw new Error(`the check asked the world for ${String(name)}`)
  },
})

/** One row of a table of cases: what the check must say of a mail. */
export type Case = [expected: string, source: string | Uint8Array, setting?: Setting]

/** `status code` of a finding. */
export async function outcome(check: Check, source: string | Uint8Array, setting?: Setting): Promise<string> {
  const { status, code } = await check.run(inputFor(source, setting), noWorld)
  return `${status} ${code}`
}

export const contexts: FixContext[] = [
  { fromDomain: null, esp: null },
  { fromDomain: 'example.org', esp: { id: 'mailchimp', name: 'Mailchimp', evidence: '' } },
  { fromDomain: 'example.org', esp: { id: 'iterable', name: 'Iterable', evidence: '' } },
]
