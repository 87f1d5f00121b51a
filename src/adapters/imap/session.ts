import { isIP } from 'node:net'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import type { ImapFlow } from 'imapflow'
import type { ImapLimits } from './limits.ts'
import { SeedFailure, troubleOf } from './trouble.ts'

export type Credentials = { pass: string } | { accessToken: string }

/** A signed-in connection. One command at a time; after a failure it is closed and every further command fails. */
export type Session = {
  /** RFC 2177. */
  idles(): boolean
  gmail: boolean
  /** Runs one command within its bounds; `octets` is what it may bring. Throws SeedFailure. */
  run<T>(octets: number, work: (client: ImapFlow) => Promise<T>): Promise<T>
  /** Begins IDLE; the next command ends it. `ended` is called when the server ends or refuses it by itself. */
  idle(ended: () => void): void
  /** Lines so far that were no IMAP and were passed over. */
  unreadable(): number
  /** Called when the number of messages in the open folder changes, and when the connection is gone. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** How often the octets of a command under way, and of a connection at rest, are counted. */
const COUNT_MS = 25
const COUNT_AT_REST_MS = 1000
const GOODBYE_MS = 1000
/** Some servers say odd things; who says more of them than this speaks something else. */
const MAX_UNREADABLE = 50

/** Connects to a checked address and signs in. Throws SeedFailure. */
export async function openSession(
  access: SeedAccess,
  address: string,
  credentials: Credentials,
  context: {
    limits: ImapLimits
    ca: string | string[] | undefined
    signal: AbortSignal
    onClose: () => void
  },
): Promise<Session> {
  const { limits } = context
  const secrets = Object.values(credentials)
  let failure: unknown
  let unreadable = 0
  const onUnreadable = () => {
    unreadable++
    if (unreadable <= MAX_UNREADABLE) return
    failure ??= new SeedFailure({ code: 'protocol', detail: { found: 'not-imap' }, final: false })
    client.close()
  }
  const { ImapFlow: Client } = await import('imapflow')
  const client: ImapFlow = new Client(settingsOf(access, address, credentials, context, onUnreadable))
  let listener = () => {}
  client.on('error', (error: Error) => {
    failure ??= error
  })
  client.on('exists', () => listener())

  const guarded = async <T>(octets: number, ms: number, work: () => Promise<T>): Promise<T> => {
    if (client.isClosed) throw new SeedFailure(troubleOf(failure ?? gone(client), secrets))
    const before = client.stats().received
    let stop: (reason: Error) => void = () => {}
    const stopped = new Promise<never>((_, reject) => {
      stop = (reason) => {
        failure ??= reason
        client.close()
        reject(reason)
      }
    })
    const timer = setTimeout(() => stop(tooLate(ms)), ms)
    const counter = setInterval(() => {
      if (client.stats().received - before > octets) stop(tooMuch(octets))
    }, COUNT_MS)
    try {
      return await Promise.race([work(), stopped])
    } catch (error) {
      // What ended the connection says more than that it ended.
      throw new SeedFailure(troubleOf(client.isClosed ? (failure ?? error) : error, secrets))
    } finally {
      clearTimeout(timer)
      clearInterval(counter)
    }
  }

  let closed = false
  let signedIn = false
  const cancel = () => {
    // A session says goodbye; what is not one yet has nothing to say.
    if (signedIn) setTimeout(() => client.close(), GOODBYE_MS).unref()
    else client.close()
  }
  context.signal.addEventListener('abort', cancel, { once: true })
  const atRest = setInterval(() => countAtRest(), COUNT_AT_REST_MS)
  atRest.unref()
  client.on('close', () => {
    clearInterval(atRest)
    context.signal.removeEventListener('abort', cancel)
    if (!closed) context.onClose()
    closed = true
    listener()
  })
  let resting: number | undefined
  const countAtRest = () => {
    if (resting === undefined || client.stats().received - resting <= limits.chatterBytes) return
    failure ??= tooMuch(limits.chatterBytes)
    client.close()
  }

  try {
    await guarded(limits.chatterBytes, limits.connectMs + limits.greetingMs + limits.commandMs, () =>
      client.connect(),
    )
  } catch (error) {
    client.close()
    throw error
  }
  signedIn = true
  let refusesIdle = false
  return {
    idles: () => !refusesIdle && client.capabilities.has('IDLE'),
    gmail: client.capabilities.has('X-GM-EXT-1'),
    run: (octets, work) => {
      resting = undefined
      return guarded(octets + limits.chatterBytes, limits.commandMs, () => work(client))
    },
    unreadable: () => unreadable,
    idle(ended) {
      resting = client.stats().received
      const answered = client.idle()
      answered.then(
        (outcome) => {
          if (outcome === false && !client.isClosed) refusesIdle = true
          ended()
        },
        () => ended(),
      )
    },
    onChange(heard) {
      listener = heard
    },
    async close() {
      listener = () => {}
      if (!client.isClosed) await Promise.race([client.logout().catch(() => {}), after(GOODBYE_MS)])
      client.close()
    },
  }
}

function settingsOf(
  access: SeedAccess,
  address: string,
  credentials: Credentials,
  { limits, ca }: { limits: ImapLimits; ca: string | string[] | undefined },
  onUnreadable: () => void,
) {
  const ignore = () => {}
  return {
    // The address that was checked, and the name for which the certificate must be.
    host: address,
    ...(isIP(access.host) ? {} : { servername: access.host }),
    port: access.port,
    secure: access.security === 'tls',
    doSTARTTLS: access.security === 'tls' ? undefined : access.security === 'starttls',
    auth: { user: access.username, ...credentials },
    tls: { ...(ca === undefined ? {} : { ca }) },
    // Nothing is logged: its lines hold names and addresses. Only here does imapflow tell of what it passes over.
    logger: {
      debug: ignore,
      info: ignore,
      warn: ignore,
      error: (entry: { src?: string; payloadBytes?: number }) => {
        if (entry?.src === 's' && entry.payloadBytes !== undefined) onUnreadable()
      },
    },
    clientInfo: { name: 'Postproof' },
    // What is packed has no bound before it is unpacked.
    disableCompression: true,
    disableAutoIdle: true,
    disableAutoEnable: true,
    disableIMAP4rev2: true,
    disableBinary: true,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: Math.max(600_000, limits.statusEveryMs * 3),
    maxLineLength: limits.maxLine,
    maxLiteralSize: limits.maxLiteral,
    maxResponseSize: limits.maxResponse,
    maxLockHoldTime: 0,
  }
}

const tooLate = (ms: number) =>
  new SeedFailure({ code: 'timeout', detail: { found: 'no-answer', ms }, final: false })
const tooMuch = (octets: number) =>
  new SeedFailure({ code: 'protocol', detail: { found: 'too-much', octets }, final: false })
const gone = (client: ImapFlow) =>
  Object.assign(new Error(client.byeReason || 'the server closed the connection'), {
    reason: client.byeReason,
  })

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
