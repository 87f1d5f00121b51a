import data from '../data/callback-weights.json' with { type: 'json' }

/**
 * How much a mail with a number to call looks like callback fraud: its signs and words, weighed by a logistic regression on
 * letters of both kinds and on real good mail with numbers in it (`bench/callback.ts`).
 */

/** What is weighed beside the words. `bench/callback.ts` fits one weight for each. */
export type Sign =
  | 'free-mail'
  | 'named'
  | 'brand'
  | 'amount'
  | 'charges'
  | 'threatens'
  | 'impersonal'
  | 'refuses'
  | 'disguised'
  | 'only-call'
  | 'hasty'
  | 'voice'
  | 'own-domain'
  | 'owed'
  | 'denies'
  | 'disavows'
  | 'links'

const weights: Record<string, number> = data.weights

/** What `said` is made of: its words and its signs, once each. `said` is one that `askText` made ready. */
export function featuresOf(said: string, signs: readonly Sign[]): string[] {
  const words = said.slice(0, LONGEST).match(/[a-z']{2,}/g) ?? []
  return [...new Set([...words, ...signs.map((sign) => `:${sign}`)])]
}

const LONGEST = 6000
/** So large is the sum of the squares of all features, however many there are. */
const LENGTH = 25
/** In fewer words no sign weighs more. */
const FEW = 40

/** What one of `count` features counts, times its weight. */
export const scaleOf = (count: number): number => Math.sqrt(LENGTH / Math.max(FEW, count))

/** In another language most words are unknown. */
const MOSTLY = 0.5

/** The logarithm of the odds; null where most words are unknown to the fit. */
export function likenessOf(said: string, signs: readonly Sign[]): number | null {
  const all = featuresOf(said, signs)
  const known = all.filter((feature) => Object.hasOwn(weights, feature))
  if (known.length < all.length * MOSTLY) return null
  const sum = known.reduce((total, feature) => total + weights[feature]!, 0)
  return data.bias + sum * scaleOf(known.length)
}
