import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'

/** Sending mail of our own to users, over the operator's mail server. */

/** A file, sent in base64 whatever its octets. */
export type Attached = { name: string; type: string; octets: Uint8Array }

export type Letter = {
  /** `account@example.org` or `Example <account@example.org>`. */
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** A person who wrote it: answers go there. */
  replyTo?: { name: string; email: string }
  attached?: Attached
  /** The value of `X-Loop`. */
  loop?: string
  /** BCP 47. */
  language: string
}

/**
 * `permanent`: a 5xx reply, so retrying is pointless (RFC 5321, 4.2.1). `why`: without addresses. `ofRecipient`: what the server
 * said where it refused the recipient for good.
 */
export type Delivery = { ok: true } | { ok: false; permanent: boolean; why: string; ofRecipient?: string }

export interface MailTransport {
  /** Never rejects; ends within the time limits. */
  deliver(raw: Buffer, envelope: { from: string; to: string }): Promise<Delivery>
  /** Connects, signs in and leaves. Never rejects. */
  check(): Promise<Delivery>
  close(): void
}

const CONNECT_MS = 10_000
const SILENT_MS = 30_000
const AT_ONCE = 2

/** `url`: smtp(s)://user:password@host:port. TLS is used whenever the server has it. */
export function createMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  const outcome = async (work: Promise<unknown>): Promise<Delivery> => {
    try {
      await work
      return { ok: true }
    } catch (error) {
      return failure(error)
    }
  }
  return {
    deliver: (raw, { from, to }) =>
      outcome(transport.sendMail({ raw, envelope: { from: whole(from), to: whole(to) } })),
    check: () => outcome(transport.verify()),
    close: () => transport.close(),
  }
}

/** An address that is given as a text is parsed, and may become another one, or several. */
const whole = (address: string) => ({ name: '', address })

type SmtpFailure = { code?: string; responseCode?: number; command?: string; response?: string }

/** What a server answers may repeat the address; its code says enough. */
function failure(error: unknown): Delivery {
  const { code, responseCode, command, response } = error as SmtpFailure
  const permanent = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  const why = [code, responseCode].filter((part) => part !== undefined).join(' ')
  const ofRecipient = permanent && command === 'RCPT TO' && response ? { ofRecipient: response } : {}
  return { ok: false, permanent, why: why || 'no connection', ...ofRecipient }
}

/** The mail as it goes over the wire, without a signature: that is the operator's server's to add. */
export async function composeLetter(letter: Letter, now: Date): Promise<Buffer> {
  const domain = addressOf(letter.from).split('@').at(-1)!
  return new MailComposer({
    from: letter.from,
    // Never parsed as a list.
    to: { name: '', address: letter.to },
    ...(letter.replyTo ? { replyTo: { name: letter.replyTo.name, address: letter.replyTo.email } } : {}),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    ...(letter.attached ? { attachments: [attachmentOf(letter.attached)] } : {}),
    date: now,
    messageId: `<${randomUUID()}@${domain}>`,
    textEncoding: 'quoted-printable',
    headers: {
      // RFC 3834, 5: automatic replies must not answer automatic mail.
      ...(letter.replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': letter.language,
      ...(letter.loop ? { 'X-Loop': letter.loop } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

const attachmentOf = ({ name, type, octets }: Attached) => ({
  ...{ filename: name, contentType: type, content: Buffer.from(octets) },
  contentTransferEncoding: 'base64' as const,
})

/** The bare address of a sender. */
export function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from
}
