import type { Context } from 'hono'
import {
  type ClientReportQuery,
  clientReportInputSchema,
  clientReportQuerySchema,
  clientReportsSchema,
  reportBrandInputSchema,
} from '#contract/client-reports.ts'
import { okSchema } from '#contract/common.ts'
import { readAs } from '#contract/issues.ts'
import { serviceLanguage } from '#contract/language.ts'
import { invalid } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { fileName } from '#services/client-reports/letter.ts'
import { signedIn } from './caller.ts'
import { answers, describe, fileAnswers, json, jsonBody, operation } from './openapi.ts'
import { answerPaper, answerPdf, lacksPdf } from './paper.ts'
import type { Api } from './types.ts'

/** Monthly reports for clients. */

const tag = 'Watched domains'
const caller = 'account'
const path = '/api/client-reports'

export function addClientReports(api: Api, services: Services): void {
  addSettings(api, services)
  addReading(api, services)
}

function addSettings(api: Api, { clientReports }: Services): void {
  api.openapi(
    operation({
      ...{ operationId: 'listClientReports', caller, method: 'get', path, tag },
      summary: 'Monthly reports for clients',
      responses: answers(clientReportsSchema),
    }),
    async (c) => json(c, clientReportsSchema, await clientReports.list(signedIn(c))),
  )
  api.openapi(
    operation({
      ...{ operationId: 'setClientReport', caller, method: 'post', path, tag },
      summary: 'Set the monthly report of a client',
      description: 'It is mailed to your own address, about the month before.',
      request: jsonBody(clientReportInputSchema),
      responses: answers(okSchema, 200, [403, 422]),
    }),
    async (c) => {
      await clientReports.set(c.req.valid('json'), signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
  api.openapi(
    operation({
      ...{ operationId: 'setReportBrand', caller, method: 'post', path: `${path}/brand`, tag },
      summary: 'Set name and logo on these reports',
      request: jsonBody(reportBrandInputSchema),
      responses: answers(okSchema, 200, [403, 413, 422]),
    }),
    async (c) => {
      const { name, logo } = c.req.valid('json')
      const octets = typeof logo === 'string' ? Buffer.from(logo, 'base64') : logo
      await clientReports.setBrand({ name, logo: octets }, signedIn(c))
      return json(c, okSchema, { success: true })
    },
  )
}

function addReading(api: Api, { clientReports }: Services): void {
  const common = { caller, method: 'get', tag, request: { query: clientReportQuerySchema } } as const
  describe(api, {
    ...common,
    operationId: 'getClientReportDocument',
    path: `${path}/document`,
    summary: 'The report of a client as HTML',
    responses: fileAnswers('text/html', [404, 422]),
  })
  api.get(`${path}/document`, async (c) => {
    const caller = signedIn(c)
    const print = { language: languageOf(c), noPdf: lacksPdf(c) }
    return answerPaper(c, await clientReports.document(queryOf(c), caller, print))
  })
  describe(api, {
    ...common,
    operationId: 'getClientReportPdf',
    path: `${path}/pdf`,
    summary: 'The report of a client as PDF',
    responses: fileAnswers('application/pdf', [404, 422, 503]),
  })
  api.get(`${path}/pdf`, async (c) => {
    const caller = signedIn(c)
    const query = queryOf(c)
    const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined))
    return answerPdf(c, {
      print: () => clientReports.pdf(query, caller, { language: languageOf(c) }),
      name: fileName(query.client, query.month ?? new Date().toISOString().slice(0, 7), 'pdf'),
      page: `${path}/document?${given}`,
    })
  })
}

const languageOf = (c: Context) => serviceLanguage(c.get('language')())

function queryOf(c: Context): ClientReportQuery {
  const read = readAs(clientReportQuerySchema, c.req.query())
  if (!read.ok) throw invalid(read.errors)
  return read.value
}
