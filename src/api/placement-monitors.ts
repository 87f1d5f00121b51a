import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import { monitorInputSchema, placementAlertSchema, placementMonitorSchema } from '#contract/placement.ts'
import type { Services } from '#services/application/services.ts'
import { signedIn } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Markers that are watched, for accounts. */

const tag = 'Inbox placement'
const refusals = [401, 403]
const path = '/api/inbox-placement/monitors'
const params = z.object({ id: z.string().max(64) })
const body = jsonBody(monitorInputSchema)
const listSchema = z.object({ data: z.array(placementMonitorSchema) })
const createdSchema = placementMonitorSchema.extend({
  webhook_secret: z.string().nullable().meta({ description: 'Told this once; null without a webhook' }),
})
const triedSchema = z.object({
  data: z.array(z.object({ way: z.enum(['email', 'webhook']), ok: z.boolean(), text: z.string() })),
})

/** Sent to the address of a monitor. */
function describeAlert(api: Api): void {
  api.openAPIRegistry.registerWebhook({
    operationId: 'placementAlert',
    method: 'post',
    path: 'placementAlert',
    tags: [tag],
    summary: 'A monitor saw that something changed',
    description:
      'Sent to the webhook of a monitor, signed in `Postproof-Signature`. Any other status is tried again up to five times.',
    request: jsonBody(placementAlertSchema),
    responses: { '2XX': { description: 'Taken' } },
  })
}

export function addPlacementMonitors(api: Api, { placementMonitors: monitors }: Services): void {
  describeAlert(api)
  api.openapi(
    operation({
      operationId: 'listPlacementMonitors',
      caller: 'account',
      method: 'get',
      path,
      tag,
      summary: 'The monitors of the account',
      responses: answers(listSchema, 200, refusals),
    }),
    async (c) => json(c, listSchema, { data: await monitors.list(signedIn(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'createPlacementMonitor',
      caller: 'account',
      once: true,
      method: 'post',
      path,
      tag,
      summary: 'Monitor a marker of your own',
      description:
        'Each email that carries its marker becomes a test. Alerts go by email and a signed webhook: `Postproof-Signature: t=SECONDS,v1=HMAC` with HMAC-SHA256 over `SECONDS.BODY`, in hexadecimal.',
      request: body,
      responses: answers(createdSchema, 201, [...refusals, 422]),
    }),
    async (c) => json(c, createdSchema, await monitors.create(c.req.valid('json'), signedIn(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'updatePlacementMonitor',
      caller: 'account',
      method: 'post',
      path: `${path}/{id}`,
      tag,
      summary: 'Change a monitor',
      request: { params, ...body },
      responses: answers(placementMonitorSchema, 200, [...refusals, 404, 422]),
    }),
    async (c) => {
      const input = c.req.valid('json')
      const monitor = await monitors.edit(c.req.valid('param').id, input, signedIn(c))
      return json(c, placementMonitorSchema, monitor)
    },
  )
  api.openapi(
    operation({
      operationId: 'testPlacementMonitor',
      caller: 'account',
      method: 'post',
      path: `${path}/{id}/try`,
      tag,
      summary: 'Send a test alert to every configured recipient',
      request: { params },
      description: 'Waits for a confirmed address: 403 with the code `unconfirmed` until then.',
      responses: answers(triedSchema, 200, [...refusals, 404, 429]),
    }),
    async (c) =>
      json(c, triedSchema, {
        data: await monitors.tryAlert(c.req.valid('param').id, signedIn(c), c.get('visitor')()),
      }),
  )
  api.openapi(
    operation({
      operationId: 'deletePlacementMonitor',
      caller: 'account',
      method: 'post',
      path: `${path}/{id}/delete`,
      tag,
      summary: 'Delete a monitor',
      description: 'Its tests stay.',
      request: { params },
      responses: answers(okSchema, 200, [...refusals, 404]),
    }),
    async (c) => {
      await monitors.remove(c.req.valid('param').id, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}
