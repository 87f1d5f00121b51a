import {
  currentPlanSchema,
  planSchema,
  type SiteConfig,
  siteConfigSchema,
  taxSchema,
} from '#contract/billing.ts'
import { listOf, listQuerySchema, pageOf } from '#contract/common.ts'
import type { Plans } from '#services/plans/types.ts'
import { signedIn } from './caller.ts'
import { answers, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Plans over HTTP: what can be had, what the caller has, and what pages must know of the instance. */

const tag = 'Plans'

export function addPlans(api: Api, { plans, siteConfig }: { plans: Plans; siteConfig: SiteConfig }): void {
  api.openapi(
    operation({
      operationId: 'listPlans',
      caller: 'anyone',
      method: 'get',
      path: '/api/plans',
      tag,
      summary: 'The plans on offer',
      description: 'Empty where nothing is billed.',
      request: { query: listQuerySchema },
      responses: answers(listOf(planSchema), 200, [422]),
    }),
    async (c) =>
      json(
        c,
        listOf(planSchema),
        pageOf(await plans.list(), c.req.valid('query'), ({ name }) => name),
      ),
  )
  api.openapi(
    operation({
      operationId: 'listTaxes',
      caller: 'anyone',
      method: 'get',
      path: '/api/taxes',
      tag,
      summary: 'The taxes that the operator states',
      request: { query: listQuerySchema },
      responses: answers(listOf(taxSchema), 200, [422]),
    }),
    async (c) => {
      const taxes = plans.mode === 'off' ? [] : await plans.taxes()
      return json(
        c,
        listOf(taxSchema),
        pageOf(taxes, c.req.valid('query'), ({ name }) => name),
      )
    },
  )
  api.openapi(
    operation({
      operationId: 'getPlan',
      caller: 'account',
      method: 'get',
      path: '/api/profile/plan',
      tag,
      summary: 'Your plan and your usage',
      responses: answers(currentPlanSchema, 200, [401]),
    }),
    async (c) => json(c, currentPlanSchema, await plans.current(signedIn(c).accountId)),
  )
  api.openapi(
    operation({
      operationId: 'getConfig',
      caller: 'anyone',
      method: 'get',
      path: '/api/config',
      tag,
      summary: 'What pages need to know about this instance',
      responses: answers(siteConfigSchema),
    }),
    (c) => json(c, siteConfigSchema, siteConfig),
  )
}
