import { z } from '@hono/zod-openapi'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import { comparisonSchema } from '#contract/comparison.ts'
import { mailKindIds } from '#contract/mail-kinds.ts'
import {
  adviceSchema,
  issuedAddressSchema,
  recheckSchema,
  sourceSchema,
  testResultSchema,
  testRowSchema,
} from '#contract/spam-test.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { answerEvents, lastEventId } from './events.ts'
import { answers, describe, describeFile, json, operation } from './openapi.ts'
import { previewOf } from './preview.ts'
import type { Api } from './types.ts'

/** The spam test over HTTP. Each route: shape, call, answer. */

const params = z.object({
  id: z
    .string()
    .max(64)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'example' }),
})
/** A mail as it is. */
const octets = z.string().openapi({ format: 'binary' })
const started = z.object({ id: z.string(), report_url: z.string() })
const tag = 'Spam test'

export function addSpamTests(api: Api, { spamTests }: Services): void {
  api.openapi(
    operation({
      operationId: 'createTestAddress',
      caller: 'anyone',
      method: 'get',
      path: '/api/get-email',
      tag,
      summary: 'A fresh test address',
      description: 'Costs nothing and stores nothing: a test exists only when an email arrives.',
      responses: answers(issuedAddressSchema),
    }),
    (c) => json(c, issuedAddressSchema, spamTests.issueAddress(c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'listTests',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails',
      tag,
      summary: 'The tests of this browser, newest first',
      request: { query: listQuerySchema },
      responses: answers(listOf(testRowSchema), 200, [422]),
    }),
    async (c) =>
      json(c, listOf(testRowSchema), await spamTests.list(c.req.valid('query'), c.get('visitor')())),
  )
  addUpload(api, spamTests)
  addKind(api, spamTests)
  api.openapi(
    operation({
      operationId: 'recheckTest',
      caller: 'anyone',
      method: 'post',
      path: '/api/emails/{id}/recheck',
      tag,
      summary: 'Query DNS and blacklists again',
      description:
        'Costs no test, and says what changed. Only for its owner the report is replaced; others get a copy of their own.',
      request: { params },
      responses: answers(recheckSchema, 200, [404, 409, 410, 429]),
    }),
    async (c) => json(c, recheckSchema, await spamTests.recheck(c.req.valid('param').id, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'testSample',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: '/api/emails/sample',
      tag,
      summary: 'Send the bundled newsletter to a test address',
      description: 'Without an id, to a fresh one. Its report is made over stand-in DNS and says so.',
      request: { query: z.object({ id: z.string().max(64).optional() }) },
      responses: answers(started, 201, [404, 410]),
    }),
    async (c) =>
      json(c, started, await spamTests.sendSample(c.get('visitor')(), c.req.valid('query').id), 201),
  )
  api.openapi(
    operation({
      operationId: 'getReport',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/results',
      tag,
      summary: 'The report of one test',
      description: '`example` is the sample. An address without an email answers with status `waiting`.',
      request: { params },
      responses: answers(testResultSchema, 200, [404, 410]),
    }),
    async (c) =>
      json(c, testResultSchema, await spamTests.result(c.req.valid('param').id, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'compareTests',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/compare/{after}',
      tag,
      summary: 'One finished test beside another',
      description:
        'Score, groups, findings and predicted attention, from the test `id` to the test `after`. 409 while one is not finished.',
      request: { params: params.extend({ after: params.shape.id.openapi({ param: { name: 'after' } }) }) },
      responses: answers(comparisonSchema, 200, [404, 409, 410]),
    }),
    async (c) => {
      const { id, after } = c.req.valid('param')
      return json(c, comparisonSchema, await spamTests.compare(id, after, c.get('visitor')()))
    },
  )
  api.openapi(
    operation({
      operationId: 'getSource',
      caller: 'anyone',
      method: 'get',
      path: '/api/emails/{id}/source',
      tag,
      summary: 'The source that findings refer to',
      request: { params },
      responses: answers(sourceSchema, 200, [404, 409, 410, 422]),
    }),
    async (c) => json(c, sourceSchema, await spamTests.source(c.req.valid('param').id)),
  )
  api.openapi(
    operation({
      operationId: 'deleteTest',
      caller: 'anyone',
      method: 'post',
      path: '/api/emails/{id}/delete',
      tag,
      summary: 'Delete a test, its email and its report',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await spamTests.remove(c.req.valid('param').id, c.get('visitor')())
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'getAdvice',
      caller: 'anyone',
      method: 'get',
      path: '/api/internal/spam-check/{id}/ai-assistant-result',
      tag,
      summary: 'What to do, in order',
      description: 'Written by rules from the report; each item cites its checks.',
      request: { params },
      responses: answers(adviceSchema, 200, [404, 409, 410]),
    }),
    async (c) => json(c, adviceSchema, await spamTests.advice(c.req.valid('param').id, c.get('visitor')())),
  )
  addFiles(api, { spamTests })
}

