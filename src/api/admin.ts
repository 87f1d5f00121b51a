import { createRoute, z } from '@hono/zod-openapi'
import { healthSchema, planInputSchema, taxesSchema } from '#contract/admin.ts'
import { planSchema, taxSchema } from '#contract/billing.ts'
import { serviceLanguage } from '#contract/language.ts'
import { settingsAnswerSchema, siteSettingsSchema } from '#contract/settings.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Admin } from '#services/admin/types.ts'
import type { SiteSettingsService } from '#services/site-settings/types.ts'
import { addAdminAccounts } from './admin-accounts.ts'
import { admin as requireAdmin } from './caller.ts'
import { readerOf } from './language.ts'
import { answers, json, jsonBody } from './openapi.ts'
import type { Api } from './types.ts'

/** Administration over HTTP, for accounts and keys with the scope `admin`. */

const tags = ['Administration']
const refusals = [401, 403]
const params = z.object({ id: z.string().max(100) })
const plansSchema = z.object({ data: z.array(planSchema) })
const changesSchema = siteSettingsSchema.partial().strict()

export type AdminCalls = { admin: Admin; siteSettings: SiteSettingsService }

export function addAdmin(api: Api, calls: AdminCalls): void {
  // Before a body is read: who may not do this learns nothing of what it would take.
  api.use('/api/admin/*', async (c, next) => {
    requireAdmin(c)
    await next()
  })
  addSettings(api, calls)
  addPlanCalls(api, calls)
  addAdminAccounts(api, calls)
}

function addSettings(api: Api, { admin, siteSettings }: AdminCalls): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/api/admin/health',
      tags,
      summary: 'The health of each part of this instance',
      responses: answers(healthSchema, 200, refusals),
    }),
    async (c) => json(c, healthSchema, await admin.health(requireAdmin(c), readerOf(c))),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/admin/settings/1',
      tags,
      summary: 'Change titles, texts and links of this site',
      description:
        'The fields given are changed, the others stay. `customHeadCode`, `customBodyCode` and `customFooterCode` are put on every page as they are: whoever writes them can read what visitors see and type.',
      request: jsonBody(changesSchema),
      responses: answers(settingsAnswerSchema, 200, [...refusals, 422]),
    }),
    async (c) => {
      const value = await siteSettings.write(
        c.req.valid('json'),
        requireAdmin(c),
        serviceLanguage(c.get('language')()),
      )
      return json(c, settingsAnswerSchema, { id: 1, value })
    },
  )
}

function addPlanCalls(api: Api, { admin }: AdminCalls): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/api/admin/plans',
      tags,
      summary: 'All plans, with the limits of visitors without an account',
      responses: answers(plansSchema, 200, refusals),
    }),
    async (c) => json(c, plansSchema, { data: await admin.plans(requireAdmin(c)) }),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/admin/plans/{id}',
      tags,
      summary: 'Create a plan, or replace the one with this id',
      request: { params, ...jsonBody(planInputSchema) },
      responses: answers(planSchema, 200, [...refusals, 422]),
    }),
    async (c) => {
      const plan = c.req.valid('json')
      if (plan.id !== c.req.valid('param').id) {
        throw refuseField('id', 'billing.other_plan_id')
      }
      return json(c, planSchema, await admin.savePlan(requireAdmin(c), plan))
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/api/admin/taxes',
      tags,
      summary: 'Replace all taxes',
      request: jsonBody(taxesSchema),
      responses: answers(z.object({ data: z.array(taxSchema) }), 200, [...refusals, 422]),
    }),
    async (c) =>
      json(c, z.object({ data: z.array(taxSchema) }), {
        data: await admin.saveTaxes(requireAdmin(c), c.req.valid('json').taxes),
      }),
  )
}
