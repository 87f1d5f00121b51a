import { z } from '@hono/zod-openapi'
import { okSchema } from '#contract/common.ts'
import { serviceLanguage } from '#contract/language.ts'
import {
  issuesQuerySchema,
  newsletterEditSchema,
  newsletterHistorySchema,
  newsletterInputSchema,
  newsletterQuerySchema,
  testedNewsletterSchema,
  testedNewslettersSchema,
} from '#contract/newsletters.ts'
import type { Services } from '#services/application/services.ts'
import { signedIn } from './caller.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Newsletters whose every issue is tested. Each route: shape, call, answer. */

const tag = 'Newsletters'
const caller = 'account'
const path = '/api/newsletters'
const params = z.object({
  id: z
    .string()
    .max(64)
    .openapi({ param: { name: 'id', in: 'path' }, example: '8a6e0804-2bd0-4672-b79d-d97027f9071a' }),
})

type Newsletters = Services['newsletters']

export function addNewsletters(api: Api, { newsletters }: Services): void {
  addLists(api, newsletters)
  addOne(api, newsletters)
}

function addLists(api: Api, newsletters: Newsletters): void {
  api.openapi(
    operation({
      operationId: 'listNewsletters',
      caller,
      method: 'get',
      path,
      tag,
      summary: 'Your newsletters, each with its last issue',
      request: { query: newsletterQuerySchema },
      responses: answers(testedNewslettersSchema, 200, [422]),
    }),
    async (c) => json(c, testedNewslettersSchema, await newsletters.list(c.req.valid('query'), signedIn(c))),
  )
  api.openapi(
    operation({
      operationId: 'addNewsletter',
      caller,
      method: 'post',
      path,
      tag,
      summary: 'Add a newsletter, and get its address',
      description:
        'Subscribe the address to the newsletter. Every email that comes is a test of your account and counts in your plan.',
      request: jsonBody(newsletterInputSchema),
      responses: answers(testedNewsletterSchema, 201, [403, 422]),
    }),
    async (c) =>
      json(c, testedNewsletterSchema, await newsletters.add(c.req.valid('json'), signedIn(c)), 201),
  )
}

function addOne(api: Api, newsletters: Newsletters): void {
  api.openapi(
    operation({
      operationId: 'getNewsletter',
      caller,
      method: 'get',
      path: `${path}/{id}`,
      tag,
      summary: 'One newsletter with its issues, the newest first',
      request: { params, query: issuesQuerySchema },
      responses: answers(newsletterHistorySchema, 200, [404, 422]),
    }),
    async (c) => {
      const language = serviceLanguage(c.get('language')())
      const { id } = c.req.valid('param')
      const history = await newsletters.read(id, c.req.valid('query'), signedIn(c), language)
      return json(c, newsletterHistorySchema, history)
    },
  )
  api.openapi(
    operation({
      operationId: 'updateNewsletter',
      caller,
      method: 'post',
      path: `${path}/{id}`,
      tag,
      summary: 'Rename a newsletter, note something, pause it or go on',
      request: { params, ...jsonBody(newsletterEditSchema) },
      responses: answers(testedNewsletterSchema, 200, [404, 422]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const changed = await newsletters.change(id, c.req.valid('json'), signedIn(c))
      return json(c, testedNewsletterSchema, changed)
    },
  )
  api.openapi(
    operation({
      operationId: 'deleteNewsletter',
      caller,
      method: 'post',
      path: `${path}/{id}/delete`,
      tag,
      summary: 'Remove a newsletter; its address takes no email any more',
      description: 'The tests of its issues stay.',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await newsletters.remove(c.req.valid('param').id, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}
