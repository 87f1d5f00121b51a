export { type BlacklistOptions, createBlacklists } from './check.ts'
export type { ListDefinition } from './definition.ts'
export { lists } from './lists.ts'
export type { BlacklistReport, Blacklists, ListAnswer } from './types.ts'
