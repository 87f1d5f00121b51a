import { z } from '@hono/zod-openapi'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import {
  answerOrderSchema,
  grantOrderSchema,
  invoicePaymentSchema,
  issuedInvoiceSchema,
  newOrderSchema,
  operatorOrderSchema,
  orderAnswerSchema,
  orderSchema,
  ordersSchema,
} from '#contract/orders.ts'
import type { Orders } from '#services/billing/orders/types.ts'
import { admin, inPerson, signedIn } from './caller.ts'
import { answers, describe, fileAnswers, json, jsonBody, operation } from './openapi.ts'
import { answerPaper, answerPdf, lacksPdf } from './paper.ts'
import type { Api } from './types.ts'

/** Plans that are ordered by hand, over HTTP: by the buyer, by an operator, and the invoices. */

const tag = 'Billing'
const operators = 'Administration'
const params = z.object({
  id: z
    .string()
    .max(100)
    .openapi({ param: { name: 'id', in: 'path' } }),
})
const invoiceParams = z.object({
  number: z
    .string()
    .max(60)
    .openapi({ param: { name: 'number', in: 'path' } }),
})
const page = listQuerySchema.pick({ page: true, per_page: true })

export function addOrders(api: Api, { orders }: { orders: Orders }): void {
  addBuying(api, orders)
  addAnswering(api, orders)
  addInvoices(api, orders)
  addOrderList(api, orders)
  addDecisions(api, orders)
}

function addBuying(api: Api, orders: Orders): void {
  api.openapi(
    operation({
      operationId: 'placeOrder',
      caller: 'account',
      once: true,
      method: 'post',
      path: '/api/profile/orders',
      tag,
      summary: 'Order a plan where an operator grants plans',
      description:
        'Nothing is charged. An account has one order that waits: the same plan again answers that one.',
      request: jsonBody(newOrderSchema),
      responses: answers(orderSchema, 201, [401, 403, 409, 422]),
    }),
    async (c) => json(c, orderSchema, await orders.place(inPerson(c), c.req.valid('json')), 201),
  )
  api.openapi(
    operation({
      operationId: 'listOrders',
      caller: 'account',
      method: 'get',
      path: '/api/profile/orders',
      tag,
      summary: 'Your orders, the newest first',
      responses: answers(ordersSchema, 200, [401]),
    }),
    async (c) => json(c, ordersSchema, { data: await orders.mine(signedIn(c)) }),
  )
}

function addAnswering(api: Api, orders: Orders): void {
  api.openapi(
    operation({
      operationId: 'withdrawOrder',
      caller: 'account',
      method: 'post',
      path: '/api/profile/orders/{id}/withdraw',
      tag,
      summary: 'Withdraw an order that waits',
      request: { params },
      responses: answers(orderSchema, 200, [401, 404, 409]),
    }),
    async (c) => json(c, orderSchema, await orders.withdraw(inPerson(c), c.req.valid('param').id)),
  )
  api.openapi(
    operation({
      operationId: 'answerOrderQuestion',
      caller: 'account',
      method: 'post',
      path: '/api/profile/orders/{id}/answer',
      tag,
      summary: 'Answer what the operator asked about an order',
      request: { params, ...jsonBody(orderAnswerSchema) },
      responses: answers(orderSchema, 200, [401, 404, 409, 422]),
    }),
    async (c) => {
      const { text } = c.req.valid('json')
      return json(c, orderSchema, await orders.answer(inPerson(c), c.req.valid('param').id, text))
    },
  )
}

function addInvoices(api: Api, orders: Orders): void {
  const common = { caller: 'account', method: 'get', tag, request: { params: invoiceParams } } as const
  describe(api, {
    ...common,
    operationId: 'getInvoiceDocument',
    path: '/api/profile/invoices/{number}/document',
    summary: 'An invoice that this instance made, as HTML for reading and printing',
    responses: fileAnswers('text/html', [401, 404]),
  })
  api.get('/api/profile/invoices/:number/document', async (c) => {
    const print = lacksPdf(c) ? 'no-pdf' : undefined
    return answerPaper(c, await orders.invoice(signedIn(c), c.req.param('number'), print))
  })
  describe(api, {
    ...common,
    operationId: 'getInvoicePdf',
    path: '/api/profile/invoices/{number}/pdf',
    summary: 'The same as PDF',
    description: '503 where no browser prints it; a browser is led to the document.',
    responses: fileAnswers('application/pdf', [401, 404, 503]),
  })
  api.get('/api/profile/invoices/:number/pdf', async (c) => {
    const number = c.req.param('number')
    return answerPdf(c, {
      print: () => orders.invoicePdf(signedIn(c), number),
      name: `${number}.pdf`,
      page: `/api/profile/invoices/${encodeURIComponent(number)}/document`,
    })
  })
}

function addOrderList(api: Api, orders: Orders): void {
  const common = { caller: 'admin', method: 'get', tag: operators, request: { query: page } } as const
  api.openapi(
    operation({
      ...common,
      operationId: 'listAllOrders',
      path: '/api/admin/orders',
      summary: 'Orders of plans, those that wait first',
      responses: answers(listOf(operatorOrderSchema), 200, [401, 403, 422]),
    }),
    async (c) => json(c, listOf(operatorOrderSchema), await orders.list(admin(c), c.req.valid('query'))),
  )
  api.openapi(
    operation({
      ...common,
      operationId: 'listIssuedInvoices',
      path: '/api/admin/invoices',
      summary: 'Invoices that this instance made, the newest first',
      responses: answers(listOf(issuedInvoiceSchema), 200, [401, 403, 422]),
    }),
    async (c) => json(c, listOf(issuedInvoiceSchema), await orders.issued(admin(c), c.req.valid('query'))),
  )
}

function addDecisions(api: Api, orders: Orders): void {
  const common = { caller: 'admin', method: 'post', tag: operators } as const
  const refusals = [401, 403, 404, 409, 422]
  api.openapi(
    operation({
      ...common,
      operationId: 'grantOrder',
      path: '/api/admin/orders/{id}/grant',
      summary: 'Grant an order: the account gets the plan, and an invoice is made',
      description:
        'No invoice is made while the seller is not set. Of two who decide at once, the second is refused.',
      request: { params, ...jsonBody(grantOrderSchema) },
      responses: answers(orderSchema, 200, refusals),
    }),
    async (c) =>
      json(c, orderSchema, await orders.grant(admin(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  api.openapi(
    operation({
      ...common,
      operationId: 'noteInvoicePayment',
      path: '/api/admin/invoices/{number}/payment',
      summary: 'Say that an invoice was paid, or take it back',
      request: { params: invoiceParams, ...jsonBody(invoicePaymentSchema) },
      responses: answers(okSchema, 200, refusals),
    }),
    async (c) => {
      await orders.payment(admin(c), c.req.valid('param').number, c.req.valid('json'))
      return json(c, okSchema, { success: true })
    },
  )
  for (const { operationId, act, summary } of [
    { operationId: 'refuseOrder', act: 'refuse', summary: 'Refuse an order, with words for the buyer' },
    { operationId: 'askAboutOrder', act: 'ask', summary: 'Ask the buyer about an order' },
  ] as const) {
    api.openapi(
      operation({
        ...common,
        operationId,
        path: `/api/admin/orders/{id}/${act}`,
        summary,
        request: { params, ...jsonBody(answerOrderSchema) },
        responses: answers(orderSchema, 200, refusals),
      }),
      async (c) =>
        json(c, orderSchema, await orders[act](admin(c), c.req.valid('param').id, c.req.valid('json'))),
    )
  }
}
