import type { BlacklistResult } from './checkers.ts'

type List = Pick<BlacklistResult['subjects'][number]['lists'][number], 'state'>

/** So many lists do not end on the same day. */
const MANY = 5

/**
 * Whether every list that was asked fails its self-test: what they have in common is the resolver, which answers in their
 * place or filters what they say.
 */
export function noListPasses(lists: List[]): boolean {
  const asked = lists.filter(({ state }) => state !== 'not-applicable')
  return asked.length >= MANY && asked.every(({ state }) => state === 'broken')
}
