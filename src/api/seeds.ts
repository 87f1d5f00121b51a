import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import { issue } from '#contract/issues.ts'
import { adminSeedSchema, seedInputSchema } from '#contract/placement.ts'
import type { Services } from '#services/application/services.ts'
import { admin } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Seed mailboxes, for administrators. Secrets are taken and never answered. */

const tag = 'Administration'
const refusals = [401, 403]
const path = '/api/admin/seeds'
const params = z.object({
  id: z.coerce
    .number(issue('seed.not_found'))
    .int()
    .openapi({ type: 'integer', param: { name: 'id', in: 'path', required: true } }),
})
const listSchema = z.object({ data: z.array(adminSeedSchema) })

/** Without the defaults: what is not given stays. */
const editSchema = z.object({
  ...seedInputSchema.partial().shape,
  type: z.enum(['consumer', 'business']).optional(),
  region: z.string().max(40).optional(),
  folder_map: z.record(z.string().max(40), z.string().max(200)).optional(),
  tags: z.array(z.string().max(40)).max(20).optional(),
  enabled: z.boolean().optional(),
})

export function addSeeds(api: Api, { seeds }: Services): void {
  api.openapi(
    operation({
      operationId: 'listSeeds',
      caller: 'admin',
      method: 'get',
      path,
      tag,
      summary: 'The seed mailboxes and their health',
      responses: answers(listSchema, 200, refusals),
    }),
    async (c) => json(c, listSchema, { data: await seeds.list(admin(c), c.get('visitor')()) }),
  )
  api.openapi(
    operation({
      operationId: 'addSeed',
      caller: 'admin',
      once: true,
      method: 'post',
      path,
      tag,
      summary: 'Add a seed mailbox',
      description: 'Its password or refresh token is sealed, and in no answer. Check it afterwards.',
      request: jsonBody(seedInputSchema),
      responses: answers(adminSeedSchema, 201, [...refusals, 422]),
    }),
    async (c) =>
      json(c, adminSeedSchema, await seeds.add(c.req.valid('json'), admin(c), c.get('visitor')()), 201),
  )
  api.openapi(
    operation({
      operationId: 'updateSeed',
      caller: 'admin',
      method: 'post',
      path: `${path}/{id}`,
      tag,
      summary: 'Change a seed mailbox',
      description: 'What is not given stays, the password as well.',
      request: { params, ...jsonBody(editSchema) },
      responses: answers(adminSeedSchema, 200, [...refusals, 404, 422]),
    }),
    async (c) => {
      const change = c.req.valid('json')
      return json(
        c,
        adminSeedSchema,
        await seeds.edit(c.req.valid('param').id, change, admin(c), c.get('visitor')()),
      )
    },
  )
  api.openapi(
    operation({
      operationId: 'checkSeed',
      caller: 'admin',
      method: 'post',
      path: `${path}/{id}/check`,
      tag,
      summary: 'Log in to a seed mailbox now',
      request: { params },
      responses: answers(adminSeedSchema, 200, [...refusals, 404]),
    }),
    async (c) =>
      json(c, adminSeedSchema, await seeds.check(c.req.valid('param').id, admin(c), c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'deleteSeed',
      caller: 'admin',
      method: 'post',
      path: `${path}/{id}/delete`,
      tag,
      summary: 'Remove a seed mailbox',
      description: 'Its secret goes with it; reports that it is in stay.',
      request: { params },
      responses: answers(okSchema, 200, [...refusals, 404]),
    }),
    async (c) => {
      await seeds.remove(c.req.valid('param').id, admin(c))
      return json(c, okSchema, { success: true })
    },
  )
}
