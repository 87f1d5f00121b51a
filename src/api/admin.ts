import { z } from '@hono/zod-openapi'
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
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Administration over HTTP, for accounts and keys with the scope `admin`. */

const tag = 'Administration'
const refusals = [401, 403]
const params = z.object({ id: z.string().max(100) })
const plansSchema = z.object({ data: z.array(planSchema) })
const changesSchema = siteSettingsSchema.partial().strict()

export type AdminCalls = { admin: Admin; siteSettings: SiteSettingsService }

export function addAdmin(api: Api, calls: AdminCalls): void {
  // Also for paths that no call has: an outsider learns nothing of which there are.
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
    operation({
      operationId: 'getInstanceHealth',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/health',
      tag,
      summary: 'The health of each part of this instance',
      responses: answers(healthSchema, 200, refusals),
    }),
    async (c) => json(c, healthSchema, await admin.health(requireAdmin(c), readerOf(c))),
  )
  api.openapi(
    operation({
      operationId: 'updateSiteSettings',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/settings/1',
      tag,
      summary: 'Change titles, texts and links of this site',
      description:
        'The fields given are changed. `customHeadCode`, `customBodyCode` and `customFooterCode` run on every page.',
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
    operation({
      operationId: 'listAllPlans',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/plans',
      tag,
      summary: 'All plans, with the limits of visitors without an account',
      responses: answers(plansSchema, 200, refusals),
    }),
    async (c) => json(c, plansSchema, { data: await admin.plans(requireAdmin(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'savePlan',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/plans/{id}',
      tag,
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
    operation({
      operationId: 'replaceTaxes',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/taxes',
      tag,
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
