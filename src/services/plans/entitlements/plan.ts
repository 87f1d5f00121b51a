/** What a plan is. The same shape as the API's, so that one value serves both. */

/** What is counted. */
export type Metric =
  | 'spam_check'
  | 'inbox_placement'
  | 'email_verification'
  | 'screenshots'
  | 'heatmaps'
  | 'monitors'
export type LimitName =
  | Metric
  | 'watched_domains'
  | 'newsletters'
  | 'seats'
  | 'api_rpm'
  | 'api_keys'
  | 'retention_days'
export type Interval = 'month' | 'year' | 'lifetime'
export type PlanStatus = 'free' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'lifetime'

export type Plan = {
  id: string
  slug: string
  name: string
  description: string
  sort: number
  /** `amount` in minor units. */
  prices: { interval: Interval; amount: number; currency: string; lookup_key: string }[]
  /** Null: without limit. Metrics per period; `api_rpm` requests in a minute; `retention_days` days. */
  limits: Record<LimitName, number | null>
  has_history: boolean
  has_ai_assistant: boolean
  has_api: boolean
  popular: boolean
}

/** Everything, without limit: what everyone has where nothing is billed. */
export const unlimited: Plan = {
  id: 'unlimited',
  slug: 'unlimited',
  name: 'Unlimited',
  description: 'Everything this server does, without limit.',
  sort: 0,
  prices: [],
  limits: {
    spam_check: null,
    inbox_placement: null,
    email_verification: null,
    screenshots: null,
    heatmaps: null,
    monitors: null,
    watched_domains: null,
    newsletters: null,
    seats: null,
    api_rpm: null,
    api_keys: null,
    retention_days: null,
  },
  has_history: true,
  has_ai_assistant: true,
  has_api: true,
  popular: false,
}
