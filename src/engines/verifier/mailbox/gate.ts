/**
 * Why a mailbox is not asked for.
 * - `off`: mailbox checks are not switched on. `no-mail`: there is nothing to ask (spelling, domain).
 * - `provider-unverifiable`: the operator answers every recipient alike, or refuses such questions.
 * - `opted-out`: the domain or its owner asked not to be asked. `backing-off`: the operator wants less of us just now.
 */
export type NotAskedWhy = 'off' | 'no-mail' | 'provider-unverifiable' | 'opted-out' | 'backing-off'

/** Operators (ids of the domain check) that accept every recipient and refuse only after DATA. */
const ACCEPTS_ALL = new Set(['yahoo', 'yahoo-japan'])

/** Large free providers, which count such questions as harvesting; nobody unknown may ask them through us. */
const LARGE_FREE = new Set([
  'gmail',
  'outlook',
  'yahoo',
  'yahoo-japan',
  'icloud',
  'gmx',
  'mailru',
  'yandex',
  'tencent-qq',
  'netease',
  'proton',
])

/** RFC 2142: the mailboxes that every domain has, and that are not to be bothered with probes. */
const MANDATORY = new Set(['postmaster', 'abuse'])

export type GateInput = {
  enabled: boolean
  hasHost: boolean
  local: string
  provider: string | null
  /** Nobody is signed in. */
  anonymous: boolean
  optedOut: boolean
  /** The operator of the first host is left alone (Politeness.restsUntil). */
  resting: boolean
}

/** Null when the mailbox may be asked for. What would be most useful to know comes first. */
export function whyNotAsked(input: GateInput): NotAskedWhy | null {
  if (!input.hasHost) return 'no-mail'
  if (!input.enabled) return 'off'
  if (input.optedOut || MANDATORY.has(input.local.toLowerCase())) return 'opted-out'
  const { provider } = input
  if (provider && (ACCEPTS_ALL.has(provider) || (input.anonymous && LARGE_FREE.has(provider))))
    return 'provider-unverifiable'
  return input.resting ? 'backing-off' : null
}
