import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { BoundedBuffer } from '@postproof/engine/networks/bounded-buffer'
import type { Hold } from '@postproof/engine/networks/shares'
import type { Session } from '@postproof/spam-test/types'
import type { SMTPServer, SMTPServerAddress, SMTPServerDataStream } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'
import type { Tls } from './relay.ts'
import * as replies from './replies.ts'
import { sessionOf } from './session.ts'
import { octetsLine, Transcript } from './transcript.ts'
import type { ReceiverSettings } from './types.ts'

/** How a connection came in. `address` is null when a trusted balancer did not tell the client's. */
export type Origin = { id: string; address: string | null; remotePort?: number; viaProxy: boolean }

/** The server of a connection, as the connection knows it. */
export interface Host extends SMTPServer {
  readonly settings: ReceiverSettings
  readonly isTrustedRelay: (address: string) => boolean
  /** Gives a connection a slot until it drops it, or answers why it is one too many. */
  enter(connection: ReceiverConnection): { slot: Hold } | { refusal: replies.Reply }
  /** For the octets of one message. */
  room(connection: ReceiverConnection): Hold
  accept(
    connection: ReceiverConnection,
    recipients: SMTPServerAddress[],
    raw: Buffer,
    session: Session,
  ): Promise<replies.Reply>
  bug(error: unknown): replies.Reply
}

/** Beyond this many times the allowed size a client is cut off instead of read to its end. */
const MAX_OVERRUN = 4
const GREETING_DELAY = 100
const ENHANCED = /^[245]\.\d{1,3}\.\d{1,3}$/

/**
 * One SMTP session: `smtp-server`'s, with the dialogue written down, our words, and bounds on the number of
 * commands and on the time. The overridden methods are those of the pinned version 3.21.6.
 */
export class ReceiverConnection extends SMTPConnection {
  readonly origin: Origin
  #receiver: Host
  #transcript = new Transcript()
  #commands = 0
  #clock: NodeJS.Timeout | undefined
  #storing = false
  #goingOn = false
  #slot: Hold | undefined
  /** RCPT commands that were answered with 250 since MAIL; by LMTP as many answers are due after the message. */
  #taken = 0

  constructor(server: Host, socket: Socket, origin: Origin) {
    super(server, socket, {
      id: origin.id,
      remoteAddress: origin.address ?? undefined,
      remotePort: origin.remotePort,
    })
    this.origin = origin
    this.#receiver = server
  }

  /** Greets after the early-talker delay, or refuses for the number of connections. */
  override init(): void {
    this._setListeners(() => {
      const entered = this.#receiver.enter(this)
      if ('refusal' in entered) {
        this.say(entered.refusal)
        return
      }
      this.#slot = entered.slot
      const { greetingDelay, sessionMs } = this.#receiver.settings
      this.#clock = setTimeout(() => this.#timeIsUp(), sessionMs)
      this.#clock.unref()
      if (!greetingDelay) setImmediate(() => this.connectionReady())
      else setTimeout(() => this.connectionReady(), GREETING_DELAY).unref()
    })
  }

  override _onClose(): void {
    clearTimeout(this.#clock)
    this.#slot?.drop()
    super._onClose()
  }

  #timeIsUp(): void {
    // A message that is being stored gets its answer first; without it the client would send it again.
    if (!this.#storing) {
      this.say(replies.sessionTooLong)
      return
    }
    this.#clock = setTimeout(() => this.#timeIsUp(), 1000)
    this.#clock.unref()
  }

  /** Nothing of a message is under way: closing now loses nothing. */
  get isIdle(): boolean {
    return !this._dataStream && !this.#storing
  }

  /**
   * Runs a command's callback: at once, except inside the call that goes on after a message. There `smtp-server`
   * forgets where it was if a second pipelined message ends within that same call.
   */
  answer(callback: () => void): void {
    if (this.#goingOn) setImmediate(callback)
    else callback()
  }

  /** Called before each RCPT that is answered with 250. */
  recipientTaken(): void {
    this.#taken += 1
  }

  override _resetSession(): void {
    super._resetSession()
    this.#taken = 0
  }

  say(reply: replies.Reply): void {
    this.send(reply.code, reply.text, reply.enhanced)
  }

  override send(code: number, data?: string | string[] | null, context?: string | false): void {
    let text = data
    let status = context
    if (typeof data === 'string' && !(typeof context === 'string' && ENHANCED.test(context))) {
      const words = this.#words(code, data)
      text = words.text
      status = words.enhanced ?? context
    }
    if (!this._upgrading) this.#note(code, text, status)
    this.#gatherReplies(code)
    super.send(code, text, status)
  }

  /** The replies to pipelined commands leave in one packet; the one to STARTTLS must leave before the handshake. */
  #gatherReplies(code: number): void {
    const socket = this._socket
    if (code === 220) while (socket.writableCorked > 0) socket.uncork()
    if (code === 220 || this._upgrading || socket.writableCorked > 0) return
    socket.cork()
    process.nextTick(() => socket.uncork())
  }

  /** An error given to `smtp-server`'s callbacks carries its status code in front of its text: see `refusal`. */
  #words(code: number, text: string): { text: string; enhanced?: string } {
    const space = text.indexOf(' ')
    const first = text.slice(0, space)
    if (code >= 400 && ENHANCED.test(first)) return { enhanced: first, text: text.slice(space + 1) }
    return replies.worded(code, text, this.#receiver.settings.maxSize)
  }

  override _getEnhancedStatusCode(code: number, context?: string | false): string {
    if (typeof context === 'string' && ENHANCED.test(context)) return context
    return super._getEnhancedStatusCode(code, context)
  }

