import { z } from '@hono/zod-openapi'
import { intervalSchema, offerCodeSchema } from '#contract/billing.ts'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import type { Billing } from '#services/billing/types.ts'
import { admin } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** One-time codes over HTTP: an administrator makes them, looks at them and ends them. */

const tag = 'Administration'

const newCodes = z.object({
  plan_id: z.string().max(200),
  interval: intervalSchema,
  count: z.number().int(),
  expires_at: z.iso.datetime().nullable().default(null),
  amount: z
    .number()
    .int()
    .nullable()
    .default(null)
    .openapi({ description: "In minor units. Null: the plan's price; 0: nothing to pay." }),
})
const made = z.object({ codes: z.array(z.string()) })

export function addOfferCodes(api: Api, billing: Billing): void {
  api.openapi(
    operation({
      operationId: 'createOfferCodes',
      caller: 'admin',
      once: true,
      method: 'post',
      path: '/api/admin/offer-codes',
      tag,
      summary: 'Create one-time codes for a plan',
      request: jsonBody(newCodes),
      responses: answers(made, 201, [401, 403, 422, 501]),
    }),
    async (c) => {
      const { plan_id: planId, interval, count, expires_at: expiresAt, amount } = c.req.valid('json')
      const codes = await billing.makeCodes(admin(c), { planId, interval, count, expiresAt, amount })
      return json(c, made, { codes }, 201)
    },
  )
  api.openapi(
    operation({
      operationId: 'listOfferCodes',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/offer-codes',
      tag,
      summary: 'One-time codes, the newest first',
      request: { query: listQuerySchema },
      responses: answers(listOf(offerCodeSchema), 200, [401, 403, 422, 501]),
    }),
    async (c) => json(c, listOf(offerCodeSchema), await billing.codes(admin(c), c.req.valid('query'))),
  )
  api.openapi(
    operation({
      operationId: 'endOfferCode',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/offer-codes/{id}/end',
      tag,
      summary: 'End a code that nobody has used',
      request: { params: z.object({ id: z.string().max(200) }) },
      responses: answers(okSchema, 200, [401, 403, 404, 501]),
    }),
    async (c) => {
      await billing.endCode(admin(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
}
