import { z } from '@hono/zod-openapi'
import { message } from '@postproof/messages/message'
import { listQuerySchema, okSchema } from '#contract/common.ts'
import {
  createPlacementSchema,
  placementComparisonSchema,
  placementListSchema,
  placementProviderSchema,
  placementSchema,
  placementTrendSchema,
  type SeedList,
  seedListSchema,
  startPlacementSchema,
} from '#contract/placement.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { seedsCsv } from '#services/placement/report/csv.ts'
import { answerEvents, statesTo } from './events.ts'
import { answers, describe, describeFile, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** The inbox placement test over HTTP. Each route: shape, call, answer. */

const tag = 'Inbox placement'
const path = '/api/inbox-placement'
const internal = '/api/internal/inbox-placement'
const params = z.object({
  id: z
    .string()
    .max(200)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'example' }),
})
const draftSchema = z.object({ id: z.string(), status: z.literal('draft') })
const sharingSchema = z.object({ shared: z.boolean() })

export function addPlacement(api: Api, { placements }: Services): void {
  addBeginning(api, placements)
  addSeedList(api, placements)
  addHistory(api, placements)
  addOne(api, placements)
  addFiles(api, placements)
}

type Calls = Services['placements']

function addBeginning(api: Api, placements: Calls): void {
  const providersSchema = z.array(placementProviderSchema)
  api.openapi(
    operation({
      operationId: 'listPlacementProviders',
      caller: 'anyone',
      method: 'get',
      path: `${internal}/providers`,
      tag,
      summary: 'The mailbox providers a test can be made with',
      responses: answers(providersSchema),
    }),
    async (c) => json(c, providersSchema, await placements.providers(c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'createPlacementDraft',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: internal,
      tag,
      summary: 'Create a draft of a test',
      description: 'Counts nothing. Start it with the providers that are wanted.',
      responses: answers(draftSchema, 201, [403, 429]),
    }),
    async (c) => json(c, draftSchema, await placements.draft(c.get('visitor')()), 201),
  )
  api.openapi(
    operation({
      operationId: 'startPlacementDraft',
      caller: 'anyone',
      once: true,
      method: 'post',
      path: `${internal}/{id}/start`,
      tag,
      summary: 'Start a draft with the chosen providers',
      description:
        'Answers when their mailboxes are being read: the marker and the addresses to send to are in the answer.',
      request: { params, ...jsonBody(startPlacementSchema) },
      responses: answers(placementSchema, 200, [403, 404, 409, 422]),
    }),
    async (c) => {
      const { providers } = c.req.valid('json')
      const test = await placements.start(c.req.valid('param').id, providers, c.get('visitor')())
      return json(c, placementSchema, test)
    },
  )
  api.openapi(
    operation({
      operationId: 'startPlacement',
      caller: 'anyone',
      once: true,
      method: 'post',
      path,
      tag,
      summary: 'Create and start a test in one call',
      description: 'With the seed mailboxes that are named by id; without any, all that can be read.',
      request: jsonBody(createPlacementSchema, false),
      responses: answers(placementSchema, 201, [403, 422, 429]),
    }),
    async (c) => {
      const { mailboxes } = c.req.valid('json') ?? {}
      return json(c, placementSchema, await placements.create(mailboxes, c.get('visitor')()), 201)
    },
  )
}

const formats = ['csv', 'comma', 'semicolon', 'line'] as const

function addSeedList(api: Api, placements: Calls): void {
  describe(api, {
    operationId: 'getSeedList',
    caller: 'anyone',
    method: 'get',
    path: `${path}/seed-list`,
    tag,
    summary: 'The addresses of all seed mailboxes',
    description:
      'As JSON, or as text to paste: one per line, with commas or semicolons between, or CSV with names.',
    request: { query: z.object({ format: z.enum(formats).optional() }) },
    responses: answers(seedListSchema, 200, [422]),
  })
  api.get(`${path}/seed-list`, async (c) => {
    const list = await placements.seedList(c.get('visitor')())
    const named = c.req.query('format')
    if (!named) return json(c, seedListSchema, list)
    const format = formats.find((known) => known === named)
    if (!format) {
      throw refuseField('format', message('request.no_such_format', { formats }))
    }
    c.header('Cache-Control', 'private, no-store')
    c.header('Content-Type', `text/${format === 'csv' ? 'csv' : 'plain'}; charset=utf-8`)
    return c.body(seedText(list, format))
  })
}

function seedText({ mailboxes }: SeedList, format: (typeof formats)[number]): string {
  const addresses = mailboxes.map(({ address }) => address)
  if (format === 'line') return `${addresses.join('\n')}\n`
  if (format === 'comma') return addresses.join(', ')
  if (format === 'semicolon') return addresses.join('; ')
  return seedsCsv(mailboxes.map((seed) => [seed.address, nameOf(seed), seed.region, seed.type]))
}

/** In a list that says nothing else of it. */
const nameOf = ({ name, simulated }: { name: string; simulated: boolean }) =>
  simulated ? `${name} (simulated)` : name

