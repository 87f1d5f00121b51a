import type { z } from '@hono/zod-openapi'
import { recordKinds } from '@postproof/records/kinds'
import type { Context } from 'hono'
import {
  type BlacklistChecker,
  blacklistCheckers,
  type RecordChecker,
  recordCheckers,
} from '#contract/checker-names.ts'
import {
  blacklistQuerySchema,
  blacklistResultSchema,
  domainQuerySchema,
  domainReportSchema,
  recordQuerySchema,
  recordResultSchemas,
} from '#contract/checkers.ts'
import { readAs } from '#contract/issues.ts'
import { invalid } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { camelCase } from './document/camel-case.ts'
import { answerEvents } from './events.ts'
import { readerOf } from './language.ts'
import { answers, describeFile, json, jsonBody, operation } from './openapi.ts'
import type { Api, Variables } from './types.ts'

/** The record, blacklist and domain checkers: POST with a body, GET with a query for links. */

const tag = 'Checkers'

type Other = BlacklistChecker | 'domain'
type Checker = RecordChecker | Other

type Named = { id: string; title: string }

const named: Record<Other, Named> = {
  'domain-blacklist': { id: 'checkDomainBlacklists', title: 'Ask the domain blacklists' },
  'email-blacklist': { id: 'checkEmailBlacklists', title: 'Ask the blacklists about an email address' },
  'ip-blacklist': { id: 'checkIpBlacklists', title: 'Ask the IP blacklists' },
  domain: { id: 'checkDomain', title: 'Check a whole domain' },
}

const namedRecord = (kind: RecordChecker): Named => ({
  id: camelCase(`check-${kind}`),
  title: `Check ${recordKinds[kind].label}`,
})

export function addCheckers(api: Api, { checkers }: Services): void {
  for (const checker of recordCheckers)
    addChecker(api, {
      name: checker,
      ...namedRecord(checker),
      query: recordQuerySchema,
      result: recordResultSchemas[checker],
      run: (query, c) => checkers.record(checker, query, c.get('visitor')()),
    })
  for (const checker of blacklistCheckers) {
    addChecker(api, {
      name: checker,
      ...named[checker],
      query: blacklistQuerySchema,
      result: blacklistResultSchema,
      run: (query, c) => checkers.blacklist(checker, query, readerOf(c)),
    })
    addStream(api, {
      name: checker,
      query: blacklistQuerySchema,
      events: (query, signal, c) => checkers.blacklistEvents(checker, query, signal, readerOf(c)),
    })
  }
  addChecker(api, {
    name: 'domain',
    ...named.domain,
    query: domainQuerySchema,
    result: domainReportSchema,
    run: async (query, c) => (await checkers.domain(query, c.get('visitor')())).report,
  })
  addStream(api, {
    name: 'domain',
    query: domainQuerySchema,
    events: (query, signal, c) => checkers.domainEvents(query, signal, c.get('visitor')()),
  })
}

type Call<Query extends z.ZodObject, Result extends z.ZodType> = Named & {
  name: Checker
  query: Query
  result: Result
  run(query: z.output<Query>, c: Context<{ Variables: Variables }>): Promise<z.input<Result>>
}

/** One call in both forms, with the same answer. */
function addChecker<Query extends z.ZodObject, Result extends z.ZodType>(
  api: Api,
  { name, id, title, query, result, run }: Call<Query, Result>,
): void {
  const shared = {
    caller: 'anyone',
    path: `/api/checkers/${name}`,
    tag,
    responses: answers(result, 200, [422, 429]),
  } as const
  const forms = [
    { operationId: id, method: 'post', summary: title, request: jsonBody(query), read: 'json' },
    {
      operationId: `${id}ByLink`,
      method: 'get',
      summary: `${title}, by link`,
      request: { query },
      read: 'query',
    },
  ] as const
  for (const { read, ...form } of forms)
    api.openapi(operation({ ...shared, ...form }), async (c) =>
      json(c, result, await run(c.req.valid(read as never) as z.output<Query>, c)),
    )
}

type Stream<Query extends z.ZodObject> = {
  name: BlacklistChecker | 'domain'
  query: Query
  events(
    query: z.output<Query>,
    signal: AbortSignal,
    c: Context<{ Variables: Variables }>,
  ): AsyncIterable<{ type: string }>
}

/** Server-Sent Events: each part as it is known, `result` at the end. */
function addStream<Query extends z.ZodObject>(api: Api, { name, query, events }: Stream<Query>): void {
  const { id, title } = named[name]
  describeFile(api, {
    operationId: id.replace('check', 'stream'),
    path: `/api/checkers/${name}/events`,
    tag,
    summary: `${title}, part by part`,
    type: 'text/event-stream',
    about: 'Server-Sent Events: each part as it is known; the last one is `result`, with the whole answer.',
    query,
  })
  api.get(`/api/checkers/${name}/events`, async (c) => {
    const read = readAs(query, c.req.query())
    if (!read.ok) throw invalid(read.errors)
    const end = new AbortController()
    const parts = events(read.value as z.output<Query>, end.signal, c)[Symbol.asyncIterator]()
    // Asked for before the stream begins, so that an input which is refused is answered as such.
    let next = await parts.next()
    return answerEvents(c, end, async (stream) => {
      for (; !next.done; next = await parts.next()) {
        await stream.writeSSE({ event: next.value.type, data: JSON.stringify(next.value) })
      }
    })
  })
}
