import { z } from '@hono/zod-openapi'
import { stream } from 'hono/streaming'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import { readAs } from '#contract/issues.ts'
import { listCellsSchema, listPartSchema, verifierListSchema } from '#contract/verifier.ts'
import { invalid, refuseField } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { answerEvents, statesTo } from './events.ts'
import { answers, describe, describeFile, json, operation } from './openapi.ts'
import type { Api } from './types.ts'
import { addListAddresses } from './verifier-list-addresses.ts'

/** The email verifier for many addresses at once. Each route: shape, call, answer. */

const tag = 'Email verifier'
const path = '/api/internal/email-verification-lists'
const params = z.object({ id: z.string().max(64) })

export function addVerifierLists(api: Api, { verifierLists }: Services): void {
  addUpload(api, verifierLists)
  const listsSchema = listOf(verifierListSchema)
  api.openapi(
    operation({
      operationId: 'listVerifierLists',
      caller: 'anyone',
      method: 'get',
      path,
      tag,
      summary: 'The lists of this browser, newest first',
      request: { query: listQuerySchema },
      responses: answers(listsSchema, 200, [422]),
    }),
    async (c) => json(c, listsSchema, await verifierLists.list(c.req.valid('query'), c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'getVerifierList',
      caller: 'anyone',
      method: 'get',
      path: `${path}/{id}`,
      tag,
      summary: 'The progress of a list',
      request: { params },
      responses: answers(verifierListSchema, 200, [404]),
    }),
    async (c) =>
      json(c, verifierListSchema, await verifierLists.get(c.req.valid('param').id, c.get('visitor')())),
  )
  for (const action of ['pause', 'resume'] as const) {
    api.openapi(
      operation({
        operationId: `${action}VerifierList`,
        caller: 'anyone',
        method: 'post',
        path: `${path}/{id}/${action}`,
        tag,
        summary: action === 'pause' ? 'Pause a list' : 'Go on with a paused list',
        request: { params },
        responses: answers(verifierListSchema, 200, [404, 409]),
      }),
      async (c) =>
        json(c, verifierListSchema, await verifierLists[action](c.req.valid('param').id, c.get('visitor')())),
    )
  }
  api.openapi(
    operation({
      operationId: 'retryUnknownAddresses',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: `${path}/{id}/ask-again`,
      tag,
      summary: 'Verify all unknown addresses once more',
      request: { params },
      responses: answers(verifierListSchema, 200, [404, 409]),
    }),
    async (c) =>
      json(c, verifierListSchema, await verifierLists.askAgain(c.req.valid('param').id, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'deleteVerifierList',
      caller: 'anyone',
      method: 'post',
      path: `${path}/{id}/delete`,
      tag,
      summary: 'Delete a list with all its rows',
      request: { params },
      responses: answers(okSchema, 200, [404, 409]),
    }),
    async (c) => {
      await verifierLists.remove(c.req.valid('param').id, c.get('visitor')())
      return json(c, okSchema, { success: true })
    },
  )
  addListAddresses(api, verifierLists)
  addFiles(api, verifierLists)
}

const named = z.object({
  name: z
    .string()
    .max(300)
    .optional()
    .openapi({ description: 'Name of the list, for a body without a form' }),
  column: z.string().max(200).optional().openapi({
    description: 'Column of the addresses by its header or its number from 1; found when left out',
  }),
})

/** Described by hand: the body is taken as it comes, so that a wrong file meets a sentence, not a schema. */
function addUpload(api: Api, lists: Services['verifierLists']): void {
  // Any charset: it is found out from the octets.
  const octets = z.string().openapi({ format: 'binary' })
  const form = z.object({
    file: octets.optional(),
    text: z.string().optional().openapi({ description: 'Pasted rows, instead of a file' }),
    column: z.string().optional(),
  })
  describe(api, {
    operationId: 'verifyList',
    caller: 'anyone',
    once: true,
    method: 'post',
    path,
    tag,
    summary: 'Verify a list of addresses',
    description:
      'CSV or plain rows, up to 100,000 rows and 20 MB: as a form, or as the body itself. Each address is verified once.',
    request: {
      query: named,
      body: {
        required: true,
        content: { 'multipart/form-data': { schema: form }, 'text/csv': { schema: octets } },
      },
    },
    responses: answers(verifierListSchema, 201, [403, 413, 422, 429]),
  })
  api.post(path, async (c) => {
    const given = await readUpload(c.req.raw, c.req.query())
    return json(c, verifierListSchema, await lists.create(given, c.get('visitor')()), 201)
  })
}

