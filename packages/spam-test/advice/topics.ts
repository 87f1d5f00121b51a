export type Effort = 'minutes' | 'hours' | 'days'

/**
 * How findings come together into one piece of work, and how long such work usually takes. Which check belongs to which
 * topic stands beside its points in `weights.ts`. A topic has no words of its own.
 */
export const topics = [
  { id: 'identity', effort: 'hours' },
  { id: 'server', effort: 'hours' },
  { id: 'reputation', effort: 'days' },
  { id: 'age', effort: 'days' },
  { id: 'unsubscribe', effort: 'hours' },
  { id: 'danger', effort: 'minutes' },
  { id: 'links', effort: 'minutes' },
  { id: 'headers', effort: 'minutes' },
  { id: 'words', effort: 'minutes' },
  { id: 'images', effort: 'hours' },
  { id: 'outlook', effort: 'hours' },
  { id: 'clients', effort: 'hours' },
  { id: 'phone', effort: 'hours' },
  { id: 'dark', effort: 'hours' },
  { id: 'accessible', effort: 'hours' },
  { id: 'structure', effort: 'hours' },
  { id: 'extras', effort: 'hours' },
] as const satisfies { id: string; effort: Effort }[]

export type Topic = (typeof topics)[number]
export type TopicId = Topic['id']
