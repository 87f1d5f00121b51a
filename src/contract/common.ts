import { z } from 'zod'
import { quotaSchema } from './billing.ts'
import { issue } from './issues.ts'

/** Also a problem of RFC 9457: `type`, `title`, `status` and `detail` are its members, the others extend it. */
export const apiErrorSchema = z.object({
  type: z
    .string()
    .meta({ description: 'Names the kind of problem, by its code', example: '/problems/not_found' }),
  title: z.string().meta({ description: 'The phrase of the status', example: 'Not Found' }),
  status: z.number().int().meta({ example: 404 }),
  detail: z.string().meta({ description: 'The same as `message`' }),
  message: z.string().meta({ description: 'A sentence for a person' }),
  code: z.string().meta({ description: 'For programs: it stays as it is', example: 'not_found' }),
  errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: 'Messages per field' }),
  quota: quotaSchema.optional().meta({ description: 'With code quota_exceeded' }),
  request_id: z.string(),
})
export type ApiError = z.infer<typeof apiErrorSchema>

/** One DNS question and its answer, as evidence. */
export const dnsAnswerSchema = z.object({
  name: z.string(),
  type: z.string(),
  outcome: z.string(),
  server: z.string(),
  ms: z.number(),
  ttl: z.number(),
  answers: z.array(z.string()),
})
export type DnsAnswerView = z.infer<typeof dnsAnswerSchema>

export const okSchema = z.object({ success: z.literal(true) })

/** What lists can be sorted by. A list that lacks a column is sorted as if nothing was asked. */
export const listOrders = ['created_at', 'score', 'subject', 'sender', 'name', 'amount'] as const
export type ListOrder = (typeof listOrders)[number]

export const listQuerySchema = z.object({
  page: z.coerce.number(issue('field.whole_number')).int().min(1).default(1),
  per_page: z.coerce.number(issue('field.whole_number')).int().min(1).max(100).default(15),
  orders: z.enum(listOrders).optional().meta({
    description:
      'Tests: created_at, score, subject, sender. Verifier lists: created_at, name. Invoices: created_at, amount.',
  }),
  direction: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().max(200).optional().meta({ description: 'Part of a subject or sender' }),
})
export type ListQuery = z.infer<typeof listQuerySchema>

export const metaSchema = z.object({
  current_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  last_page: z.number().int(),
})

/** The list envelope: `{data, meta}`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: metaSchema })
}
export type List<T> = { data: T[]; meta: z.infer<typeof metaSchema> }

type PageQuery = Pick<ListQuery, 'page' | 'per_page'>

/** Where a page stands among `total` rows; a list without rows has one page. */
export const metaOf = ({ page, per_page }: PageQuery, total: number): List<unknown>['meta'] => ({
  current_page: page,
  per_page,
  total,
  last_page: Math.max(1, Math.ceil(total / per_page)),
})

/** One page of a list that is short enough to be read whole; `search` is sought in what `textOf` answers. */
export function pageOf<T>(
  all: readonly T[],
  query: PageQuery & Pick<ListQuery, 'search'>,
  textOf: (item: T) => string,
): List<T> {
  const { page, per_page, search = '' } = query
  const found = all.filter((item) => textOf(item).toLowerCase().includes(search.toLowerCase()))
  return { data: found.slice((page - 1) * per_page, page * per_page), meta: metaOf(query, found.length) }
}
