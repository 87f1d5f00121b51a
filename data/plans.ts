import type { LimitName, Plan } from '../src/services/plans/entitlements/plan.ts'

/**
 * The plans a new instance begins with; an administrator edits them afterwards. Prices in cents of USD, two months
 * free by the year, the lifetime plan about half of Pro. They were chosen beside what comparable services ask in
 * November 2026; nobody measured them.
 */

type Row = Omit<Plan, 'prices' | 'limits' | 'slug'> & {
  month?: number
  year?: number
  once?: number
  limits: Record<Exclude<LimitName, 'heatmaps'>, number>
}

const unpaid = { has_ai_assistant: true, popular: false }

const rows: Row[] = [
  {
    id: 'anonymous',
    name: 'Without an account',
    description: 'To try it, from one network and by the day.',
    sort: 0,
    limits: {
      spam_check: 3,
      screenshots: 1,
      inbox_placement: 0,
      email_verification: 5,
      monitors: 0,
      watched_domains: 0,
      newsletters: 0,
      seats: 0,
      api_rpm: 0,
      api_keys: 0,
      retention_days: 7,
    },
    has_history: false,
    has_api: false,
    ...unpaid,
  },
  {
    id: 'free',
    name: 'Free',
    description: 'For the newsletter you send now and then.',
    sort: 1,
    limits: {
      spam_check: 20,
      screenshots: 10,
      inbox_placement: 2,
      email_verification: 100,
      monitors: 1,
      watched_domains: 3,
      newsletters: 1,
      seats: 1,
      api_rpm: 0,
      api_keys: 0,
      retention_days: 30,
    },
    has_history: true,
    has_api: false,
    ...unpaid,
  },
  {
    id: 'starter',
    name: 'Starter',
    description: 'For a sender who tests every campaign.',
    sort: 2,
    month: 1500,
    year: 15_000,
    limits: {
      spam_check: 100,
      screenshots: 100,
      inbox_placement: 20,
      email_verification: 1000,
      monitors: 5,
      watched_domains: 10,
      newsletters: 3,
      seats: 2,
      api_rpm: 60,
      api_keys: 1,
      retention_days: 365,
    },
    has_history: true,
    has_ai_assistant: true,
    has_api: true,
    popular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For teams with several senders, and for automation.',
    sort: 3,
    month: 3900,
    year: 39_000,
    limits: {
      spam_check: 300,
      screenshots: 300,
      inbox_placement: 60,
      email_verification: 5000,
      monitors: 25,
      watched_domains: 50,
      newsletters: 10,
      seats: 5,
      api_rpm: 100,
      api_keys: 5,
      retention_days: 730,
    },
    has_history: true,
    has_ai_assistant: true,
    has_api: true,
    popular: true,
  },
  {
    id: 'agency',
    name: 'Agency',
    description: 'For agencies that send for their clients.',
    sort: 4,
    month: 9900,
    year: 99_000,
    limits: {
      spam_check: 1000,
      screenshots: 1000,
      inbox_placement: 200,
      email_verification: 20_000,
      monitors: 100,
      watched_domains: 500,
      newsletters: 50,
      seats: 25,
      api_rpm: 300,
      api_keys: 20,
      retention_days: 1095,
    },
    has_history: true,
    has_ai_assistant: true,
    has_api: true,
    popular: false,
  },
  {
    id: 'lifetime',
    name: 'Lifetime',
    description: 'Pay once, for as long as this service runs.',
    sort: 5,
    once: 14_900,
    limits: {
      spam_check: 150,
      screenshots: 150,
      inbox_placement: 25,
      email_verification: 2000,
      monitors: 10,
      watched_domains: 25,
      newsletters: 10,
      seats: 5,
      api_rpm: 60,
      api_keys: 2,
      retention_days: 365,
    },
    has_history: true,
    has_ai_assistant: true,
    has_api: true,
    popular: false,
  },
]

const CURRENCY = 'usd'

export const plans: Plan[] = rows.map(({ month, year, once, limits, ...plan }) => {
  const price = (interval: 'month' | 'year' | 'lifetime', amount: number | undefined) =>
    amount === undefined
      ? []
      : [{ interval, amount, currency: CURRENCY, lookup_key: `${plan.id}_${interval}` }]
  return {
    ...plan,
    slug: plan.id,
    limits: { ...limits, heatmaps: limits.screenshots },
    prices: [...price('month', month), ...price('year', year), ...price('lifetime', once)],
  }
})
