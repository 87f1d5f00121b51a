import { classifyAddress } from '@postproof/engine/addresses'
import type { Session, TranscriptLine } from '@postproof/spam-test/types'
import { clientBehindRelay, type Tls } from './relay.ts'

/** What the connection itself knows when a message is in. */
export type Arrival = {
  /** The address of the client, or null when a trusted balancer did not tell it. */
  address: string | null
  viaProxy: boolean
  /** From a mail server of ours, whatever its address. */
  byLmtp: boolean
  helo: string | null
  mailFrom: string
  recipients: string[]
  tls: Tls | null
  smtputf8: boolean
  transcript: TranscriptLine[]
  receivedAt: number
  hostname: string
}

/**
 * The session as the spam test reads it. Behind a trusted relay, as each client of LMTP is, the client, its HELO name and its TLS are those
 * that the relay wrote down; what it did not write down is unknown, never the relay's own.
 */
export function sessionOf(
  arrival: Arrival,
  raw: Uint8Array,
  isTrustedRelay: (address: string) => boolean,
): Session {
  const { address, viaProxy, byLmtp, ...told } = arrival
  const common = { ...told, source: 'smtp' as const }
  if (!byLmtp && (address === null || !isTrustedRelay(address))) {
    return {
      ...common,
      clientAddress: address,
      addressUnusable: unusable(address),
      addressFrom: address === null ? 'none' : viaProxy ? 'proxy-protocol' : 'connection',
      tlsOffered: true,
    }
  }
  const hop = clientBehindRelay(raw, isTrustedRelay)
  return {
    ...common,
    clientAddress: hop?.address ?? null,
    addressUnusable: unusable(hop?.address ?? null),
    addressFrom: hop ? 'trusted-relay' : 'none',
    helo: hop?.helo ?? null,
    tls: hop?.tls ?? null,
    tlsOffered: null,
  }
}

/** Only a public address can be judged from outside: by SPF, reverse DNS and blacklists. */
function unusable(address: string | null): Session['addressUnusable'] {
  if (address === null) return 'unknown'
  return classifyAddress(address) === 'public' ? null : 'private'
}
