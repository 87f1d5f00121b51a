import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import { applicationSchema } from '#contract/oauth.ts'
import type { OAuth } from '#services/oauth/types.ts'
import { inPerson } from '../caller.ts'
import { answers, json, operation } from '../openapi.ts'
import type { Api } from '../types.ts'

/** Connected applications over HTTP: who uses the account by OAuth, and the end of it. */

const tag = 'API keys'
const listSchema = z.object({ data: z.array(applicationSchema) })

export function addApplications(api: Api, oauth: Pick<OAuth, 'list' | 'disconnect'>): void {
  api.openapi(
    operation({
      operationId: 'listApplications',
      caller: 'person',
      method: 'get',
      path: '/api/profile/applications',
      tag,
      summary: 'Applications that you have connected, newest first',
      responses: answers(listSchema, 200, [401]),
    }),
    async (c) => json(c, listSchema, { data: await oauth.list(inPerson(c).accountId) }),
  )
  api.openapi(
    operation({
      operationId: 'disconnectApplication',
      caller: 'account',
      method: 'post',
      path: '/api/profile/applications/{id}/disconnect',
      tag,
      summary: 'Disconnect an application',
      description: 'Its tokens end at once.',
      request: { params: z.object({ id: z.string().max(64) }) },
      responses: answers(okSchema, 200, [401, 403, 404]),
    }),
    async (c) => {
      await oauth.disconnect(inPerson(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
}
