import { z } from '@hono/zod-openapi'
import { devices } from '#contract/devices.ts'
import { draftReportSchema, draftSavedSchema, draftSchema } from '#contract/draft.ts'
import type { Services } from '#services/application/services.ts'
import { answers, fileAnswers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** A mail that is being written, over HTTP. Each route: shape, call, answer. */

const tag = 'Spam test'

export function addDrafts(api: Api, { spamTests: { drafts } }: Services): void {
  api.openapi(
    operation({
      operationId: 'checkDraft',
      caller: 'anyone',
      method: 'post',
      path: '/api/drafts/check',
      tag,
      summary: 'Check a mail while it is written',
      description:
        'Checks of DNS, blacklists and links keep the answers of the test that the draft comes from. Nothing is stored. 409 `superseded`: a newer draft of the same editor came.',
      request: jsonBody(draftSchema),
      responses: answers(draftReportSchema, 200, [404, 409, 410, 413, 422, 429, 503]),
    }),
    async (c) => json(c, draftReportSchema, await drafts.check(c.req.valid('json'), c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'testDraft',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: '/api/drafts',
      tag,
      summary: 'Test a draft',
      description:
        'A test of its own, which costs what an upload does. Without a valid signature, an edited mail keeps what was found of that of the original.',
      request: jsonBody(draftSchema),
      responses: answers(draftSavedSchema, 201, [403, 404, 409, 410, 413, 422, 429, 503]),
    }),
    async (c) => json(c, draftSavedSchema, await drafts.save(c.req.valid('json'), c.get('visitor')()), 201),
  )
  api.openapi(
    operation({
      operationId: 'renderDraft',
      caller: 'anyone',
      method: 'post',
      path: '/api/drafts/picture',
      tag,
      summary: 'Draw a mail while it is written',
      description: 'One device as sent, as PNG. Nothing is stored.',
      request: { ...jsonBody(draftSchema), query: deviceQuery },
      responses: fileAnswers('image/png', [404, 409, 410, 422, 503]),
    }),
    async (c) => {
      const [draft, { device }] = [c.req.valid('json'), c.req.valid('query')]
      const png = await drafts.picture(draft, device, c.get('visitor')(), c.req.raw.signal)
      return new Response(png as Uint8Array<ArrayBuffer>, {
        headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store' },
      }) as never
    },
  )
}

const deviceQuery = z.object({ device: z.enum(devices).default('desktop') })
