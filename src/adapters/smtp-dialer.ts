import { connect as netConnect, type Socket } from 'node:net'
import type { SmtpDialer, SmtpFailure } from '@postproof/address/smtp-types'
import { classifyAddress } from '@postproof/engine/addresses'
import { createConnection } from './smtp-dialer/connection.ts'

/** Opens a TCP connection to an address literal; injected by tests that stand in for public addresses. */
export type SmtpDial = (to: { address: string; port: number; sourceAddress: string | null }) => Socket

export type SmtpDialerOptions = {
  /** Default 25; nothing a user types can change it. */
  port?: number
  /** Says whether an address that is not public may be used after all; for tests. */
  allowance?: (address: string) => boolean
  /** Milliseconds for TCP to connect. Default 7000. */
  connectMs?: number
  /** For the banner, which tarpits delay. Default 15000. */
  bannerMs?: number
  /** For each reply after that. Default 10000. */
  replyMs?: number
  /** For the TLS handshake. Default 7000. */
  tlsMs?: number
  dial?: SmtpDial
  now?: () => number
}

const NO_ROUTE = new Set([
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'EAFNOSUPPORT',
  'EACCES',
  'EPERM',
])

const dialDirectly: SmtpDial = ({ address, port, sourceAddress }) =>
  netConnect({
    host: address,
    port,
    noDelay: true,
    ...(sourceAddress ? { localAddress: sourceAddress } : {}),
  })

/**
 * Connects to mail hosts as an SMTP client. Only to address literals, so that no second look-up can lead elsewhere;
 * only to public ones. Every step and the whole are bounded in time, replies in bytes and lines.
 */
export function createSmtpDialer(options: SmtpDialerOptions = {}): SmtpDialer {
  const { port = 25, allowance = () => false, dial = dialDirectly, now = Date.now } = options
  const limits = {
    banner: options.bannerMs ?? 15_000,
    reply: options.replyMs ?? 10_000,
    tls: options.tlsMs ?? 7000,
  }
  return {
    async dial({ host, address, sourceAddress, deadline }) {
      const startedAt = now()
      const failed = (failure: SmtpFailure, detail: string) => ({
        ok: false as const,
        failure,
        detail,
        ms: now() - startedAt,
      })
      const kind = classifyAddress(address)
      if (kind !== 'public' && !allowance(address)) return failed('refused-address', `${address} is ${kind}`)
      const wait = Math.min(options.connectMs ?? 7000, deadline - startedAt)
      if (wait <= 0) return failed('timeout', 'no time left')
      const socket = dial({ address, port, sourceAddress })
      const error = await connected(socket, wait)
      if (error) return failed(failureOf(error), describe(error))
      const connection = createConnection(socket, { host, address, deadline, limits, now })
      return { ok: true, connection, ms: now() - startedAt }
    },
  }
}

/** Undefined when connected; the socket is destroyed otherwise. */
function connected(socket: Socket, wait: number): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const finish = (error?: Error) => {
      clearTimeout(timer)
      socket.off('connect', finish)
      socket.off('error', finish)
      if (error) {
        socket.on('error', () => {})
        socket.destroy()
      }
      resolve(error)
    }
    const timer = setTimeout(() => finish(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), wait)
    socket.once('connect', () => finish())
    socket.once('error', finish)
  })
}

function failureOf(error: Error): SmtpFailure {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ECONNRESET') return 'closed'
  return NO_ROUTE.has(code) ? 'unreachable' : 'refused'
}

function describe(error: Error): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code && !message.includes(code) ? `${code}: ${message}` : message).slice(0, 200)
}