type Upload = { name: string; text: Uint8Array; column?: string }

async function readUpload(request: Request, query: Record<string, string>): Promise<Upload> {
  const { name = '', column = '' } = query
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return { name, text: new Uint8Array(await request.arrayBuffer()), column }
  }
  const form = await request.formData()
  const file = form.get('file')
  const wanted = String(form.get('column') ?? column)
  if (file instanceof File && file.size > 0)
    return { name: file.name, text: await file.bytes(), column: wanted }
  const text = form.get('text')
  if (typeof text === 'string' && text.trim() !== '') {
    return { name, text: new TextEncoder().encode(text), column: wanted }
  }
  throw refuseField('file', 'list.choose_file')
}

/** What is not JSON: the copy with verdicts, and the live events. */
function addFiles(api: Api, lists: Services['verifierLists']): void {
  for (const file of files) describeFile(api, { ...file, tag, params })
  api.get(`${path}/:id/download`, async (c) => {
    const { part, cells } = wantedOf(c.req.query())
    const { name } = await lists.get(c.req.param('id'), c.get('visitor')())
    const pieces = await lists.download(c.req.param('id'), c.get('visitor')(), part, cells)
    const kind = part === 'all' ? 'verified' : part
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header(
      'Content-Disposition',
      `attachment; filename="${kind}.csv"; filename*=UTF-8''${fileName(name, kind)}`,
    )
    c.header('Cache-Control', 'private, no-store')
    return stream(c, async (out) => {
      for await (const piece of pieces) {
        if (out.aborted) return
        await out.write(piece)
      }
    })
  })
  api.get(`${path}/:id/events`, async (c) => {
    const id = c.req.param('id')
    const visitor = c.get('visitor')()
    await lists.get(id, visitor)
    const end = new AbortController()
    return answerEvents(c, end, async (out) => {
      const states = statesTo(c, out)
      for await (const event of lists.events(id, visitor, end.signal)) {
        await states.writeSSE({ event: event.type, data: JSON.stringify(event) })
      }
    })
  })
}

const wanted = z.object({ part: listPartSchema.default('all'), cells: listCellsSchema.default('safe') })

function wantedOf(query: Record<string, string>): z.infer<typeof wanted> {
  const read = readAs(wanted, query)
  if (!read.ok) throw invalid(read.errors)
  return read.value
}

/** RFC 8187, 3.2.1: everything but plain letters is written in octets. */
function fileName(name: string, kind: string): string {
  const stem = `${name.replace(/\.(csv|txt|tsv)$/i, '')}-${kind}.csv`
  return encodeURIComponent(stem).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

const files = [
  {
    operationId: 'downloadVerifierList',
    path: `${path}/{id}/download`,
    summary: 'The list, or its clean or risky rows, with the verdicts in added columns',
    type: 'text/csv',
    query: z.object({ part: listPartSchema.optional(), cells: listCellsSchema.optional() }),
    about:
      'Rows and columns as they came, also before the list is done. An accepted suggestion replaces the address, with the verdict unknown, the reason corrected_not_verified and the earlier address in corrected_from. A cell that begins like a formula (= + - @) has an apostrophe before it, unless cells is raw.',
  },
  {
    operationId: 'streamVerifierList',
    path: `${path}/{id}/events`,
    summary: 'Live events of one list',
    type: 'text/event-stream',
    about: 'Server-Sent Events `list`: the whole of it as it stands, a few times a second at most.',
  },
]
