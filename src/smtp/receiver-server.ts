import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { canonicalAddress } from '@postproof/engine/addresses'
import { networkList } from '@postproof/engine/networks/network-list'
import { isLoopback } from '@postproof/engine/networks/networks'
import { createShares, type Hold, type Shares } from '@postproof/engine/networks/shares'
import type { Session } from '@postproof/spam-test/types'
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from 'smtp-server'
import { type Host, type Origin, ReceiverConnection, refusal } from './connection.ts'
import { readProxyHeader } from './proxy-header.ts'
import * as replies from './replies.ts'
import type { SelfSigned } from './self-signed.ts'
import { MessageRefused, type ReceiverSettings } from './types.ts'

const COMMAND_LINE = 4096
const CLOSE_MS = 5000
const disabled = ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL']

/** The connections of one receiver and what they share. */
export class ReceiverServer extends SMTPServer implements Host {
  readonly settings: ReceiverSettings
  /** Octets of the messages under way. */
  readonly #octets: Shares
  readonly #slots: Shares
  readonly isTrustedRelay: (address: string) => boolean
  #isBalancer: (address: string) => boolean
  #bySession = new WeakMap<SMTPServerSession, ReceiverConnection>()
  #ids = new WeakMap<SMTPServerAddress, string>()
  #storing = new Set<Promise<void>>()

  constructor(settings: ReceiverSettings, tls: SelfSigned | null) {
    const lmtp = settings.protocol === 'lmtp'
    super({
      name: settings.hostname,
      lmtp,
      ...(tls ? { key: tls.key, cert: tls.cert } : {}),
      size: settings.maxSize,
      hideENHANCEDSTATUSCODES: false,
      disableReverseLookup: true,
      // LMTP does not leave the machine.
      disabledCommands: [...disabled, ...(lmtp ? ['STARTTLS'] : [])],
      heloResponse: '%s',
      // Real senders have odd bounce addresses; refusing them here would leave them without a report.
      lenientAddressParsing: true,
      logger: false,
      maxRecipients: settings.maxRecipients,
      maxCommandLength: COMMAND_LINE,
      socketTimeout: settings.idleMs,
      closeTimeout: CLOSE_MS,
    })
    this.settings = settings
    this.#octets = createShares({ total: settings.maxBuffered })
    this.#slots = createShares({ total: settings.maxClients, most: settings.maxClientsPerAddress })
    this.isTrustedRelay = networkList(settings.trustedRelays)
    this.#isBalancer = networkList(settings.proxyProtocol)
    // Clients that get 421 need a socket too, but not without bound.
    this.server.maxConnections = settings.maxClients * 2 + 50
  }

  override connect(socket: Socket, options?: unknown): void {
    const origin = (options as { origin?: Origin } | undefined)?.origin
    const connection = new ReceiverConnection(this, socket, origin ?? this.#direct(socket))
    this.#bySession.set(connection.session, connection)
    this.connections.add(connection)
    connection.on('error', (error) => this._onError(error))
    connection.init()
  }

  #direct(socket: Socket): Origin {
    return {
      id: connectionId(),
      address: this.#byLmtp ? null : (canonicalAddress(socket.remoteAddress ?? '') ?? null),
      viaProxy: false,
    }
  }

  /** Gives a connection a slot until it drops it, or answers why it is one too many. */
  enter({ origin }: ReceiverConnection): { slot: Hold } | { refusal: replies.Reply } {
    if (this.settings.overloaded(origin.address)) return { refusal: replies.overloaded }
    const slot = this.#slots.of(this.#sharer(origin))
    const short = slot.take(1)
    if (!short) return { slot }
    return { refusal: short === 'all' ? replies.tooManyClients : replies.tooManyFromNetwork }
  }

  /** For the octets of one message. */
  room({ origin }: ReceiverConnection): Hold {
    return this.#octets.of(this.#sharer(origin))
  }

