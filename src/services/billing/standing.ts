import type { Interval } from '#contract/billing.ts'
import type { PlanGrant } from '../account-types.ts'

/** What an account has paid for or was given, and the plan that follows from it. Pure: the time is an argument. */

export type Holdings = {
  /** Any order. `planId` null: a price that belongs to none of our plans. */
  subscriptions: {
    id: string
    /** Stripe's: docs.stripe.com/billing/subscriptions/overview, "Subscription statuses". */
    status: string
    planId: string | null
    interval: Interval | null
    periodEnd: Date
    cancelAt: Date | null
    unpaidSince: Date | null
    createdAt: Date
  }[]
  /** Plans paid once. */
  purchases: { planId: string; paid: boolean; refunded: boolean; at: Date }[]
  /** Codes that give a plan by themselves. */
  codes: { planId: string; interval: Interval; redeemedAt: Date }[]
}

export type Standing = {
  grant: PlanGrant
  /** When it must be looked at again though no event comes; null: never. */
  dueAt: Date | null
}

type Subscription = Holdings['subscriptions'][number]
type Known = Subscription & { planId: string }

export const freePlan = 'free'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A renewal is paid within hours of the period's end; an event that has not come by then was lost. */
const EVENT_IS_LOST = 12 * HOUR

const running = new Set(['active', 'trialing'])
const unpaid = new Set(['past_due', 'unpaid', 'paused'])

/**
 * In this order: a paid subscription; one that is past due for less than the grace; a plan bought or given for life; a
 * plan given for a time; nothing. Of several of a kind the newest counts.
 */
export function standingOf(holdings: Holdings, now: Date, graceDays: number): Standing {
  const known = holdings.subscriptions
    .filter((item): item is Known => item.planId !== null)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  const paid = known.find(({ status }) => running.has(status))
  const renewing = known.find(({ status, cancelAt }) => running.has(status) && !cancelAt)
  const late = known.find(({ status }) => unpaid.has(status))
  const graceEnd = late ? endOfGrace(late, graceDays) : null
  const inGrace = late?.status === 'past_due' && graceEnd !== null && graceEnd > now
  const grant =
    (paid && subscribed(paid, renewing)) ??
    (late && inGrace ? pastDue(late) : undefined) ??
    forLife(holdings) ??
    forATime(holdings, now) ??
    (late ? unpaidGrant : undefined) ??
    (known.some(({ status }) => status === 'canceled') ? endedGrant : nothing)
  const tomorrow = new Date(now.getTime() + DAY)
  const lost = paid && new Date((paid.cancelAt ?? paid.periodEnd).getTime() + EVENT_IS_LOST)
  const times = [
    lost && (lost > now ? lost : tomorrow),
    late && tomorrow,
    late && inGrace ? graceEnd : undefined,
    ...holdings.codes.map(endOfCode),
  ]
  return { grant, dueAt: earliestAfter(times, now) }
}

/** Without a time of its own the period's end stands for it. */
const endOfGrace = ({ unpaidSince, periodEnd }: Subscription, days: number) =>
  new Date((unpaidSince ?? periodEnd).getTime() + days * DAY)

/** While another beside it renews, the account is not told that it has canceled. */
const subscribed = ({ planId, interval, status, cancelAt }: Known, renewing?: Known): PlanGrant => ({
  planId,
  interval,
  status: status === 'trialing' ? 'trialing' : 'active',
  renewsAt: renewing?.periodEnd.toISOString() ?? null,
  cancelAt: renewing ? null : (cancelAt?.toISOString() ?? null),
  source: 'stripe',
})

const pastDue = ({ planId, interval, cancelAt }: Known): PlanGrant => ({
  planId,
  interval,
  status: 'past_due',
  renewsAt: null,
  cancelAt: cancelAt?.toISOString() ?? null,
  source: 'stripe',
})

const none = { planId: freePlan, interval: null, renewsAt: null, cancelAt: null, source: 'stripe' } as const
/** Something is owed and the paid limits are gone. */
const unpaidGrant: PlanGrant = { ...none, status: 'past_due' }
const endedGrant: PlanGrant = { ...none, status: 'canceled' }
const nothing: PlanGrant = { ...none, status: 'free' }

/** The newest plan that was bought or given for life, also beside a subscription. */
export function forLife({ purchases, codes }: Pick<Holdings, 'purchases' | 'codes'>): PlanGrant | undefined {
  const bought = purchases
    .filter((item) => item.paid && !item.refunded)
    .map(({ planId, at }) => ({ planId, at, source: 'stripe' as const }))
  const given = codes
    .filter((code) => code.interval === 'lifetime')
    .map(({ planId, redeemedAt }) => ({ planId, at: redeemedAt, source: 'code' as const }))
  const newest = [...bought, ...given].sort((a, b) => b.at.getTime() - a.at.getTime())[0]
  if (!newest) return undefined
  const { planId, source } = newest
  return { planId, interval: 'lifetime', status: 'lifetime', renewsAt: null, cancelAt: null, source }
}

function forATime({ codes }: Holdings, now: Date): PlanGrant | undefined {
  const open = codes
    .map((code) => ({ ...code, until: endOfCode(code) }))
    .filter(({ until }) => until !== undefined && until > now)
    .sort((a, b) => b.redeemedAt.getTime() - a.redeemedAt.getTime())[0]
  if (!open?.until) return undefined
  const { planId, interval, until } = open
  return { planId, interval, status: 'active', renewsAt: null, cancelAt: until.toISOString(), source: 'code' }
}

/** A calendar month or year after it was redeemed; undefined for one that is for life. */
function endOfCode({ interval, redeemedAt }: Holdings['codes'][number]): Date | undefined {
  if (interval === 'lifetime') return undefined
  const end = new Date(redeemedAt)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1))
  // The 31st of a month that ends earlier is its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end
}

function earliestAfter(times: (Date | null | undefined)[], now: Date): Date | null {
  const ahead = times.flatMap((time) => (time && time > now ? [time.getTime()] : []))
  return ahead.length ? new Date(Math.min(...ahead)) : null
}
