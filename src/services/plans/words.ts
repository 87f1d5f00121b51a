import { type Message, message } from '@postproof/messages/message'
import type { Quota } from '#contract/billing.ts'

/** Why nothing more can be had now, and from when it can. `signedIn`: whether the caller has an account. */
export function quotaMessage({ metric, limit, used, resets_at }: Quota, signedIn: boolean): Message {
  if (limit === 0) return message(signedIn ? 'quota.none_in_plan' : 'quota.none_for_guests', { metric })
  const counted = { metric, limit: limit ?? used }
  if (limit !== null && limit > used) return message('quota.too_few', { ...counted, left: limit - used })
  if (resets_at === null) return message(signedIn ? 'quota.used' : 'quota.used_by_network', counted)
  const again = { day: resets_at.slice(0, 10), time: resets_at.slice(11, 16) }
  return message(signedIn ? 'quota.used_until' : 'quota.used_by_network_until', { ...counted, ...again })
}
