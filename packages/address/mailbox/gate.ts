import { consumerProvider } from './consumers.ts'

/**
 * Why a mailbox is not asked for.
 * - `off`: mailbox checks are not switched on. `no-mail`: there is nothing to ask (spelling, domain).
 * - `provider-unverifiable`: the operator answers every recipient alike, or refuses such questions.
 * - `accounts-only`: a large consumer provider, asked for accounts where the operator of this instance lets them.
 * - `crowded`: more is asked of it just now than the operator of this instance allows.
 * - `opted-out`: the domain or its owner asked not to be asked. `backing-off`: the operator wants less of us just now.
 */
export type NotAskedWhy =
  | 'off'
  | 'no-mail'
  | 'provider-unverifiable'
  | 'accounts-only'
  | 'crowded'
  | 'opted-out'
  | 'backing-off'

/** Large free providers, which count such questions as harvesting or answer all alike: they are never asked. */
const NEVER_ASKED = new Set(['yahoo-japan', 'mailru', 'yandex', 'tencent-qq', 'netease', 'proton'])

/** RFC 2142: the mailboxes that every domain has, and that are not to be bothered with probes. */
const MANDATORY = new Set(['postmaster', 'abuse'])

export type GateInput = {
  enabled: boolean
  hasHost: boolean
  local: string
  provider: string | null
  /** It is asked for an account, which the operator lets ask the large consumer providers. */
  asksConsumers: boolean
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
  if (provider && NEVER_ASKED.has(provider)) return 'provider-unverifiable'
  if (consumerProvider(provider) && !input.asksConsumers) return 'accounts-only'
  return input.resting ? 'backing-off' : null
}
