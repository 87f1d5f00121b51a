import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { apiKeySchema, createdKeySchema, newKeySchema } from '#contract/accounts.ts'
import { okSchema } from '#contract/common.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { ApiKeys } from '#services/api-keys/types.ts'
import { inPerson, signedIn } from './caller.ts'
import { answers, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** API keys over HTTP. A key is shown in the answer that makes it, and never again. */

const tag = 'API keys'
const whose = z.object({
  x: z
    .string()
    .max(64)
    .openapi({ param: { name: 'x', in: 'path' }, example: 'me' }),
})
const keyId = z.object({ id: z.string().max(64) })
const renewedSchema = z.object({ api_key: z.string() })

export function addApiKeys(api: Api, apiKeys: ApiKeys): void {
  addNamedCalls(api, apiKeys)
  api.openapi(
    operation({
      operationId: 'listApiKeys',
      caller: 'person',
      method: 'get',
      path: '/api/profile/api-keys',
      tag,
      summary: 'Your API keys, newest first',
      responses: answers(z.object({ data: z.array(apiKeySchema) }), 200, [401]),
    }),
    async (c) =>
      json(c, z.object({ data: z.array(apiKeySchema) }), {
        data: await apiKeys.list(inPerson(c).accountId),
      }),
  )
  api.openapi(
    operation({
      operationId: 'createApiKey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/api-keys',
      tag,
      summary: 'Create an API key',
      description:
        'The key is in this answer alone. Needs a confirmed address and a proof (POST /api/profile/prove).',
      request: { body: { required: true, content: { 'application/json': { schema: newKeySchema } } } },
      responses: answers(createdKeySchema, 201, [401, 403, 422]),
    }),
    async (c) => json(c, createdKeySchema, await apiKeys.create(inPerson(c), c.req.valid('json')), 201),
  )
  api.openapi(
    operation({
      operationId: 'renewApiKey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/api-keys/renew',
      tag,
      summary: 'Replace the newest API key with a new one',
      description:
        'The old one ends at once; the new one has its scopes, networks and end. Makes the first one where there is none. Needs a proof.',
      responses: answers(createdKeySchema, 201, [401, 403]),
    }),
    async (c) => json(c, createdKeySchema, await apiKeys.renew(inPerson(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'deleteApiKey',
      caller: 'account',
      method: 'post',
      path: '/api/profile/api-keys/{id}/delete',
      tag,
      summary: 'Delete an API key',
      request: { params: keyId },
      responses: answers(okSchema, 200, [401, 403, 404]),
    }),
    async (c) => {
      await apiKeys.revoke(inPerson(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
}

/** The two calls of old, by bearer token alone: a GET that changes something must not work by a cookie. */
function addNamedCalls(api: Api, apiKeys: ApiKeys): void {
  api.openapi(
    operation({
      operationId: 'getNewestApiKey',
      caller: 'bearer',
      method: 'get',
      path: '/api/{x}/api-key',
      tag,
      summary: 'Your newest API key, without its secret',
      description:
        '`x` is `profile`, `me` or your account id. By bearer token only. null where there is none.',
      request: { params: whose },
      responses: answers(apiKeySchema.nullable(), 200, [401, 404]),
    }),
    async (c) => {
      const caller = named(c, c.req.valid('param').x)
      return json(c, apiKeySchema.nullable(), (await apiKeys.list(caller.accountId))[0] ?? null)
    },
  )
  api.openapi(
    operation({
      operationId: 'renewApiKeyByLink',
      caller: 'bearer',
      method: 'get',
      path: '/api/update/{x}/api-key',
      tag,
      summary: 'Renew your API key',
      description:
        'Changes something though it is a GET: by the bearer token of a session only, never cached. Prefer the POST.',
      request: { params: whose },
      responses: answers(renewedSchema, 200, [401, 403, 404]),
    }),
    async (c) => {
      named(c, c.req.valid('param').x)
      const { api_key } = await apiKeys.renew(inPerson(c))
      return json(c, renewedSchema, { api_key })
    },
  )
}

function named(c: Context, x: string): SignedIn {
  const caller = signedIn(c)
  if (x !== 'profile' && x !== 'me' && x !== caller.accountId) {
    throw new Refusal(404, 'not_found', 'account.not_found')
  }
  return caller
}
