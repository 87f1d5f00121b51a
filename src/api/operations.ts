import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import {
  addressSchema,
  deadLettersSchema,
  erasureReportSchema,
  liftSchema,
  limitSchema,
  limitsSchema,
  returnedMailSchema,
  useListSchema,
} from '#contract/operations.ts'
import type { Operations } from '#services/operations/types.ts'
import { addAnnouncements } from './announcements.ts'
import { admin as requireAdmin } from './caller.ts'
import { readerOf } from './language.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** What an operator looks after, over HTTP. Who calls was asked before a body is read: see admin.ts. */

const tag = 'Administration'
const refusals = [401, 403, 404]
const params = z.object({ id: z.string().max(200) })

export function addOperations(api: Api, { operations }: { operations: Operations }): void {
  addDeadLetters(api, operations)
  addReturnedMail(api, operations)
  addUse(api, operations)
  addErasure(api, operations)
  addAnnouncements(api, operations)
}

function addDeadLetters(api: Api, operations: Operations): void {
  api.openapi(
    operation({
      operationId: 'listDeadLetters',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/dead-letters',
      tag,
      summary: 'Jobs whose last run failed, and email to users that was given up',
      responses: answers(deadLettersSchema, 200, [401, 403]),
    }),
    async (c) =>
      json(c, deadLettersSchema, { data: await operations.deadLetters(requireAdmin(c), readerOf(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'retryDeadLetter',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/dead-letters/{id}/retry',
      tag,
      summary: 'Run a job soon, or give an email another day',
      request: { params },
      responses: answers(okSchema, 200, refusals),
    }),
    async (c) => {
      await operations.retryDeadLetter(requireAdmin(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'discardDeadLetter',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/dead-letters/{id}/discard',
      tag,
      summary: 'Forget a failed job until it fails again, or remove an email',
      request: { params },
      responses: answers(okSchema, 200, refusals),
    }),
    async (c) => {
      await operations.discardDeadLetter(requireAdmin(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
}

function addReturnedMail(api: Api, operations: Operations): void {
  api.openapi(
    operation({
      operationId: 'getReturnedMail',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/returned-mail',
      tag,
      summary: 'How much mail to users bounced or was complained of, by the day',
      responses: answers(returnedMailSchema, 200, [401, 403]),
    }),
    async (c) => json(c, returnedMailSchema, await operations.returnedMail(requireAdmin(c))),
  )
}

function addUse(api: Api, operations: Operations): void {
  api.openapi(
    operation({
      operationId: 'listHeaviestUse',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/use',
      tag,
      summary: 'Networks, accounts and domains that used most, within a day and a week',
      responses: answers(useListSchema, 200, [401, 403]),
    }),
    async (c) => json(c, useListSchema, await operations.use(requireAdmin(c))),
  )
  api.openapi(
    operation({
      operationId: 'listLimits',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/limits',
      tag,
      summary: 'Who may do little, and until when',
      responses: answers(limitsSchema, 200, [401, 403]),
    }),
    async (c) => json(c, limitsSchema, { data: await operations.limits(requireAdmin(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'setLimit',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/limits',
      tag,
      summary: 'Limit a network, an account or a domain for some days',
      description:
        'Beyond `per_minute` calls are refused with 429, and email from a limited network or domain with 450. Replaces an earlier limit.',
      request: jsonBody(limitSchema),
      responses: answers(okSchema, 200, [401, 403, 422]),
    }),
    async (c) => {
      await operations.limit(requireAdmin(c), c.req.valid('json'))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'liftLimit',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/limits/lift',
      tag,
      summary: 'End a limit',
      request: jsonBody(liftSchema),
      responses: answers(okSchema, 200, [...refusals, 422]),
    }),
    async (c) => {
      await operations.liftLimit(requireAdmin(c), c.req.valid('json'))
      return json(c, okSchema, { success: true })
    },
  )
}

function addErasure(api: Api, operations: Operations): void {
  api.openapi(
    operation({
      operationId: 'findAddressTraces',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/erasures/find',
      tag,
      summary: 'What mentions an address that has no account here, table by table',
      description: 'Reads whole tables: it may take long.',
      request: jsonBody(addressSchema),
      responses: answers(erasureReportSchema, 200, [401, 403, 409, 422]),
    }),
    async (c) =>
      json(c, erasureReportSchema, await operations.findAddress(requireAdmin(c), c.req.valid('json'))),
  )
  api.openapi(
    operation({
      operationId: 'eraseAddress',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/erasures',
      tag,
      summary: 'Erase an address that has no account here',
      description:
        'Tests of mails that mention it are deleted, in lists it is overwritten. The audit log keeps a keyed hash of it.',
      request: jsonBody(addressSchema),
      responses: answers(erasureReportSchema, 200, [401, 403, 409, 422]),
    }),
    async (c) =>
      json(c, erasureReportSchema, await operations.eraseAddress(requireAdmin(c), c.req.valid('json'))),
  )
}
