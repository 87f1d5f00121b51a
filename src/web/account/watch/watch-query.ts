import { type WatchQuery, watchQuerySchema } from '#contract/watched-domains.ts'
import { readTableQuery } from '../table-query.ts'

export const readWatchQuery = (search: URLSearchParams): WatchQuery =>
  readTableQuery(watchQuerySchema, search, { descending: ['changed', 'looked'], names: ['state'] })