function addHistory(api: Api, placements: Calls): void {
  api.openapi(
    operation({
      operationId: 'listPlacements',
      caller: 'anyone',
      method: 'get',
      path,
      tag,
      summary: 'The tests of this browser or account, newest first',
      description: 'Without any test at all: 404 with the code `no_tests`.',
      request: { query: listQuerySchema },
      responses: answers(placementListSchema, 200, [404, 422]),
    }),
    async (c) =>
      json(c, placementListSchema, await placements.list(c.req.valid('query'), c.get('visitor')())),
  )
  const pair = z.object({ before: z.string().max(64), after: z.string().max(64) })
  api.openapi(
    operation({
      operationId: 'comparePlacements',
      caller: 'anyone',
      method: 'get',
      path: `${path}/compare`,
      tag,
      summary: 'Two completed tests side by side',
      request: { query: pair },
      responses: answers(placementComparisonSchema, 200, [404, 409, 422]),
    }),
    async (c) => {
      const { before, after } = c.req.valid('query')
      return json(c, placementComparisonSchema, await placements.compare(before, after, c.get('visitor')()))
    },
  )
  const domainsSchema = z.object({ data: z.array(z.string()) })
  api.openapi(
    operation({
      operationId: 'listPlacementDomains',
      caller: 'anyone',
      method: 'get',
      path: `${path}/domains`,
      tag,
      summary: 'Sender domains of completed tests, newest first',
      responses: answers(domainsSchema),
    }),
    async (c) => json(c, domainsSchema, { data: await placements.domains(c.get('visitor')()) }),
  )
  api.openapi(
    operation({
      operationId: 'getPlacementTrend',
      caller: 'anyone',
      method: 'get',
      path: `${path}/trend`,
      tag,
      summary: 'The completed tests of one sender domain, oldest first',
      request: { query: z.object({ domain: z.string().min(1).max(253) }) },
      responses: answers(placementTrendSchema, 200, [422]),
    }),
    async (c) =>
      json(c, placementTrendSchema, await placements.trend(c.req.valid('query').domain, c.get('visitor')())),
  )
}

function addOne(api: Api, placements: Calls): void {
  for (const [operationId, one] of [
    ['getPlacement', `${path}/{id}`],
    ['getPlacementResults', '/api/inboxes/{id}/results'],
  ] as const) {
    api.openapi(
      operation({
        operationId,
        caller: 'anyone',
        method: 'get',
        path: one,
        tag,
        summary: 'One test with its results',
        description:
          '`example` is the sample report. A test is read by its owner, and by others when it is shared.',
        request: { params },
        responses: answers(placementSchema, 200, [404]),
      }),
      async (c) =>
        json(c, placementSchema, await placements.read(c.req.valid('param').id, c.get('visitor')())),
    )
  }
  describe(api, {
    operationId: 'deletePlacement',
    caller: 'anyone',
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Delete a test with its results',
    request: { params },
    responses: { 204: { description: 'Deleted' }, ...answers(okSchema, 200, [404]) },
  })
  api.delete(`${path}/:id`, async (c) => {
    await placements.remove(c.req.param('id'), c.get('visitor')())
    return c.body(null, 204)
  })
  api.openapi(
    operation({
      operationId: 'sharePlacement',
      caller: 'anyone',
      method: 'post',
      path: `${path}/{id}/share`,
      tag,
      summary: 'Share it with anyone who has its link, or stop sharing',
      request: { params, ...jsonBody(sharingSchema) },
      responses: answers(placementSchema, 200, [404, 422]),
    }),
    async (c) => {
      const { shared } = c.req.valid('json')
      return json(
        c,
        placementSchema,
        await placements.share(c.req.valid('param').id, shared, c.get('visitor')()),
      )
    },
  )
  api.openapi(
    operation({
      operationId: 'sendPlacementSample',
      caller: 'anyone',
      method: 'post',
      path: `${path}/{id}/sample`,
      tag,
      summary: 'Send the bundled newsletter to the simulated mailboxes of a test',
      request: { params },
      responses: answers(okSchema, 200, [404, 409]),
    }),
    async (c) => {
      await placements.sendSample(c.req.valid('param').id, c.get('visitor')())
      return json(c, okSchema, { success: true })
    },
  )
}

/** What is not JSON. */
function addFiles(api: Api, placements: Calls): void {
  for (const file of files) describeFile(api, { ...file, tag, params })
  api.get(`${path}/:id/report.csv`, async (c) => {
    const text = await placements.csv(c.req.param('id'), c.get('visitor')())
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="placement.csv"')
    c.header('Cache-Control', 'private, no-store')
    return c.body(text)
  })
  api.get(`${path}/:id/report.pdf`, async (c) => {
    const headers = { 'accept-language': c.get('language')() }
    const page = async (address: string) => api.request(address, { headers })
    const pdf = await placements.pdf(c.req.param('id'), page, c.get('visitor')())
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', 'attachment; filename="placement.pdf"')
    c.header('Cache-Control', 'private, no-store')
    return c.body(pdf as Uint8Array<ArrayBuffer>)
  })
  api.get(`${path}/:id/events`, async (c) => {
    const id = c.req.param('id')
    const visitor = c.get('visitor')()
    await placements.read(id, visitor)
    const end = new AbortController()
    return answerEvents(c, end, async (stream) => {
      const states = statesTo(c, stream)
      for await (const test of placements.events(id, visitor, end.signal)) {
        await states.writeSSE({ event: 'test', data: JSON.stringify(placementSchema.parse(test)) })
      }
      await states.writeSSE({ event: 'end', data: '{}' })
    })
  })
}

const files = [
  {
    operationId: 'getPlacementPdf',
    path: `${path}/{id}/report.pdf`,
    summary: 'The whole report as PDF',
    type: 'application/pdf',
    about: 'Printed by the browser that draws the screenshots; 503 where there is none.',
  },
  {
    operationId: 'getPlacementCsv',
    path: `${path}/{id}/report.csv`,
    summary: 'The results as CSV, one line per mailbox',
    type: 'text/csv',
    about: 'A cell that begins like a formula (= + - @) has an apostrophe before it.',
  },
  {
    operationId: 'streamPlacement',
    path: `${path}/{id}/events`,
    summary: 'Live events of one test',
    type: 'text/event-stream',
    about: 'Server-Sent Events `test`: the whole of it as it stands, at each change; `end` when it is over.',
  },
]
