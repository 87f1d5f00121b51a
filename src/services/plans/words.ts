import type { Metric, Quota } from '#contract/billing.ts'

/** What is counted, in words. */
const things: Record<Metric, [one: string, many: string]> = {
  spam_check: ['spam test', 'spam tests'],
  inbox_placement: ['placement test', 'placement tests'],
  email_verification: ['verification', 'verifications'],
  screenshots: ['set of screenshots', 'sets of screenshots'],
  heatmaps: ['heat map', 'heat maps'],
  monitors: ['monitor', 'monitors'],
}

/** Why nothing more can be had now, and from when it can. `signedIn`: whether the caller has an account. */
export function quotaSentence({ metric, limit, used, resets_at }: Quota, signedIn: boolean): string {
  const [one, many] = things[metric]
  if (limit !== null && limit > used)
    return `Of your ${limit} ${many} only ${limit - used} are left: too few for this.`
  if (limit === 0) {
    return signedIn
      ? `Your plan has no ${many}.`
      : `Without an account there are no ${many}. Sign in, or make an account.`
  }
  const all = limit === 1 ? `The one ${one}` : `All ${limit} ${many}`
  const again = resets_at
    ? ` It starts again on ${resets_at.slice(0, 10)} at ${resets_at.slice(11, 16)} UTC.`
    : ''
  return signedIn
    ? `${all} of your plan for this period ${limit === 1 ? 'is' : 'are'} used.${again}`
    : `${all} for today and this network ${limit === 1 ? 'is' : 'are'} used.${again} With an account there are more.`
}

export const lockedSentence =
  'This mail came when the plan had no test left. It is kept, and read as soon as there is one again.'
