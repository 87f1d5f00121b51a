import { z } from '@hono/zod-openapi'
import { stream } from 'hono/streaming'
import { okSchema } from '#contract/common.ts'
import {
  reportDomainInputSchema,
  reportDomainSchema,
  reportDomainsSchema,
  reportExportFormatSchema,
  reportSetupSchema,
  reportSpanSchema,
  reportSummarySchema,
  senderDecisionSchema,
  uploadedFilesSchema,
} from '#contract/domain-reports.ts'
import { readAs } from '#contract/issues.ts'
import { serviceLanguage } from '#contract/language.ts'
import { invalid, refuseField } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import type { GivenFile } from '#services/domain-reports/types.ts'
import { signedIn } from './caller.ts'
import { answers, describe, fileAnswers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** DMARC and TLS reports that an account collects. Each route: shape, call, answer. */

const tag = 'DMARC and TLS reports'
const caller = 'account'
const path = '/api/domain-reports'
const params = z.object({
  domain: z
    .string()
    .max(253)
    .openapi({ param: { name: 'domain', in: 'path' }, example: 'example.org' }),
})

export function addDomainReports(api: Api, { domainReports: reports }: Services): void {
  addDomainCalls(api, reports)
  addReading(api, reports)
  addFiles(api, reports)
  addExport(api, reports)
  addPosted(api, reports)
}

type Reports = Services['domainReports']

function addDomainCalls(api: Api, reports: Reports): void {
  api.openapi(
    operation({
      operationId: 'listReportDomains',
      caller,
      method: 'get',
      path,
      tag,
      summary: 'The domains whose reports you collect',
      responses: answers(reportDomainsSchema),
    }),
    async (c) => json(c, reportDomainsSchema, { data: await reports.list(signedIn(c)) }),
  )
  api.openapi(
    operation({
      operationId: 'addReportDomain',
      caller,
      method: 'post',
      path,
      tag,
      summary: 'Collect the reports of a domain',
      description: 'Answers the address for its DMARC record. A domain that is there already stays as it is.',
      request: jsonBody(reportDomainInputSchema),
      responses: answers(reportDomainSchema, 201, [422]),
    }),
    async (c) => json(c, reportDomainSchema, await reports.add(c.req.valid('json').domain, signedIn(c)), 201),
  )
  api.openapi(
    operation({
      operationId: 'deleteReportDomain',
      caller,
      method: 'post',
      path: `${path}/{domain}/delete`,
      tag,
      summary: 'Remove a domain with all its reports',
      request: { params },
      responses: answers(okSchema, 200, [404]),
    }),
    async (c) => {
      await reports.remove(c.req.valid('param').domain, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      operationId: 'proveReportDomain',
      caller,
      method: 'post',
      path: `${path}/{domain}/prove`,
      tag,
      summary: 'Check now whether the records are published, and what they should be',
      request: { params },
      responses: answers(reportSetupSchema, 200, [404, 429]),
    }),
    async (c) => json(c, reportSetupSchema, await reports.setup(c.req.valid('param').domain, signedIn(c))),
  )
}

function addReading(api: Api, reports: Reports): void {
  api.openapi(
    operation({
      operationId: 'getReportSummary',
      caller,
      method: 'get',
      path: `${path}/{domain}`,
      tag,
      summary: 'Who sends in the name of a domain, and whether its policy may be stricter',
      request: { params, query: reportSpanSchema },
      responses: answers(reportSummarySchema, 200, [404, 422]),
    }),
    async (c) => {
      const { domain } = c.req.valid('param')
      const language = serviceLanguage(c.get('language')())
      return json(
        c,
        reportSummarySchema,
        await reports.read(domain, c.req.valid('query'), signedIn(c), language),
      )
    },
  )
  api.openapi(
    operation({
      operationId: 'decideReportSender',
      caller,
      method: 'post',
      path: `${path}/{domain}/senders`,
      tag,
      summary: 'Say whether a sender is yours',
      request: { params, ...jsonBody(senderDecisionSchema) },
      responses: answers(okSchema, 200, [404, 422]),
    }),
    async (c) => {
      await reports.decide(c.req.valid('param').domain, c.req.valid('json'), signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}

const named = z.object({
  name: z
    .string()
    .max(300)
    .optional()
    .openapi({ description: 'Name of the file, for a body without a form' }),
})

/** Described by hand: the body is taken as it comes. */
function addFiles(api: Api, reports: Reports): void {
  const octets = z.string().openapi({ format: 'binary' })
  const form = z.object({ file: octets })
  describe(api, {
    operationId: 'uploadReports',
    caller,
    method: 'post',
    path: `${path}/{domain}/files`,
    tag,
    summary: 'Upload reports',
    description:
      'XML, JSON, gzip, zip, emails or mailbox files: several as a form, or one as the body. A report that is there already is not counted again.',
    request: {
      params,
      query: named,
      body: {
        required: true,
        content: {
          'multipart/form-data': { schema: form },
          'application/octet-stream': { schema: octets },
        },
      },
    },
    responses: answers(uploadedFilesSchema, 200, [404, 413, 422, 429]),
  })
  api.post(`${path}/:domain/files`, async (c) => {
    const caller = signedIn(c)
    const files = await readFiles(c.req.raw, c.req.query('name'))
    const language = serviceLanguage(c.get('language')())
    return json(c, uploadedFilesSchema, {
      data: await reports.upload(c.req.param('domain'), files, caller, language),
    })
  })
}

async function readFiles(request: Request, name = 'report'): Promise<GivenFile[]> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const octets = new Uint8Array(await request.arrayBuffer())
    if (octets.byteLength === 0) throw refuseField('file', 'domain_reports.no_file')
    return [{ name, octets }]
  }
  const given = (await request.formData()).getAll('file').filter((each) => each instanceof File)
  return Promise.all(given.map(async (file) => ({ name: file.name, octets: await file.bytes() })))
}

const exported = reportSpanSchema.extend({ format: reportExportFormatSchema.default('csv') })

function addExport(api: Api, reports: Reports): void {
  describe(api, {
    operationId: 'exportReports',
    caller,
    method: 'get',
    path: `${path}/{domain}/export`,
    tag,
    summary: 'The rows of the reports that count',
    description:
      'CSV, or with `format=json` a JSON array. A cell that begins like a formula has an apostrophe before it.',
    request: { params, query: exported },
    responses: fileAnswers('text/csv', [404, 422]),
  })
  api.get(`${path}/:domain/export`, async (c) => {
    const caller = signedIn(c)
    const read = readAs(exported, c.req.query())
    if (!read.ok) throw invalid(read.errors)
    const { format } = read.value
    const domain = c.req.param('domain').toLowerCase()
    const pieces = await reports.export(domain, read.value, caller)
    c.header('Content-Type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json')
    c.header(
      'Content-Disposition',
      `attachment; filename="reports-${domain.replace(/[^a-z0-9.-]/g, '_')}.${format}"`,
    )
    c.header('Cache-Control', 'private, no-store')
    return stream(c, async (out) => {
      for await (const piece of pieces) {
        if (out.aborted) return
        await out.write(piece)
      }
    })
  })
}

/** Described by hand: the body is taken as it comes. */
function addPosted(api: Api, reports: Reports): void {
  const octets = z.string().openapi({ format: 'binary' })
  const tagParam = z.string().openapi({ param: { name: 'tag', in: 'path' } })
  describe(api, {
    operationId: 'postTlsReport',
    caller: 'anyone',
    method: 'post',
    path: '/api/tls-reports/{tag}',
    tag,
    summary: 'Deliver a TLS report as a mail server does',
    description:
      'For mail servers that report by HTTPS (RFC 8460, 3). The address is that of `post` in the records to publish. A report that is there already is not counted again.',
    request: {
      params: z.object({ tag: tagParam }),
      body: {
        required: true,
        content: {
          'application/tlsrpt+gzip': { schema: octets },
          'application/tlsrpt+json': { schema: octets },
        },
      },
    },
    responses: answers(okSchema, 201, [404, 413, 422, 429]),
  })
  api.post('/api/tls-reports/:tag', async (c) => {
    const body = new Uint8Array(await c.req.raw.arrayBuffer())
    if (body.byteLength === 0) throw refuseField('file', 'domain_reports.no_file')
    await reports.post(c.req.param('tag'), body)
    return json(c, okSchema, { success: true }, 201)
  })
}
