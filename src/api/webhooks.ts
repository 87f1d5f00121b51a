import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import { TRIAL } from '#contract/event-types.ts'
import {
  createdEndpointSchema,
  deliverySchema,
  endpointInputSchema,
  endpointSchema,
  eventBody,
  eventDefinitions,
  trialData,
} from '#contract/events.ts'
import type { Services } from '#services/application/services.ts'
import { inPerson, signedIn } from './caller.ts'
import { camelCase } from './document/camel-case.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Endpoints for the events of an account, and what they are sent. */

const tag = 'Webhooks'
const path = '/api/webhooks'
const refusals = [401, 403]
const params = z.object({ id: z.string().max(64) })
const body = jsonBody(endpointInputSchema)
const listSchema = z.object({ data: z.array(endpointSchema) })
const deliveriesSchema = z.object({ data: z.array(deliverySchema) })
const triedSchema = z.object({ event: z.string().meta({ description: 'Id of the test event' }) })
const replaySchema = z.object({
  event: z.string().max(64).optional().meta({ description: 'None: all events that were given up' }),
})
const replayedSchema = z.object({ events: z.number().int() })

/** The requests that endpoints get, as the `webhooks` of the document. */
function describeEvents(api: Api): void {
  const trial = {
    summary: 'A test event, sent on request',
    description: 'Tried once.',
    data: trialData,
  }
  for (const [type, { summary, description, data }] of Object.entries({
    ...eventDefinitions,
    [TRIAL]: trial,
  })) {
    api.openAPIRegistry.registerWebhook({
      operationId: camelCase(type),
      method: 'post',
      path: type,
      tags: [tag],
      summary,
      description: `${description} Signed as Standard Webhooks 1.0 says: \`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`. Any status but 2xx is retried for three days; 410 ends the deliveries.`,
      request: jsonBody(eventBody(type, data as z.ZodObject)),
      responses: { '2XX': { description: 'Taken' } },
    })
  }
}

export function addWebhooks(api: Api, { webhooks }: Services): void {
  describeEvents(api)
  api.openapi(
    operation({
      operationId: 'listWebhooks',
      caller: 'account',
      method: 'get',
      path,
      tag,
      summary: 'The webhooks of the account',
      responses: answers(listSchema, 200, refusals),
    }),
    async (c) => json(c, listSchema, { data: await webhooks.list(signedIn(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'createWebhook',
      caller: 'person',
      method: 'post',
      path,
      tag,
      summary: 'Create a webhook',
      description: 'The secret is in this answer alone. Private addresses are refused when an event is sent.',
      request: body,
      responses: answers(createdEndpointSchema, 201, [...refusals, 422]),
    }),
    async (c) => json(c, createdEndpointSchema, await webhooks.create(c.req.valid('json'), inPerson(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'updateWebhook',
      caller: 'person',
      method: 'post',
      path: `${path}/{id}`,
      tag,
      summary: 'Change a webhook',
      request: { params, ...body },
      responses: answers(endpointSchema, 200, [...refusals, 404, 422]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return json(c, endpointSchema, await webhooks.change(id, c.req.valid('json'), inPerson(c)))
    },
  )
  api.openapi(
    operation({
      operationId: 'renewWebhookSecret',
      caller: 'person',
      method: 'post',
      path: `${path}/{id}/secret`,
      tag,
      summary: 'Renew the secret of a webhook',
      description: 'The new secret is in this answer alone. The old one signs as well for 24 hours.',
      request: { params },
      responses: answers(createdEndpointSchema, 201, [...refusals, 404]),
    }),
    async (c) =>
      json(c, createdEndpointSchema, await webhooks.rotate(c.req.valid('param').id, inPerson(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'deleteWebhook',
      caller: 'person',
      method: 'post',
      path: `${path}/{id}/delete`,
      tag,
      summary: 'Delete a webhook with its log',
      request: { params },
      responses: answers(okSchema, 200, [...refusals, 404]),
    }),
    async (c) => {
      await webhooks.remove(c.req.valid('param').id, inPerson(c))
      return json(c, okSchema, { success: true })
    },
  )
  addDeliveries(api, webhooks)
}

function addDeliveries(api: Api, webhooks: Services['webhooks']): void {
  api.openapi(
    operation({
      operationId: 'testWebhook',
      caller: 'person',
      method: 'post',
      path: `${path}/{id}/try`,
      tag,
      summary: 'Send a test event',
      description: 'Tried once; the log says what came of it.',
      request: { params },
      responses: answers(triedSchema, 200, [...refusals, 404, 409, 429]),
    }),
    async (c) => json(c, triedSchema, { event: await webhooks.try(c.req.valid('param').id, inPerson(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'listWebhookDeliveries',
      caller: 'account',
      method: 'get',
      path: `${path}/{id}/deliveries`,
      tag,
      summary: 'The last 200 events of a webhook, newest first',
      request: { params },
      responses: answers(deliveriesSchema, 200, [...refusals, 404]),
    }),
    async (c) => {
      const { language } = c.get('visitor')()
      const data = await webhooks.deliveries(c.req.valid('param').id, signedIn(c), language)
      return json(c, deliveriesSchema, { data })
    },
  )
  api.openapi(
    operation({
      operationId: 'replayWebhookDeliveries',
      caller: 'person',
      method: 'post',
      path: `${path}/{id}/replay`,
      tag,
      summary: 'Send one event again, or all that were given up',
      request: { params, ...jsonBody(replaySchema) },
      responses: answers(replayedSchema, 200, [...refusals, 404, 409, 422]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return json(c, replayedSchema, {
        events: await webhooks.replay(id, c.req.valid('json'), inPerson(c)),
      })
    },
  )
}