const kindQuery = z.object({
  kind: z
    .string()
    .max(64)
    .optional()
    .openapi({ description: `What kind of mail it is, where we would be wrong: ${mailKindIds.join(', ')}` }),
})

function addKind(api: Api, spamTests: Services['spamTests']): void {
  api.openapi(
    operation({
      operationId: 'setMailKind',
      caller: 'anyone',
      method: 'post',
      path: '/api/emails/{id}/kind',
      tag,
      summary: 'Say what kind of mail it is',
      description:
        'The report is scored again as mail of that kind, and the account keeps the choice for the next tests of that sender. null: the kind that the mail itself shows. Kinds as for `testEmail`.',
      request: {
        params,
        body: {
          required: true,
          content: { 'application/json': { schema: z.object({ kind: z.string().max(64).nullable() }) } },
        },
      },
      responses: answers(testResultSchema, 200, [404, 409, 410, 422, 429]),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const result = await spamTests.chooseKind(id, c.req.valid('json').kind, c.get('visitor')())
      return json(c, testResultSchema, result)
    },
  )
}

/** Described by hand: the body is taken as it comes, so that a wrong file meets a sentence, not a schema. */
function addUpload(api: Api, spamTests: Services['spamTests']): void {
  describe(api, {
    operationId: 'testEmail',
    caller: 'anyone',
    once: true,
    method: 'post',
    path: '/api/emails',
    tag,
    summary: 'Test a message file',
    description: 'The message as it is (`message/rfc822`), or a form with the field `file`.',
    request: {
      query: kindQuery,
      body: {
        required: true,
        content: {
          'message/rfc822': { schema: octets },
          'application/octet-stream': { schema: octets },
          'multipart/form-data': { schema: z.object({ file: octets }) },
        },
      },
    },
    responses: answers(started, 201, [413, 422]),
  })
  api.post('/api/emails', async (c) =>
    json(
      c,
      started,
      await spamTests.upload(await uploaded(c.req.raw), c.get('visitor')(), { kind: c.req.query('kind') }),
      201,
    ),
  )
}

/** What is not JSON: the raw mail, its harmless preview, and the live events. */
function addFiles(api: Api, { spamTests }: Pick<Services, 'spamTests'>): void {
  for (const file of files) describeFile(api, { ...file, tag, params })
  api.get('/api/emails/:id/raw', async (c) => {
    const raw = await spamTests.rawMessage(c.req.param('id'))
    c.header('Content-Type', 'message/rfc822')
    c.header('Cache-Control', 'private, no-store')
    c.header('Content-Disposition', `attachment; filename="${c.req.param('id')}.eml"`)
    return c.body(raw as Uint8Array<ArrayBuffer>)
  })
  api.get('/api/emails/:id/preview', async (c) => previewOf(await spamTests.source(c.req.param('id'))))
  api.get('/api/emails/:id/events', async (c) => {
    const id = c.req.param('id')
    await spamTests.result(id, c.get('visitor')())
    const end = new AbortController()
    return answerEvents(c, end, async (stream) => {
      for await (const { event, position } of spamTests.events(id, end.signal, lastEventId(c))) {
        const at = position === undefined ? {} : { id: position }
        await stream.writeSSE({ event: event.type, data: JSON.stringify(event), ...at })
      }
    })
  })
}

const files = [
  {
    operationId: 'streamTest',
    path: '/api/emails/{id}/events',
    summary: 'Live events of one test',
    type: 'text/event-stream',
    about:
      'Server-Sent Events `status`, `step` and `newer`; the first is the present status. With `Last-Event-ID`, what came after that event.',
  },
  {
    operationId: 'getRawMessage',
    path: '/api/emails/{id}/raw',
    summary: 'The message as we received it',
    type: 'message/rfc822',
    about: '',
  },
  {
    operationId: 'getHtmlPreview',
    path: '/api/emails/{id}/preview',
    summary: 'The HTML of the message, unable to run or load anything',
    type: 'text/html',
    about: 'Meant for a frame.',
  },
]

async function uploaded(request: Request): Promise<Uint8Array> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return new Uint8Array(await request.arrayBuffer())
  }
  const file = (await request.formData()).get('file')
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer())
  throw refuseField('file', 'test.choose_file')
}
