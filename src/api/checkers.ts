import { createRoute } from '@hono/zod-openapi'
import {
  type BlacklistChecker,
  blacklistCheckers,
  blacklistQuerySchema,
  blacklistResultSchema,
  domainQuerySchema,
  domainReportSchema,
  type RecordChecker,
  recordCheckers,
  recordQuerySchema,
  recordResultSchema,
} from '#contract/checkers.ts'
import { readAs } from '#contract/issues.ts'
import { invalid } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { answerEvents } from './events.ts'
import { readerOf } from './language.ts'
import { answers, json } from './openapi.ts'
import type { Api } from './types.ts'

/** The record, blacklist and domain checkers: POST with a body, GET with a query for links. */

const tags = ['Checkers']

const titles: Record<RecordChecker | BlacklistChecker, string> = {
  spf: 'Check SPF',
  dkim: 'Check DKIM',
  dmarc: 'Check DMARC',
  bimi: 'Check BIMI',
  'mta-sts': 'Check MTA-STS',
  'tls-rpt': 'Check TLS-RPT',
  'domain-blacklist': 'Ask the domain blacklists',
  'email-blacklist': 'Ask the blacklists about an email address',
  'ip-blacklist': 'Ask the IP blacklists',
}

export function addCheckers(api: Api, { checkers }: Services): void {
  for (const checker of recordCheckers) addRecordChecker(api, checkers, checker)
  for (const checker of blacklistCheckers) addBlacklistChecker(api, checkers, checker)
  addDomainChecker(api, checkers)
}

function addDomainChecker(api: Api, checkers: Services['checkers']): void {
  const shared = {
    path: '/api/checkers/domain',
    tags,
    responses: answers(domainReportSchema, 200, [422, 429]),
  }
  const body = { required: true, content: { 'application/json': { schema: domainQuerySchema } } }
  api.openapi(
    createRoute({ ...shared, method: 'post', summary: 'Check a whole domain', request: { body } }),
    async (c) => {
      const { report } = await checkers.domain(c.req.valid('json'), c.get('visitor')())
      return json(c, domainReportSchema, report)
    },
  )
  api.openapi(
    createRoute({
      ...shared,
      method: 'get',
      summary: 'Check a whole domain, by link',
      request: { query: domainQuerySchema },
    }),
    async (c) => {
      const { report } = await checkers.domain(c.req.valid('query'), c.get('visitor')())
      return json(c, domainReportSchema, report)
    },
  )
}

function addRecordChecker(api: Api, checkers: Services['checkers'], checker: RecordChecker): void {
  const shared = {
    path: `/api/checkers/${checker}`,
    tags,
    responses: answers(recordResultSchema, 200, [422, 429]),
  }
  const body = { required: true, content: { 'application/json': { schema: recordQuerySchema } } }
  api.openapi(
    createRoute({ ...shared, method: 'post', summary: titles[checker], request: { body } }),
    async (c) =>
      json(c, recordResultSchema, await checkers.record(checker, c.req.valid('json'), c.get('visitor')())),
  )
  api.openapi(
    createRoute({
      ...shared,
      method: 'get',
      summary: `${titles[checker]}, by link`,
      request: { query: recordQuerySchema },
    }),
    async (c) =>
      json(c, recordResultSchema, await checkers.record(checker, c.req.valid('query'), c.get('visitor')())),
  )
}

function addBlacklistChecker(api: Api, checkers: Services['checkers'], checker: BlacklistChecker): void {
  const shared = {
    path: `/api/checkers/${checker}`,
    tags,
    responses: answers(blacklistResultSchema, 200, [422, 429]),
  }
  const body = { required: true, content: { 'application/json': { schema: blacklistQuerySchema } } }
  api.openapi(
    createRoute({ ...shared, method: 'post', summary: titles[checker], request: { body } }),
    async (c) =>
      json(c, blacklistResultSchema, await checkers.blacklist(checker, c.req.valid('json'), readerOf(c))),
  )
  api.openapi(
    createRoute({
      ...shared,
      method: 'get',
      summary: `${titles[checker]}, by link`,
      request: { query: blacklistQuerySchema },
    }),
    async (c) =>
      json(c, blacklistResultSchema, await checkers.blacklist(checker, c.req.valid('query'), readerOf(c))),
  )
  addStream(api, checkers, checker)
}

/** Server-Sent Events: `list` for each list as it answers, `result` at the end. */
function addStream(api: Api, checkers: Services['checkers'], checker: BlacklistChecker): void {
  api.get(`/api/checkers/${checker}/events`, async (c) => {
    const query = readAs(blacklistQuerySchema, c.req.query())
    if (!query.ok) throw invalid(query.errors)
    const end = new AbortController()
    const events = checkers
      .blacklistEvents(checker, query.value, end.signal, readerOf(c))
      [Symbol.asyncIterator]()
    // Asked for before the stream begins, so that an input which is refused is answered as such.
    let next = await events.next()
    return answerEvents(c, end, async (stream) => {
      for (; !next.done; next = await events.next()) {
        await stream.writeSSE({ event: next.value.type, data: JSON.stringify(next.value) })
      }
    })
  })
}
