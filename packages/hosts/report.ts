import type { RecordFinding } from '@postproof/records/record/report'
import type { CertificateReport } from './certificate.ts'
import type { TlsaMatch } from './dane.ts'
import type { Probe } from './probe.ts'

/** What is asked about the mail servers of a domain, and the shape of the answer. */

export type HostsQuestion = {
  domain: string
  /** In the order of preference, with their public addresses. Those without an address are left out. */
  hosts: { host: string; addresses: string[] }[]
  policy: HostPolicy
  /** Whether the SPF record lets the mail servers send, so that receivers ask for their reverse names. */
  sends: boolean
}

/** The MTA-STS policy of the domain; `unknown`: it was not answered. */
export type HostPolicy =
  | { state: 'none' | 'unknown' }
  | { state: 'found'; mode: 'enforce' | 'testing' | 'none'; patterns: string[] }

/**
 * - `passes`: a sender that enforces the policy delivers. `pattern`: the policy does not name the host.
 * - `no-tls`, `certificate`: it cannot deliver for that reason. `unknown`: the host did not say.
 */
export type PolicyResult = 'passes' | 'pattern' | 'no-tls' | 'certificate' | 'unknown'

/** `secure`: DNSSEC covers the records on the way (RFC 7672, 2.2); null when that is not known. */
export type HostDane = { match: TlsaMatch | 'unasked'; secure: boolean | null; count: number }

/** One mail server, as facts. */
export type HostReport = Omit<Probe, 'tls'> & {
  host: string
  addresses: string[]
  reverse: ReverseName[]
  tls: { version: string; cipher: string } | null
  certificate: CertificateReport | null
  /** Null without a policy. */
  policy: PolicyResult | null
  /** Null without a TLSA record, or where that was not answered. */
  dane: HostDane | null
  /** Whether the question for TLSA records got an answer. */
  tlsaAnswered: boolean
}

/** `confirmed`: the name leads back to the address; null when the DNS did not say. */
export type ReverseName = { address: string; name: string | null; confirmed: boolean | null }

export type HostsReport = { servers: HostReport[]; findings: RecordFinding[] }
