import type { Plan } from '#contract/billing.ts'
import type { Figures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'

const year = 365

/** What a plan holds, one line each; what it does not hold is left out. Null limits are without limit. */
export function featuresOf(plan: Plan, { plans: { features: words } }: Words, { whole }: Figures): string[] {
  const { limits } = plan
  const count = (limit: number | null) => (limit === null ? words.unlimited : whole(limit))
  const line = (limit: number | null, said: (facts: { count: string }) => string) =>
    limit === 0 ? [] : [said({ count: count(limit) })]
  return [
    ...line(limits.spam_check, words.spam_check),
    ...line(limits.screenshots, words.pictures),
    ...line(limits.inbox_placement, words.inbox_placement),
    ...line(limits.email_verification, words.email_verification),
    ...(limits.monitors ? [words.monitors({ count: limits.monitors })] : []),
    ...(limits.watched_domains ? [words.watched({ count: limits.watched_domains })] : []),
    ...(limits.newsletters ? [words.newsletters({ count: limits.newsletters })] : []),
    ...(limits.seats && limits.seats > 1 ? [words.seats({ count: limits.seats })] : []),
    words.retention({ time: time(limits.retention_days, words) }),
    ...apiLine(plan, words),
  ]
}

/** What the plan is for: a description of data/plans.ts in the visitor's language, an edited one as written. */
export function descriptionOf({ description }: Pick<Plan, 'description'>, { plans: words }: Words): string {
  const id = shipped[description]
  return id ? words.descriptions[id] : description
}

const shipped: Record<string, keyof Words['plans']['descriptions']> = {
  'For the newsletter you send now and then.': 'free',
  'For a sender who tests every campaign.': 'starter',
  'For teams with several senders, and for automation.': 'pro',
  'For agencies that send for their clients.': 'agency',
  'Pay once, for as long as this service runs.': 'lifetime',
  // As earlier versions worded them: databases keep what they were given.
  'For one sender who tests every campaign.': 'starter',
  'For a team with several senders, and for programs.': 'pro',
  'For those who send for others.': 'agency',
  'Paid once, for as long as this service runs.': 'lifetime',
}

type FeatureWords = Words['plans']['features']

/** How long reports stay, in years where it comes out even. */
export function time(days: number | null, words: FeatureWords): string {
  if (days === null) return words.always
  return days >= year && days % year === 0 ? words.years({ years: days / year }) : words.days({ days })
}

function apiLine({ has_api, limits }: Plan, words: FeatureWords): string[] {
  if (!has_api) return []
  if (!limits.api_keys || !limits.api_rpm) return [words.apiUnlimited]
  return [words.api({ keys: limits.api_keys, rpm: limits.api_rpm })]
}

/** The plans that are offered in the list of plans: by month, by year or for nothing; lifetime deals have their own page. */
export const offered = (plans: Plan[]) =>
  plans
    .filter(({ id, prices }) => id !== 'anonymous' && !prices.some(({ interval }) => interval === 'lifetime'))
    .sort((a, b) => a.sort - b.sort)

/** Months that cost nothing by the year, in every plan that has both prices; 0 for none. */
export function monthsSaved(plans: Plan[]): number {
  const saved = plans.flatMap(({ prices }) => {
    const month = prices.find(({ interval }) => interval === 'month')
    const year = prices.find(({ interval }) => interval === 'year')
    return month?.amount && year ? [Math.floor(12 - year.amount / month.amount)] : []
  })
  return saved.length > 0 ? Math.max(0, Math.min(...saved)) : 0
}

export const deals = (plans: Plan[]) =>
  plans.filter(({ prices }) => prices.some(({ interval }) => interval === 'lifetime'))
