import { z } from '@hono/zod-openapi'
import { listQuerySchema, metaSchema } from '#contract/common.ts'
import { heatMapSchema, screenshotsSchema } from '#contract/pictures.ts'
import { createPlacementSchema, type Placement, type PlacementRow } from '#contract/placement.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { signedIn } from './caller.ts'
import { answers, json, operation } from './openapi.ts'
import { answerUnserved } from './served-calls.ts'
import type { Api } from './types.ts'

/**
 * The spam check and the placement test under the names and shapes of another service's API, so that programs written
 * for that one can move here by changing an address and a key. A bearer token is needed for all of it. What is said
 * there in fewer words is mapped: rejected is missing, other folders are the inbox, other tabs are promotions. The id
 * of a placement test is its marker here: those programs write the id into the mail.
 */

const tag = 'Compatible /ext/v2'
const refusals = [401, 403, 429]
const base = '/ext/v2'
const params = z.object({ id: z.string().max(64) })

export const extMailboxSchema = z.object({ id: z.number().int(), name: z.string(), address: z.string() })
const limit = z.number().int().nullable()
const statusSchema = z.object({
  email: z.string(),
  subscription: z.object({
    name: z.string(),
    limits: z.object({
      spam_check: limit,
      inbox_placement: limit,
      screenshots: limit,
      heatmaps: limit,
      has_history: z.boolean(),
      has_ai_assistant: z.boolean(),
    }),
  }),
})
const checkStartedSchema = z.object({ id: z.string(), inbox_address: z.string() })
const checkSchema = z.object({
  id: z.string(),
  status: z.string(),
  score: z.number().nullable(),
  sender: z.string().nullable(),
  sender_ip: z.string().nullable(),
  results: z.array(z.object({ id: z.string(), title: z.string(), status: z.enum(['OK', 'WARN', 'BAD']) })),
  report_url: z.string(),
})
const startedSchema = z.object({ id: z.string(), mailboxes: z.array(extMailboxSchema) })
const testSchema = z.object({
  id: z.string(),
  status: z.string(),
  results: z.array(
    z.object({
      mailbox: extMailboxSchema,
      status: z.enum(['delivered', 'pending', 'missing']),
      tab: z.enum(['inbox', 'promotions', 'spam', 'missing']).nullable(),
      sender: z.string().nullable(),
      sender_ip: z.string().nullable(),
      blacklists: z.number().int(),
    }),
  ),
  report_url: z.string(),
})
const listSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), status: z.string(), created_at: z.string(), report_url: z.string() }),
  ),
  meta: metaSchema,
})

export function addExtV2(api: Api, services: Services): void {
  addStatus(api, services)
  addSpamCheck(api, services)
  addInboxPlacement(api, services)
  api.all('/ext/*', (c) => answerUnserved(api, c))
}

function addStatus(api: Api, { plans }: Services): void {
  api.openapi(
    operation({
      operationId: 'extGetStatus',
      caller: 'bearer',
      method: 'get',
      path: `${base}/status`,
      tag,
      summary: 'Whose key this is, and what the plan allows',
      responses: answers(statusSchema, 200, refusals),
    }),
    async (c) => {
      const account = signedIn(c)
      const { plan, limits, can } = await plans.entitled({ account })
      const { spam_check, inbox_placement, screenshots, heatmaps } = limits
      return json(c, statusSchema, {
        email: account.email,
        subscription: {
          name: plan.name,
          limits: {
            spam_check,
            inbox_placement,
            screenshots,
            heatmaps,
            has_history: can.history,
            has_ai_assistant: can.assistant,
          },
        },
      })
    },
  )
}

function addSpamCheck(api: Api, { spamTests }: Services): void {
  api.openapi(
    operation({
      operationId: 'extStartSpamCheck',
      caller: 'bearer',
      once: true,
      method: 'post',
      path: `${base}/spam-check`,
      tag,
      summary: 'A test address to send an email to',
      responses: answers(checkStartedSchema, 201, refusals),
    }),
    async (c) => {
      const { id, email } = spamTests.issueAddress(c.get('visitor')())
      return json(c, checkStartedSchema, { id, inbox_address: email }, 201)
    },
  )
  api.openapi(
    operation({
      operationId: 'extGetSpamCheck',
      caller: 'bearer',
      method: 'get',
      path: `${base}/spam-check/{id}`,
      tag,
      summary: 'The result of one spam check',
      request: { params },
      responses: answers(checkSchema, 200, [...refusals, 404, 410]),
    }),
    async (c) =>
      json(c, checkSchema, checkOf(await spamTests.result(c.req.valid('param').id, c.get('visitor')()))),
  )
  api.openapi(
    operation({
      operationId: 'extGetScreenshots',
      caller: 'bearer',
      method: 'get',
      path: `${base}/spam-check/{id}/screenshots`,
      tag,
      summary: 'Screenshots of the email by device',
      request: { params },
      responses: answers(screenshotsSchema, 200, [...refusals, 404, 409, 410]),
    }),
    async (c) =>
      json(c, screenshotsSchema, await spamTests.screenshots(c.req.valid('param').id, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'extGetHeatMap',
      caller: 'bearer',
      method: 'get',
      path: `${base}/spam-check/{id}/heatmap`,
      tag,
      summary: 'The heat map of the email by device',
      request: { params },
      responses: answers(heatMapSchema, 200, [...refusals, 404, 409, 410]),
    }),
    async (c) => json(c, heatMapSchema, await spamTests.heatMap(c.req.valid('param').id, c.get('visitor')())),
  )
}

