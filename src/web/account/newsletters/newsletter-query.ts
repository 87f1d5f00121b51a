import { type NewsletterQuery, newsletterQuerySchema } from '#contract/newsletters.ts'
import { readTableQuery } from '../table-query.ts'

export const readNewsletterQuery = (search: URLSearchParams): NewsletterQuery =>
  readTableQuery(newsletterQuerySchema, search, { descending: ['last', undefined] })
