import { z } from '@hono/zod-openapi'
import {
  correctionAnswerSchema,
  correctionRequestSchema,
  listAddressesSchema,
  listAddressQuerySchema,
  listSummarySchema,
} from '#contract/verifier.ts'
import type { Services } from '#services/application/services.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** What came out for the addresses of one list. Each route: shape, call, answer. */

const tag = 'Email verifier'
const path = '/api/internal/email-verification-lists/{id}'
const params = z.object({ id: z.string().max(64) })

export function addListAddresses(api: Api, lists: Services['verifierLists']): void {
  api.openapi(
    operation({
      operationId: 'listVerifiedAddresses',
      caller: 'anyone',
      method: 'get',
      path: `${path}/addresses`,
      tag,
      summary: 'The addresses of a list with their verdicts, page by page',
      description: 'In the order of the file, each address once. Also before the list is done.',
      request: { params, query: listAddressQuerySchema },
      responses: answers(listAddressesSchema, 200, [404, 422]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return json(c, listAddressesSchema, await lists.addresses(id, c.req.valid('query'), c.get('visitor')()))
    },
  )
  api.openapi(
    operation({
      operationId: 'getVerifierListSummary',
      caller: 'anyone',
      method: 'get',
      path: `${path}/summary`,
      tag,
      summary: 'The addresses of a list counted by verdict and reason',
      request: { params },
      responses: answers(listSummarySchema, 200, [404]),
    }),
    async (c) => json(c, listSummarySchema, await lists.summary(c.req.valid('param').id, c.get('visitor')())),
  )
  for (const action of ['accept', 'undo'] as const) {
    api.openapi(
      operation({
        operationId: action === 'accept' ? 'acceptSuggestions' : 'undoCorrections',
        caller: 'anyone',
        method: 'post',
        path: `${path}/${action === 'accept' ? 'accept-suggestions' : 'undo-corrections'}`,
        tag,
        summary: action === 'accept' ? 'Correct addresses as suggested' : 'Take corrections back',
        description:
          action === 'accept'
            ? 'The suggestion takes the place of the address in downloads. It counts as not verified; verify it as an address of its own. May be repeated.'
            : 'The addresses stand as in the file again. May be repeated.',
        request: { params, ...jsonBody(correctionRequestSchema) },
        responses: answers(correctionAnswerSchema, 200, [404, 422]),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { ids } = c.req.valid('json')
        return json(c, correctionAnswerSchema, await lists[action](id, ids, c.get('visitor')()))
      },
    )
  }
}
