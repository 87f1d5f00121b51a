import { okSchema } from '#contract/common.ts'
import { listHistorySchema } from '#contract/list-history.ts'
import { contactSchema, instanceStatusSchema } from '#contract/site.ts'
import type { Services } from '#services/application/services.ts'
import { answers, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Writing to the operator, and how the instance is. */

const tag = 'Site'

export function addContact(
  api: Api,
  { contact, status, listHistory }: Pick<Services, 'contact' | 'status' | 'listHistory'>,
): void {
  api.openapi(
    operation({
      operationId: 'contactOperator',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: '/api/contact',
      tag,
      summary: 'Write to the operator of this server',
      description: 'The message goes out by email and is stored nowhere.',
      request: { body: { required: true, content: { 'application/json': { schema: contactSchema } } } },
      responses: answers(okSchema, 200, [422, 429, 503]),
    }),
    async (c) => {
      await contact.send(c.req.valid('json'), c.get('visitor')())
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'getStatus',
      caller: 'anyone',
      method: 'get',
      path: '/api/status',
      tag,
      summary: 'Which parts of this instance work',
      description: 'At most 15 seconds old. A monitor that needs yes or no asks `/readyz`.',
      responses: answers(instanceStatusSchema),
    }),
    async (c) => json(c, instanceStatusSchema, await status.read()),
  )
  api.openapi(
    operation({
      operationId: 'listBlacklistSelfTests',
      caller: 'anyone',
      method: 'get',
      path: '/api/blacklists/self-tests',
      tag,
      summary: 'How each blacklist answered our self-tests over the past months',
      description:
        'A list that answers is asked for its test entry, for what must not be listed and for a random name (RFC 5782, 5). Counted by this server, through its own resolver.',
      responses: answers(listHistorySchema),
    }),
    async (c) => {
      const { language = 'en' } = c.get('visitor')()
      return json(c, listHistorySchema, await listHistory.read(language))
    },
  )
}
