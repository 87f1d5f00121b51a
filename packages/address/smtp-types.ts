/**
 * What the mailbox check may ask of the world, and what it saw. The verifier is an SMTP client (RFC 5321) that goes
 * as far as RCPT and never sends DATA.
 */

/** A host to ask, in the order in which hosts are tried; its addresses were looked up and judged by the domain check. */
export type ProbeHost = {
  host: string
  /** As in the MX record: lower first. */
  priority: number
  ips: string[]
  /** Registrable domain of the host: one operator's hosts share it, and its limits. */
  operator: string
}

/** Who we say we are. A greylisting server keys on all of it, so a re-check must use the same. */
export type ProbeIdentity = {
  /** EHLO name: the confirmed reverse name of the sending address. */
  helo: string
  /** Envelope sender: a real, monitored address. */
  mailFrom: string
  /** Local address to connect from; null lets the system choose. */
  sourceAddress: string | null
}

export type SmtpStage = 'banner' | 'ehlo' | 'starttls' | 'mail' | 'rcpt' | 'data'

/** One whole reply of a server. */
export type SmtpReply = {
  code: number
  /** RFC 3463 status, e.g. `5.1.1`, when the text begins with one or carries one as `(#5.1.1)`. */
  enhanced: string | null
  /** The lines without codes, joined by a space; control characters replaced. */
  text: string
  /** The lines without their reply codes. */
  lines: string[]
}

/**
 * Why there is no reply.
 * - `refused`, `unreachable`: nobody listens there; this machine has no way there (says nothing about the host).
 * - `refused-address`: the address is not public; nothing was sent. `timeout`: nothing in time.
 * - `closed`: the server hung up. `malformed`: not an SMTP reply, or one too many. `too-long`: over the bounds.
 * - `tls`: the handshake failed. `bad-command`: the line may not be sent (line break, too long); nothing was sent.
 */
export type SmtpFailure =
  | 'refused'
  | 'unreachable'
  | 'refused-address'
  | 'timeout'
  | 'closed'
  | 'malformed'
  | 'too-long'
  | 'tls'
  | 'bad-command'

export type SmtpOutcome =
  | { ok: true; reply: SmtpReply; ms: number }
  | { ok: false; failure: SmtpFailure; detail: string; ms: number }

export type DialRequest = {
  /** For SNI and for the record; never resolved. */
  host: string
  /** Address literal to connect to. */
  address: string
  sourceAddress: string | null
  /** Unix milliseconds after which every step of this connection fails with `timeout`. */
  deadline: number
}

/** What a handshake agreed on, e.g. `TLSv1.3`, and the certificates that the server sent, in DER, its own first. */
export type TlsSession = { version: string; cipher: string; chain: Uint8Array[] }

export interface SmtpConnection {
  readonly address: string
  /** The banner. */
  greeting(): Promise<SmtpOutcome>
  /** Sends one line (without its CRLF) and reads its one reply, in `withinMs` at most. Never rejects. */
  command(line: string, withinMs?: number): Promise<SmtpOutcome>
  /** After a 220 to STARTTLS. The certificate is not verified (RFC 7435). */
  secure(): Promise<({ ok: true; ms: number } & TlsSession) | { ok: false; detail: string; ms: number }>
  /** Unix milliseconds after which every step fails; for a connection that is used again. */
  extend(deadline: number): void
  /** Ends the connection at once; safe to call twice. */
  close(): void
}

export interface SmtpDialer {
  /** One connection to one address. Never rejects. */
  dial(
    request: DialRequest,
  ): Promise<
    | { ok: true; connection: SmtpConnection; ms: number }
    | { ok: false; failure: SmtpFailure; detail: string; ms: number }
  >
}
