import { z } from '@hono/zod-openapi'
import { clientLinkInputSchema, clientLinksSchema, createdClientLinkSchema } from '#contract/client-links.ts'
import { okSchema } from '#contract/common.ts'
import type { Services } from '#services/application/services.ts'
import { signedIn } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Links by which clients see their watched domains. */

const tag = 'Watched domains'
const caller = 'account'
const path = '/api/client-links'
const params = z.object({ id: z.string().max(64) })

export function addClientLinks(api: Api, { clientLinks }: Services): void {
  api.openapi(
    operation({
      operationId: 'listClientLinks',
      caller,
      method: 'get',
      path,
      tag,
      summary: 'The links by which clients see their watched domains',
      responses: answers(clientLinksSchema),
    }),
    async (c) => json(c, clientLinksSchema, { data: await clientLinks.list(signedIn(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'createClientLink',
      caller,
      method: 'post',
      path,
      tag,
      summary: 'Make a link that shows a client its watched domains',
      description:
        'The page needs no account. An API key needs `read` too. The link also ends when no domain has this client.',
      request: jsonBody(clientLinkInputSchema),
      responses: answers(createdClientLinkSchema, 201, [403, 422]),
    }),
    async (c) =>
      json(c, createdClientLinkSchema, await clientLinks.make(c.req.valid('json'), signedIn(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'revokeClientLink',
      caller,
      method: 'post',
      path: `${path}/{id}/revoke`,
      tag,
      summary: 'Revoke a link of a client',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await clientLinks.revoke(c.req.valid('param').id, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}
