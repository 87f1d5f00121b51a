import { z } from '@hono/zod-openapi'
import { announcementInputSchema, announcementsSchema } from '#contract/announcements.ts'
import { okSchema } from '#contract/common.ts'
import type { Operations } from '#services/operations/types.ts'
import { admin as requireAdmin } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Announcements over HTTP, for administrators. Who calls was asked before a body is read: see admin.ts. */

const tag = 'Administration'
const refusals = [401, 403, 404]
const params = z.object({ id: z.string().max(100) })
const madeSchema = z.object({ id: z.string() })

export function addAnnouncements(api: Api, operations: Operations): void {
  api.openapi(
    operation({
      operationId: 'listAnnouncements',
      caller: 'admin',
      method: 'get',
      path: '/api/admin/announcements',
      tag,
      summary: 'Announcements on top of the pages, those that begin last first',
      responses: answers(announcementsSchema, 200, [401, 403]),
    }),
    async (c) => json(c, announcementsSchema, { data: await operations.announcements(requireAdmin(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'createAnnouncement',
      caller: 'admin',
      once: true,
      method: 'post',
      path: '/api/admin/announcements',
      tag,
      summary: 'Write an announcement',
      description:
        'It stands on top of the pages of whoever it is for, until its end or until they dismiss it.',
      request: jsonBody(announcementInputSchema),
      responses: answers(madeSchema, 201, [401, 403, 422]),
    }),
    async (c) => {
      const id = await operations.announce(requireAdmin(c), c.req.valid('json'))
      return json(c, madeSchema, { id }, 201)
    },
  )
  api.openapi(
    operation({
      operationId: 'updateAnnouncement',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/announcements/{id}',
      tag,
      summary: 'Replace an announcement',
      description: 'Whoever has dismissed it does not see it again.',
      request: { params, ...jsonBody(announcementInputSchema) },
      responses: answers(okSchema, 200, [...refusals, 422]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await operations.changeAnnouncement(requireAdmin(c), id, c.req.valid('json'))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'withdrawAnnouncement',
      caller: 'admin',
      method: 'post',
      path: '/api/admin/announcements/{id}/withdraw',
      tag,
      summary: 'Withdraw an announcement',
      request: { params },
      responses: answers(okSchema, 200, refusals),
    }),
    async (c) => {
      await operations.withdrawAnnouncement(requireAdmin(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
}
