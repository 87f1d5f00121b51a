import type { DnsOutcome } from '@postproof/engine/world'
import type { Authoritative } from '../record/authoritative.ts'
import type { SpfClaim } from './claims.ts'
import type { SpfResult, WalkStep } from './walk.ts'

/** What only an SPF report has. Plain data that a page can draw. */

/** One term of the tree that costs a lookup; the root stands for the domain itself and costs nothing. */
export type SpfTreeNode = {
  /** The domain whose record, addresses or hosts the term asks for; null when macros make the name. */
  domain: string | null
  /** As written; empty for the root. */
  term: string
  kind: 'root' | 'include' | 'redirect' | 'a' | 'mx' | 'ptr' | 'exists'
  /** Lookups of this term and everything below it. */
  cost: number
  /** Lookups from the top of the record through this branch to its end. */
  running: number
  /** Void lookups of this term and everything below it. */
  voids: number
  runningVoids: number
  /** This very lookup came back empty. */
  isVoid: boolean
  /** Null when it was not asked for: macros, `ptr`, too many questions, or a branch that is drawn above. */
  outcome: DnsOutcome | null
  /**
   * The record of an include or redirect, its first 1000 characters, fewer where a tree is large; null when there is
   * none, or several.
   */
  record: string | null
  /** Number of SPF records there. */
  records: number
  /** MX hosts of an `mx`. */
  hosts: number
  /** The record of this name is drawn elsewhere already; its cost counts again. */
  repeated: boolean
  /** Leads back to a record above it. */
  loop: boolean
  /** Name of the sending service that an include belongs to. */
  service: string | null
  ttl: number | null
  children: SpfTreeNode[]
}

export type SpfRange = {
  cidr: string
  /** Services that share these addresses among their customers. */
  services: string[]
}

export type SpfAddressSpace = {
  /** Merged ranges; at most MAX_RANGES of them. */
  ranges: SpfRange[]
  /** Number of ranges in all. */
  total: number
  /** Addresses, in decimal: IPv6 counts do not fit into a number. */
  addresses: string
  /** The share of all addresses of the family, 0 to 1. */
  share: number
}

/** What one term of the domain's own record lets pass. */
export type SpfSource = { term: string; service: string | null; ipv4: string; ipv6: string; share: number }

export type SpfTest = {
  ip: string
  sender: string
  helo: string
  domain: string
  result: SpfResult
  /** The evaluator's own words; may quote the domain's explanation. */
  comment: string
  /** Text of the `exp` modifier: written by the domain, not by us. */
  explanation: string | null
  /** From the domain's own record down to the term that matched; null when our walk came to another result. */
  path: { domain: string; term: string }[] | null
  steps: WalkStep[]
  lookups: number
  voids: number
}

/** The record with every name replaced by its present addresses, and what that costs. Never advised by default. */
export type SpfFlattened = {
  value: string
  octets: number
  /** Fits into one record of a usual size. */
  fits: boolean
  ranges: number
  /** Names whose change would break it, and the service behind each. */
  changesWith: { domain: string; service: string | null }[]
  /** Seconds after which the addresses may differ. */
  shortestTtl: number | null
  /** Lookups that the checker counts in it. */
  lookups: number
  /** Terms that cannot be flattened and stay as they are. */
  kept: string[]
}

/** One change of the suggested record. */
export type SpfChange = { code: string; before: string; after: string }

/** A service that could send from a subdomain with a record of its own. */
export type SpfMove = {
  term: string
  /** Lookups that the domain's own record saves, and those that it needs then. */
  saves: number
  left: number
  host: string
  value: string
}

export type SpfDetails = {
  tree: SpfTreeNode | null
  lookups: { count: number; limit: number; complete: boolean; terms: { term: string; cost: number }[] }
  voids: {
    count: number
    limit: number
    /** For receivers that count what one address family alone does not have. */
    ipv4: number
    ipv6: number
    names: { record: string; term: string; name: string }[]
  }
  /** Null while there is no single record. */
  addresses: {
    ipv4: SpfAddressSpace
    ipv6: SpfAddressSpace
    sources: SpfSource[]
    /** Terms whose addresses are not known beforehand. */
    open: { record: string; term: string; why: 'macro' | 'ptr' | 'unanswered' | 'too-many' }[]
  } | null
  test: SpfTest | null
  /** Mails of the domain's owner and of strangers, and what each gets. */
  claims: SpfClaim[]
  flattened: SpfFlattened | null
  /** Services whose mail could go out from a subdomain; none while the record needs no more lookups than allowed. */
  moves: SpfMove[]
  changes: SpfChange[]
  nameServers: Authoritative
  /** Texts at the name that were meant for SPF or Sender ID, and that receivers skip. */
  ignored: string[]
  /** TXT records at the name that have nothing to do with SPF. */
  unrelated: number
  /** The record read here is a draft that was handed in; the published one was not read. */
  draft: boolean
  size: { octets: number; strings: number[] } | null
  cnames: string[]
  /** The AD bit of the answer: means something only behind a local validating resolver. */
  authenticated: boolean
}
