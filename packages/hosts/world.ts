/**
 * What this package asks of the network: one connection to an address literal on port 25. Implementations bound the time and size
 * of every call, and never reject.
 */

/** One whole reply of a server; control characters are replaced. */
export type HostReply = {
  code: number
  text: string
  /** The lines without their reply codes. */
  lines: string[]
}

/**
 * Why there is no reply.
 * - `refused`, `unreachable`: nothing listens there; this machine has no route (says nothing about the host).
 * - `refused-address`: the address is not public; nothing was sent. `timeout`: nothing in time.
 * - `closed`: the server hung up. `malformed`, `too-long`: not an SMTP reply, or over the bounds.
 * - `tls`: the handshake failed. `bad-command`: the line may not be sent; nothing was sent.
 */
export type HostFailure =
  | 'refused'
  | 'unreachable'
  | 'refused-address'
  | 'timeout'
  | 'closed'
  | 'malformed'
  | 'too-long'
  | 'tls'
  | 'bad-command'

export type HostOutcome =
  | { ok: true; reply: HostReply; ms: number }
  | { ok: false; failure: HostFailure; detail: string; ms: number }

/** What a handshake agreed on, e.g. `TLSv1.3`, and the certificates that the server sent, in DER, its own first. */
export type HostTls = { version: string; cipher: string; chain: Uint8Array[] }

export interface HostConnection {
  /** The banner. */
  greeting(): Promise<HostOutcome>
  /** Sends one line and reads its one reply, in `withinMs` at most. */
  command(line: string, withinMs?: number): Promise<HostOutcome>
  /** The TLS handshake with the host's name as SNI. Any certificate is taken: judging it comes later. */
  secure(): Promise<({ ok: true; ms: number } & HostTls) | { ok: false; detail: string; ms: number }>
  close(): void
}

export interface HostDialer {
  /** `deadline`: Unix milliseconds after which every step fails with `timeout`. */
  dial(request: {
    host: string
    address: string
    sourceAddress: string | null
    deadline: number
  }): Promise<
    | { ok: true; connection: HostConnection; ms: number }
    | { ok: false; failure: HostFailure; detail: string; ms: number }
  >
}