/** No-data is not said there: those checks are left out. */
function checkOf(result: TestResult): z.infer<typeof checkSchema> {
  const words = { good: 'OK', warning: 'WARN', bad: 'BAD' } as const
  return {
    id: result.id,
    status: result.status,
    score: result.score,
    sender: result.sender?.email ?? null,
    sender_ip: result.sender?.ip ?? null,
    results: result.results.flatMap(({ id, title, status }) =>
      status === 'no-data' ? [] : [{ id: `${id}_check`, title, status: words[status] }],
    ),
    report_url: result.report_url,
  }
}

function addInboxPlacement(api: Api, { placements }: Services): void {
  const path = `${base}/inbox-placement`
  const mailboxesSchema = z.array(extMailboxSchema)
  api.openapi(
    operation({
      operationId: 'extListMailboxes',
      caller: 'bearer',
      method: 'get',
      path: `${path}/mailboxes`,
      tag,
      summary: 'The seed mailboxes',
      responses: answers(mailboxesSchema, 200, refusals),
    }),
    async (c) => json(c, mailboxesSchema, (await placements.seedList()).mailboxes.map(shortMailbox)),
  )
  api.openapi(
    operation({
      operationId: 'extStartPlacement',
      caller: 'bearer',
      once: true,
      method: 'post',
      path,
      tag,
      summary: 'Start a placement test',
      description:
        'With these mailboxes, or all. Send to every address with the `id` somewhere in the email.',
      request: {
        body: { required: false, content: { 'application/json': { schema: createPlacementSchema } } },
      },
      responses: answers(startedSchema, 201, [...refusals, 422]),
    }),
    async (c) => {
      const { mailboxes } = c.req.valid('json') ?? {}
      const test = await placements.create(mailboxes, c.get('visitor')())
      const started = { id: test.marker, mailboxes: test.mailboxes.map(shortMailbox) }
      return json(c, startedSchema, started, 201)
    },
  )
  api.openapi(
    operation({
      operationId: 'extListPlacements',
      caller: 'bearer',
      method: 'get',
      path,
      tag,
      summary: 'The placement tests of the account, newest first',
      request: { query: listQuerySchema.pick({ page: true, per_page: true }) },
      responses: answers(listSchema, 200, [...refusals, 422]),
    }),
    async (c) => json(c, listSchema, await listOf(c.req.valid('query'), placements, c.get('visitor')())),
  )
  api.openapi(
    operation({
      operationId: 'extGetPlacement',
      caller: 'bearer',
      method: 'get',
      path: `${path}/{id}`,
      tag,
      summary: 'One placement test',
      request: { params },
      responses: answers(testSchema, 200, [...refusals, 404]),
    }),
    async (c) =>
      json(c, testSchema, testOf(await placements.read(c.req.valid('param').id, c.get('visitor')()))),
  )
}

/** There, no tests is an empty list. */
async function listOf(
  query: { page: number; per_page: number },
  placements: Services['placements'],
  visitor: Parameters<Services['placements']['read']>[1],
): Promise<z.infer<typeof listSchema>> {
  const whole = { ...query, direction: 'desc' as const }
  const found = await placements.list(whole, visitor).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  })
  const meta = found?.meta ?? { current_page: query.page, per_page: query.per_page, total: 0, last_page: 1 }
  const rows = await Promise.all((found?.data ?? []).map(({ id }) => placements.read(id, visitor)))
  return {
    data: rows.map(({ marker, status, created_at, report_url }) => ({
      id: marker,
      status,
      created_at,
      report_url,
    })),
    meta,
  }
}

type Named = { id: number; name: string; address: string; simulated: boolean }

/** These shapes have no other place to say it. */
const nameOf = ({ name, simulated }: Pick<Named, 'name' | 'simulated'>) =>
  simulated ? `${name} (simulated)` : name

const shortMailbox = ({ id, address, ...named }: Named) => ({ id, name: nameOf(named), address })

function testOf(test: Placement): z.infer<typeof testSchema> {
  return {
    id: test.marker,
    status: test.status,
    results: test.results.map((row) => ({
      mailbox: shortMailbox({ ...row.mailbox, address: row.address, simulated: row.simulated }),
      status: statusOf(row),
      tab: tabOf(row),
      sender: row.sender,
      sender_ip: row.sender_ip,
      blacklists: row.blacklists?.length ?? 0,
    })),
    report_url: test.report_url,
  }
}

function statusOf({ status }: PlacementRow): 'delivered' | 'pending' | 'missing' {
  if (status === 'delivered' || status === 'late') return 'delivered'
  return status === 'missing' || status === 'rejected' ? 'missing' : 'pending'
}

function tabOf({ tab }: PlacementRow): 'inbox' | 'promotions' | 'spam' | 'missing' | null {
  switch (tab) {
    case 'updates':
    case 'social':
    case 'forums':
      return 'promotions'
    case 'other':
      return 'inbox'
    default:
      return tab
  }
}
