import type { Session } from '@postproof/spam-test/types'
import type { Reply } from './replies.ts'

export type Recognition =
  | { ok: true; id: string }
  /** `text` is a sentence for the sender; `enhanced` after RFC 3463, e.g. `5.1.1`. */
  | { ok: false; code: 450 | 550 | 551 | 552 | 553; enhanced: string; text: string }

/** Thrown by `accept` for a message that is refused for what is in it. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
  readonly reply: Reply
  constructor(reply: Reply) {
    super(reply.text)
    this.reply = reply
  }
}

/** A message and how it came. `raw` counts against `maxBuffered` until `accept` settles. */
export type ReceivedMail = {
  ids: string[]
  raw: Buffer
  session: Session
  /** Id of the connection, as it stands in the log. */
  connection: string
}

/** The part of pino that is used. Addresses are logged at `debug` only, bodies never. */
export type ReceiverLog = {
  debug(facts: object, text: string): void
  info(facts: object, text: string): void
  warn(text: string): void
  error(facts: object, text: string): void
}

export type ReceiverOptions = {
  /**
   * `lmtp` (RFC 2033): the client is a mail server of ours that passes on what others gave it, so that its address is never
   * that of the sender, and every recipient gets an answer of its own. Default `smtp`.
   */
  protocol?: 'smtp' | 'lmtp'
  host: string
  /** 0 takes any free port. */
  port: number
  /** A Unix socket to listen at, in place of host and port: who may enter its folder may connect. Default none. */
  path?: string
  /** The name in the greeting, in the answer to EHLO and in the session. */
  hostname: string
  /** PEM; null makes a self-signed certificate. */
  tls: { key: string; cert: string } | null
  /** Judges a recipient. */
  recognize: (address: string) => Recognition | Promise<Recognition>
  /** Resolves when the message is durable. MessageRefused is answered as it says, any other rejection with 451 and logged. */
  accept: (mail: ReceivedMail) => Promise<void>
  /** Asked at each connection, MAIL and DATA: true while nothing new may be taken from there. Default never. */
  overloaded?: (address: string | null) => boolean
  /** Asked at each MAIL: why nothing may be taken from there now, a sentence for the sender; else null. Default never. */
  limited?: (by: { network: string | null; domain: string | null }) => string | null | Promise<string | null>
  log: ReceiverLog
  /** Octets of one message. Default 25 MiB. */
  maxSize?: number
  /** Octets that messages under way may hold in memory together, of which a network has a share; beyond it 452. Default 256 MiB. */
  maxBuffered?: number
  /** Connections at once. Default 500. */
  maxClients?: number
  /** Connections at once from one network while there is room: see networksOf. Trusted relays are exempt. Default 50. */
  maxClientsPerAddress?: number
  /** Loopback is exempt from the limits of networks. Default true. */
  exemptLoopback?: boolean
  /** Commands without a message in between. Default 200. */
  maxCommands?: number
  /** Default 20. */
  maxRecipients?: number
  /** Milliseconds of silence. Default 60,000. */
  idleMs?: number
  /** Milliseconds of one connection. Default 15 minutes. */
  sessionMs?: number
  /** Addresses or networks of load balancers that must send a PROXY header. Default none. */
  proxyProtocol?: string[]
  /** Addresses or networks of relays whose Received line names the true client. Default none. */
  trustedRelays?: string[]
  /** Waits 100 ms before the greeting; who talks in that time is a spam program. Default true. */
  greetingDelay?: boolean
  /** Unix milliseconds. Default Date.now. */
  now?: () => number
}

/** The options with every default filled in. */
export type ReceiverSettings = Required<ReceiverOptions>

export type Receiver = {
  /** Rejects when the port cannot be had. */
  listen(): Promise<{ port: number }>
  /** Resolves when no message is under way any more: at most a few seconds, and as long as `accept` takes. */
  close(): Promise<void>
  /** Connections at this moment. */
  connections(): number
}
