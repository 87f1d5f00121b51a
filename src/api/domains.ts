import { z } from '@hono/zod-openapi'
import { listQuerySchema } from '#contract/common.ts'
import { domainHistorySchema, sendingDomainsSchema } from '#contract/domains.ts'
import type { Services } from '#services/application/services.ts'
import { answers, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** The state of the sending domains of an account, as its own tests found it. */

const tag = 'Sending domains'
const path = '/api/domains'
const query = listQuerySchema.pick({ page: true, per_page: true }).extend({
  search: z.string().max(253).optional().meta({ description: 'Part of a domain' }),
})
const params = z.object({
  domain: z
    .string()
    .max(253)
    .openapi({ param: { name: 'domain', in: 'path' }, example: 'example.org' }),
})

export function addDomains(api: Api, { domains }: Services): void {
  api.openapi(
    operation({
      operationId: 'listSendingDomains',
      caller: 'anyone',
      method: 'get',
      path,
      tag,
      summary: 'The domains that your emails were sent from, and their state',
      description:
        'Each value with the time since which your own tests have found it so; null: no test could ask. The domain seen last comes first.',
      request: { query },
      responses: answers(sendingDomainsSchema, 200, [422]),
    }),
    async (c) => json(c, sendingDomainsSchema, await domains.list(c.req.valid('query'), c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'getSendingDomain',
      caller: 'anyone',
      method: 'get',
      path: `${path}/{domain}`,
      tag,
      summary: 'One sending domain, and what it was over time',
      request: { params },
      responses: answers(domainHistorySchema, 200, [404]),
    }),
    async (c) =>
      json(c, domainHistorySchema, await domains.read(c.req.valid('param').domain, c.get('visitor')())),
  )
}
