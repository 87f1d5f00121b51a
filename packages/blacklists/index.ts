/**
 * DNS blocklists (RFC 5782): an address or domain is asked for as a name below the list's zone; the address in the answer
 * is a code that only the list's own table explains. Open first: `check.ts`, which asks all lists; then `definition.ts` (what
 * a list is), `read-answer.ts` (what an answer means) and `health.ts` (whether the list can be believed today).
 */

export { type BlacklistOptions, createBlacklists } from './check.ts'
export type { ListDefinition } from './definition.ts'
export { lists } from './lists.ts'
export type { BlacklistReport, Blacklists, ListAnswer } from './types.ts'
