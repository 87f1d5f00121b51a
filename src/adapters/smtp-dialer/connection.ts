import { isIP, type Socket } from 'node:net'
import { type DetailedPeerCertificate, type TLSSocket, connect as tlsConnect } from 'node:tls'
import { createReplyReader, type ReplyReader } from '@postproof/address/mailbox/reply-reader'
import type { SmtpConnection, SmtpFailure, SmtpOutcome, TlsSession } from '@postproof/address/smtp-types'

export type ConnectionOptions = {
  host: string
  address: string
  /** Unix milliseconds. */
  deadline: number
  /** Milliseconds for each step. */
  limits: { banner: number; reply: number; tls: number }
  now: () => number
}

/** RFC 5321, 4.5.3.1.4: 512 octets; SMTPUTF8 and long paths need more. */
const LONGEST_COMMAND = 1000

type Waiting = { startedAt: number; timer: NodeJS.Timeout; done: (outcome: SmtpOutcome) => void }

/** One connection, one command at a time. After the first failure every later step fails the same way. */
export function createConnection(plain: Socket, options: ConnectionOptions): SmtpConnection {
  const { now, limits } = options
  let deadline = options.deadline
  let socket = plain
  let reader: ReplyReader = createReplyReader()
  let waiting: Waiting | undefined
  let broken: { failure: SmtpFailure; detail: string } | undefined

  const settle = (outcome: { reply: Extract<SmtpOutcome, { ok: true }>['reply'] } | typeof broken) => {
    const one = waiting
    if (!one) return
    waiting = undefined
    clearTimeout(one.timer)
    const ms = now() - one.startedAt
    if (outcome && 'reply' in outcome) one.done({ ok: true, reply: outcome.reply, ms })
    else one.done({ ok: false, ...(outcome ?? { failure: 'closed', detail: 'closed' }), ms })
  }
  const breakWith = (failure: SmtpFailure, detail: string) => {
    broken ??= { failure, detail }
    socket.destroy()
    settle(broken)
  }
  const look = () => {
    if (!waiting) return
    const read = reader.next()
    if (read === undefined) return
    if ('failure' in read) breakWith(read.failure, read.detail)
    else settle(read)
  }
  const onData = (bytes: Buffer) => {
    reader.push(bytes)
    // A server that talks without being asked may not fill memory: the reader has its bound, and then we hang up.
    if (waiting) look()
    else if (reader.overflowed) breakWith('too-long', 'unasked replies without end')
  }
  const onEnd = () => {
    // What arrived before the end may be the reply.
    look()
    breakWith('closed', 'the server closed the connection')
  }
  const onError = (error: Error) => {
    look()
    breakWith('closed', (error as NodeJS.ErrnoException).code ?? error.message.slice(0, 100))
  }
  const listen = (to: Socket) => {
    to.on('data', onData)
    to.on('end', onEnd)
    to.on('close', onEnd)
    to.on('error', onError)
  }
  listen(plain)

  const nextReply = (step: number): Promise<SmtpOutcome> =>
    new Promise((done) => {
      const startedAt = now()
      const wait = Math.max(1, Math.min(step, deadline - startedAt))
      const timer = setTimeout(() => breakWith('timeout', `no reply in ${wait} ms`), wait)
      waiting = { startedAt, timer, done }
      look()
      if (broken) settle(broken)
    })

  return {
    address: options.address,
    greeting: () => nextReply(limits.banner),
    command(line, within = limits.reply) {
      if (!isSendable(line)) return failed({ failure: 'bad-command', detail: 'line break or too long' })
      // Said before it was asked: 421 is a goodbye, everything else would be taken for the answer to this command.
      if (reader.pending) {
        const early = reader.next()
        const goodbye = early && 'reply' in early && early.reply.code === 421
        if (goodbye) return Promise.resolve({ ok: true, reply: early.reply, ms: 0 })
        breakWith('malformed', 'a reply that nobody asked for')
      }
      if (broken) return failed(broken)
      socket.write(`${line}\r\n`)
      return nextReply(Math.min(within, limits.reply))
    },
    async secure() {
      const startedAt = now()
      // Replies sent ahead of the handshake in the clear are not the server's word (RFC 3207, 6).
      if (reader.pending) {
        breakWith('malformed', 'replies before the handshake')
        return { ok: false, detail: 'replies before the handshake', ms: 0 }
      }
      if (broken) return { ok: false, detail: broken.detail, ms: 0 }
      plain.off('data', onData).off('end', onEnd).off('close', onEnd).off('error', onError)
      const wait = Math.max(1, Math.min(limits.tls, deadline - startedAt))
      const shaken = await handshake(plain, options.host, wait)
      const ms = now() - startedAt
      if ('error' in shaken) {
        broken = { failure: 'tls', detail: shaken.error }
        return { ok: false, detail: shaken.error, ms }
      }
      reader = createReplyReader()
      socket = shaken.socket
      listen(socket)
      return { ok: true, ...shaken.session, ms }
    },
    extend(until) {
      deadline = until
    },
    close() {
      broken ??= { failure: 'closed', detail: 'closed by us' }
      socket.destroy()
      settle(broken)
    },
  }
}

function isSendable(line: string): boolean {
  return !/[\r\n\0]/.test(line) && Buffer.byteLength(line) <= LONGEST_COMMAND
}

function failed(why: { failure: SmtpFailure; detail: string }): Promise<SmtpOutcome> {
  return Promise.resolve({ ok: false, ...why, ms: 0 })
}

/**
 * Opportunistic: any certificate, version and cipher will do, for without TLS there would be none at all (RFC 7435).
 * Without roots of our own, so that the chain is what the server sent and nothing else.
 */
function handshake(
  plain: Socket,
  host: string,
  wait: number,
): Promise<{ socket: Socket; session: TlsSession } | { error: string }> {
  return new Promise((resolve) => {
    const secured = tlsConnect({
      socket: plain,
      servername: isIP(host) ? '' : host,
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
      ca: [],
    })
    const finish = (error?: string) => {
      clearTimeout(timer)
      secured.off('error', onError)
      secured.off('close', onClose)
      if (error === undefined) return resolve({ socket: secured, session: sessionOf(secured) })
      secured.on('error', () => {})
      plain.on('error', () => {})
      secured.destroy()
      plain.destroy()
      resolve({ error: error.slice(0, 200) })
    }
    const onError = (error: Error) => finish((error as NodeJS.ErrnoException).code ?? error.message)
    const onClose = () => finish('closed during the handshake')
    const timer = setTimeout(() => finish('handshake timed out'), wait)
    secured.on('error', onError)
    secured.on('close', onClose)
    secured.once('secureConnect', () => finish())
  })
}

/** Servers send four certificates at most as a rule; a longer chain is cut. */
const MOST_CERTIFICATES = 10

function sessionOf(socket: TLSSocket): TlsSession {
  const chain: Uint8Array[] = []
  let next: Partial<DetailedPeerCertificate> | undefined = socket.getPeerCertificate(true)
  // The issuer of a self-signed certificate is itself.
  while (next?.raw && chain.length < MOST_CERTIFICATES && !chain.some((one) => next!.raw!.equals(one))) {
    chain.push(next.raw)
    next = next.issuerCertificate
  }
  return { version: socket.getProtocol() ?? 'TLS', cipher: socket.getCipher().name, chain }
}