  #note(code: number, data: string | string[] | null | undefined, context: string | false | undefined): void {
    const enhanced = this._getEnhancedStatusCode(code, context)
    const lines = Array.isArray(data) ? data : [data ?? '']
    const at = this.#receiver.settings.now()
    for (const [i, line] of lines.entries()) {
      const start = `${code}${i < lines.length - 1 ? '-' : ' '}${enhanced ? `${enhanced} ` : ''}`
      this.#transcript.add('out', start + line, at)
    }
  }

  override _onCommand(command: Buffer, callback?: () => void): void {
    const line = command.toString()
    if (!this._upgrading) {
      if (/^mail/i.test(line)) this.#transcript.mailBegins()
      this.#transcript.add('in', line, this.#receiver.settings.now())
      this.#commands += 1
    }
    if (this.#commands > this.#receiver.settings.maxCommands) {
      this.say(replies.tooManyCommands)
      return
    }
    super._onCommand(command, callback)
  }

  /** Keeps the address as the client wrote it: `smtp-server` turns A-labels into U-labels. */
  override _parseAddressCommand(name: string, command: Buffer | string) {
    const parsed = super._parseAddressCommand(name, command)
    if (!parsed) return parsed
    const path = /<([^<>]*)>/.exec(command.toString())?.[1] ?? ''
    // RFC 5321, appendix C: a source route in front of the address is dropped.
    parsed.address = path.replace(/^@[^\s:]+:/, '')
    return parsed
  }

  /** RFC 5321, 3.5.3: refusing to expand lists is allowed and says nothing about who exists. */
  handler_EXPN(_command: Buffer, callback: () => void): void {
    this.send(502, 'There are no lists here')
    callback()
  }

  override handler_HELP(_command: Buffer, callback: () => void): void {
    this.send(214, 'Send a mail to a test address and read its report; for the protocol see RFC 5321')
    callback()
  }

  /** The last moment to refuse before the octets come: what began before is taken. */
  override handler_DATA(command: Buffer, callback: () => void): void {
    if (this.session.envelope.rcptTo.length && this.#receiver.settings.overloaded(this.origin.address)) {
      this.say(replies.noRoom)
      callback()
    } else super.handler_DATA(command, callback)
  }

  /** Takes one message off the line; `done` makes `smtp-server` answer and go on. */
  receive(
    stream: SMTPServerDataStream,
    done: (error: Error | null, text?: string | (string | Error)[]) => void,
  ): void {
    const { maxSize } = this.#receiver.settings
    const buffer = new BoundedBuffer(maxSize, this.#receiver.room(this))
    stream.on('data', (chunk: Buffer) => {
      buffer.add(chunk)
      if (stream.byteLength > maxSize * MAX_OVERRUN) this.#cutOff()
    })
    stream.on('error', () => buffer.release())
    stream.on('end', () => {
      this.#storing = true
      const storing = this.#store(buffer, stream.byteLength).catch((error) => this.#receiver.bug(error))
      storing.then((reply) => {
        this.#storing = false
        buffer.release()
        this.#goingOn = true
        const answer = reply.code === 250 ? reply.text : refusal(reply)
        if (this.#byLmtp)
          done(
            null,
            Array.from({ length: this.#taken }, () => answer),
          )
        else if (typeof answer === 'string') done(null, answer)
        else done(answer)
        this.#goingOn = false
        this.#transcript.mailEnds()
        if (reply.code === 250) this.#commands = 0
      })
    })
  }

  get #byLmtp(): boolean {
    return this.#receiver.settings.protocol === 'lmtp'
  }

  #cutOff(): void {
    if (this._closing) return
    this.say(replies.tooLarge(this.#receiver.settings.maxSize))
    this.close()
  }

  async #store(buffer: BoundedBuffer, octets: number): Promise<replies.Reply> {
    const { maxSize, now } = this.#receiver.settings
    const receivedAt = now()
    this.#transcript.add('in', octetsLine(octets), receivedAt)
    this.#transcript.add('in', '.', receivedAt)
    if (buffer.failure === 'too-large') return replies.tooLarge(maxSize)
    if (buffer.failure === 'no-room') return replies.noRoom
    // The answer belongs to the dialogue, and a report exists only if this is the answer.
    const { code, enhanced, text } = replies.received
    const answer = { dir: 'out' as const, line: `${code} ${enhanced} ${text}`, at: receivedAt }
    const answers = Array.from({ length: this.#byLmtp ? this.#taken : 1 }, () => answer)
    const transcript = [...this.#transcript.lines(), ...answers]
    const raw = buffer.octets()
    const { mailFrom, rcptTo, smtpUtf8 } = this.session.envelope
    const session = sessionOf(
      {
        address: this.origin.address,
        viaProxy: this.origin.viaProxy,
        byLmtp: this.#byLmtp,
        helo: this.hostNameAppearsAs || null,
        mailFrom: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map((recipient) => recipient.address),
        tls: this.#tls(),
        smtputf8: smtpUtf8 ?? false,
        transcript,
        receivedAt,
        hostname: this.name,
      },
      raw,
      this.#receiver.isTrustedRelay,
    )
    return this.#receiver.accept(this, rcptTo, raw, session)
  }

  #tls(): Tls | null {
    if (!(this._socket instanceof TLSSocket)) return null
    return { version: this._socket.getProtocol() ?? 'TLS', cipher: this._socket.getCipher().name }
  }
}

/** A reply as an error for `smtp-server`'s callbacks. */
export function refusal(reply: replies.Reply): Error {
  return Object.assign(new Error(`${reply.enhanced} ${reply.text}`), { responseCode: reply.code })
}
