import type { Interval } from '#contract/billing.ts'
import type { PlanGrant } from '../plans/types.ts'

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
    ...timesOf(holdings).map(({ until }) => until),
  ]
  return { grant, dueAt: earliestAfter(times, now) }
}

/** Without a time of its own the period's end stands for it. */
const endOfGrace = ({ unpaidSince, periodEnd }: Subscription, days: number) =>
  new Date((unpaidSince ?? periodEnd).getTime() + days * DAY)

/** While another subscription renews, the account does not count as canceled. */
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

/** A code whose time lies ahead lengthens what was given before it, so it counts while no other does. */
function forATime(holdings: Holdings, now: Date): PlanGrant | undefined {
  const left = timesOf(holdings).filter(({ until }) => until > now)
  const open = left.findLast(({ redeemedAt }) => redeemedAt <= now) ?? left[0]
  if (!open) return undefined
  const { planId, interval, until } = open
  return { planId, interval, status: 'active', renewsAt: null, cancelAt: until.toISOString(), source: 'code' }
}

/** Codes that are for a time, the newest last. What is redeemed while the same plan still runs begins at its end. */
export function timesOf<C extends Holdings['codes'][number]>({ codes }: { codes: C[] }) {
  const ends = new Map<string, Date>()
  return codes
    .toSorted((a, b) => a.redeemedAt.getTime() - b.redeemedAt.getTime())
    .flatMap((code) => {
      const before = ends.get(code.planId)
      const from = before && before > code.redeemedAt ? before : code.redeemedAt
      const until = endAfter(from, code.interval)
      if (!until) return []
      ends.set(code.planId, until)
      return [{ ...code, from, until }]
    })
}

/** A calendar month or year later; null: for life. */
export function endAfter(start: Date, interval: Interval): Date | null {
  if (interval === 'lifetime') return null
  const end = new Date(start)
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