  /** Whose share it is; null: many senders share a relay's address, and loopback is the machine itself. */
  #sharer({ address }: Origin): string | null {
    if (address === null || this.isTrustedRelay(address)) return null
    return this.settings.exemptLoopback && isLoopback(address) ? null : address
  }

  /** Its client is a relay, whose own address says nothing of a sender. */
  get #byLmtp(): boolean {
    return this.settings.protocol === 'lmtp'
  }

  override onConnect(_session: SMTPServerSession, callback: (error?: Error | null) => void): void {
    callback()
  }

  override onMailFrom(
    sender: SMTPServerAddress,
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ): void {
    const connection = this.#bySession.get(session)
    const address = connection?.origin.address ?? null
    // A relay's address is that of many senders.
    const network = address !== null && this.isTrustedRelay(address) ? null : address
    const domain = sender.address.split('@')[1] ?? null
    const judge = async () => {
      const limited = await this.settings.limited({ network, domain })
      if (this.settings.overloaded(address)) return refusal(replies.noRoom)
      return limited === null ? null : refusal(replies.limited(limited))
    }
    this.#judged(judge, (error) => connection?.answer(() => callback(error)))
  }

  /** What cannot be judged is a failure of ours, so the client gets 4xx and tries again. */
  #judged(judge: () => Promise<Error | null>, callback: (error: Error | null) => void): void {
    judge()
      .catch((error: unknown) => refusal(this.bug(error)))
      .then(callback)
  }

  override onRcptTo(
    recipient: SMTPServerAddress,
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ): void {
    const judge = async () => {
      const known = await this.settings.recognize(recipient.address)
      if (known.ok) {
        this.#ids.set(recipient, known.id)
        this.#bySession.get(session)?.recipientTaken()
        return null
      }
      this.settings.log.debug({ recipient: recipient.address, code: known.code }, 'recipient refused')
      return refusal(/^postmaster(@|$)/i.test(recipient.address) ? replies.noPostmaster : known)
    }
    this.#judged(judge, callback)
  }

  override onData(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    callback: (error: Error | null, text?: string | (string | Error)[]) => void,
  ): void {
    this.#bySession.get(session)?.receive(stream, callback)
  }

  /** `received` when the message is durable. A failure of the store is ours, so the client gets 4xx and retries. */
  async accept(
    connection: ReceiverConnection,
    recipients: SMTPServerAddress[],
    raw: Buffer,
    session: Session,
  ): Promise<replies.Reply> {
    const ids = new Set(
      recipients.map((recipient) => this.#ids.get(recipient)).filter((id) => id !== undefined),
    )
    const { log, now } = this.settings
    const facts = {
      connection: connection.id,
      octets: raw.length,
      recipients: ids.size,
      tls: session.tls !== null,
    }
    const storing = (async () =>
      this.settings.accept({ ids: [...ids], raw, session, connection: connection.id }))()
    const settled = storing.catch(() => undefined)
    this.#storing.add(settled)
    try {
      await storing
      log.info({ ...facts, ms: now() - session.receivedAt }, 'message received')
      return replies.received
    } catch (error) {
      if (error instanceof MessageRefused) {
        log.info(facts, 'message refused')
        return error.reply
      }
      log.error({ ...facts, err: error }, 'message not stored, the sender is asked to try again')
      return isFull(error) ? replies.diskFull : replies.notStored
    } finally {
      this.#storing.delete(settled)
    }
  }

  /** The message is not taken, and nothing is lost: the sender keeps it. */
  bug(error: unknown): replies.Reply {
    this.settings.log.error(
      { err: error },
      'a message could not be handled, the sender is asked to try again',
    )
    return replies.notStored
  }

  override _expectsProxyHeader(socket: Socket): boolean {
    return !this.#byLmtp && this.#isBalancer(socket.remoteAddress ?? '')
  }

  override _handleProxy(
    socket: Socket,
    callback: (error: Error | null, options?: { id: string; origin: Origin }) => void,
  ): void {
    const origin = this.#direct(socket)
    if (!this._expectsProxyHeader(socket)) {
      setImmediate(() => callback(null, { id: origin.id, origin }))
      return
    }
    takeProxyHeader(socket, (error, source) => {
      if (error) this.settings.log.warn('a load balancer opened a connection without a PROXY header')
      const address = source ? (canonicalAddress(source.address) ?? null) : null
      callback(null, {
        id: origin.id,
        origin: { id: origin.id, address, remotePort: source?.port, viaProxy: true },
      })
    })
  }

  /** Stops listening, lets messages under way finish for a few seconds, and waits until all are stored. */
  shutDown(): Promise<void> {
    return new Promise((resolve) => {
      this.close(async () => {
        await Promise.all(this.#storing)
        resolve()
      })
      for (const connection of [...this.connections] as ReceiverConnection[]) {
        if (connection.isIdle) connection.say(replies.shuttingDown)
      }
    })
  }
}

/** RFC 5321, 4.2.3: 452 is insufficient system storage. The spool refuses by itself what would fill the disk. */
function isFull(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || name === 'SpoolRefusal'
}

function connectionId(): string {
  return randomBytes(8).toString('hex')
}

type ProxySource = { address: string; port: number } | null

/** Reads the header off a fresh socket and puts back what came behind it. Closing and time-out are the caller's guard. */
function takeProxyHeader(socket: Socket, done: (error: Error | null, source: ProxySource) => void): void {
  let bytes = Buffer.alloc(0)
  const finish = (error: Error | null, source: ProxySource) => {
    socket.off('readable', read).off('error', fail).off('close', fail).off('end', fail)
    if (error) {
      socket.on('error', () => undefined)
      socket.destroy()
    }
    done(error, source)
  }
  const fail = () => finish(new Error('no PROXY header'), null)
  const read = () => {
    for (let chunk = socket.read() as Buffer | null; chunk !== null; chunk = socket.read() as Buffer | null) {
      bytes = Buffer.concat([bytes, chunk])
      const header = readProxyHeader(bytes)
      if (header.state === 'more') continue
      if (header.state !== 'ok') return fail()
      if (bytes.length > header.used) socket.unshift(bytes.subarray(header.used))
      return finish(null, header.source)
    }
  }
  socket.on('readable', read).on('error', fail).on('close', fail).on('end', fail)
}
