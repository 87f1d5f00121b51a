import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import { serviceLanguage } from '#contract/language.ts'
import {
  acknowledgedSchema,
  acknowledgeSchema,
  quietHoursAnswerSchema,
  quietHoursSchema,
  silenceSchema,
  watchAddedSchema,
  watchAlertsSchema,
  watchEditSchema,
  watchedDomainsSchema,
  watchHistorySchema,
  watchInputSchema,
  watchQuerySchema,
} from '#contract/watched-domains.ts'
import type { Services } from '#services/application/services.ts'
import { signedIn } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Domains that an account watches. Each route: shape, call, answer. */

const tag = 'Watched domains'
const caller = 'account'
const path = '/api/watched-domains'
const params = z.object({
  domain: z
    .string()
    .max(253)
    .openapi({ param: { name: 'domain', in: 'path' }, example: 'example.org' }),
})

type Watched = Services['watchedDomains']

export function addWatchedDomains(api: Api, { watchedDomains }: Services): void {
  addLists(api, watchedDomains)
  addAlerts(api, watchedDomains)
  addQuietHours(api, watchedDomains)
  addOne(api, watchedDomains)
  addSilence(api, watchedDomains)
}

function addLists(api: Api, watched: Watched): void {
  api.openapi(
    operation({
      operationId: 'listWatchedDomains',
      caller,
      method: 'get',
      path,
      tag,
      summary: 'The domains that you watch, and how they are',
      description:
        'Each is looked at once a day, and sooner after a change. A change counts when a second look some minutes later says the same; a part without an answer stays as it was.',
      request: { query: watchQuerySchema },
      responses: answers(watchedDomainsSchema, 200, [422]),
    }),
    async (c) => json(c, watchedDomainsSchema, await watched.list(c.req.valid('query'), signedIn(c))),
  )
  api.openapi(
    operation({
      operationId: 'addWatchedDomains',
      caller,
      method: 'post',
      path,
      tag,
      summary: 'Watch one or many domains',
      description: 'A line that cannot be read refuses no other: the answer says what is wrong with it.',
      request: jsonBody(watchInputSchema),
      responses: answers(watchAddedSchema, 201, [403, 422]),
    }),
    async (c) => {
      const language = serviceLanguage(c.get('language')())
      return json(c, watchAddedSchema, await watched.add(c.req.valid('json'), signedIn(c), language), 201)
    },
  )
}

function addAlerts(api: Api, watched: Watched): void {
  api.openapi(
    operation({
      operationId: 'listWatchAlerts',
      caller,
      method: 'get',
      path: `${path}/alerts`,
      tag,
      summary: 'Changes that are not acknowledged, the newest first',
      responses: answers(watchAlertsSchema),
    }),
    async (c) => {
      const language = serviceLanguage(c.get('language')())
      return json(c, watchAlertsSchema, { data: await watched.alerts(signedIn(c), language) })
    },
  )
  api.openapi(
    operation({
      operationId: 'acknowledgeWatchAlerts',
      caller,
      method: 'post',
      path: `${path}/alerts/acknowledge`,
      tag,
      summary: 'Acknowledge one alert, those of a domain, or all',
      request: jsonBody(acknowledgeSchema),
      responses: answers(acknowledgedSchema, 200, [404, 422]),
    }),
    async (c) =>
      json(c, acknowledgedSchema, {
        acknowledged: await watched.acknowledge(c.req.valid('json'), signedIn(c)),
      }),
  )
}

function addQuietHours(api: Api, watched: Watched): void {
  const quiet = `${path}/quiet-hours`
  api.openapi(
    operation({
      operationId: 'getQuietHours',
      caller,
      method: 'get',
      path: quiet,
      tag,
      summary: 'The hours in which no email about changes is sent',
      responses: answers(quietHoursAnswerSchema),
    }),
    async (c) => json(c, quietHoursAnswerSchema, { quiet_hours: await watched.quietHours(signedIn(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'setQuietHours',
      caller,
      method: 'post',
      path: quiet,
      tag,
      summary: 'Set the hours in which no email about changes is sent',
      description: 'What waited comes in one email after them. Webhooks do not wait.',
      request: jsonBody(quietHoursSchema),
      responses: answers(okSchema, 200, [422]),
    }),
    async (c) => {
      await watched.setQuietHours(c.req.valid('json'), signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'deleteQuietHours',
      caller,
      method: 'post',
      path: `${quiet}/delete`,
      tag,
      summary: 'Send email about changes at any hour',
      responses: answers(okSchema),
    }),
    async (c) => {
      await watched.setQuietHours(null, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}

function addSilence(api: Api, watched: Watched): void {
  api.openapi(
    operation({
      operationId: 'silenceWatchedDomain',
      caller,
      method: 'post',
      path: `${path}/{domain}/silence`,
      tag,
      summary: 'Silence a watched domain for a planned change',
      description:
        'Changes are kept as planned and not alerted until the end. Then what is worse than before is alerted once. Called again, it sets another end.',
      request: { params, ...jsonBody(silenceSchema) },
      responses: answers(okSchema, 200, [404, 422]),
    }),
    async (c) => {
      await watched.silence(c.req.valid('param').domain, c.req.valid('json'), signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'endWatchedDomainSilence',
      caller,
      method: 'post',
      path: `${path}/{domain}/silence/end`,
      tag,
      summary: 'End the silence of a watched domain now',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await watched.endSilence(c.req.valid('param').domain, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}

function addOne(api: Api, watched: Watched): void {
  api.openapi(
    operation({
      operationId: 'getWatchedDomain',
      caller,
      method: 'get',
      path: `${path}/{domain}`,
      tag,
      summary: 'One watched domain, with its changes over time',
      request: { params },
      responses: answers(watchHistorySchema, 200, [404]),
    }),
    async (c) => {
      const language = serviceLanguage(c.get('language')())
      const { domain } = c.req.valid('param')
      return json(c, watchHistorySchema, await watched.read(domain, signedIn(c), language))
    },
  )
  api.openapi(
    operation({
      operationId: 'updateWatchedDomain',
      caller,
      method: 'post',
      path: `${path}/{domain}`,
      tag,
      summary: 'Change the client or the note of a watched domain',
      request: { params, ...jsonBody(watchEditSchema) },
      responses: answers(okSchema, 200, [404, 422]),
    }),
    async (c) => {
      await watched.edit(c.req.valid('param').domain, c.req.valid('json'), signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'deleteWatchedDomain',
      caller,
      method: 'post',
      path: `${path}/{domain}/delete`,
      tag,
      summary: 'Stop watching a domain, and delete its changes',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await watched.remove(c.req.valid('param').domain, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'checkWatchedDomain',
      caller,
      method: 'post',
      path: `${path}/{domain}/check`,
      tag,
      summary: 'Look at a watched domain now',
      description: 'The answer does not wait for the look: `looked_at` tells when it was done.',
      request: { params },
      responses: answers(okSchema, 200, [404, 429]),
    }),
    async (c) => {
      await watched.lookAgain(c.req.valid('param').domain, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}
