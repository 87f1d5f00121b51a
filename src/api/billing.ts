import { z } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import {
  changePlanSchema,
  checkoutSchema,
  customerSchema,
  invoiceSchema,
  newTaxIdSchema,
  planChangeSchema,
  quoteQuerySchema,
  quoteSchema,
  subscriptionSchema,
  taxIdSchema,
  wantedPlanSchema,
} from '#contract/billing.ts'
import { listOf, listQuerySchema, okSchema } from '#contract/common.ts'
import { issue } from '#contract/issues.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Billing } from '#services/billing/types.ts'
import { inPerson, signedIn } from './caller.ts'
import { addOfferCodes } from './offer-codes.ts'
import { answers, json, jsonBody, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Money over HTTP. Each route: shape, call, answer. What changes anything needs a person, not an API key. */

const tag = 'Billing'
const text = z.string().max(200)
const id = z.object({ id: text.openapi({ param: { name: 'id', in: 'path' } }) })

export function addBilling(api: Api, { billing }: { billing: Billing }): void {
  addQuote(api, billing)
  addPlanChanges(api, billing)
  addKeeping(api, billing)
  addCustomer(api, billing)
  addInvoices(api, billing)
  addTaxIds(api, billing)
  addOfferCodes(api, billing)
  addWebhook(api, billing)
}

function addQuote(api: Api, billing: Billing): void {
  api.openapi(
    operation({
      operationId: 'getPlanQuote',
      caller: 'anyone',
      method: 'get',
      path: '/api/plans/{id}/quote',
      tag: 'Plans',
      summary: 'What a plan costs with the tax of a country',
      description: 'For who has a billing address, with the tax of that one.',
      request: { params: id, query: quoteQuerySchema },
      responses: answers(quoteSchema, 200, [409, 422, 501, 503]),
    }),
    async (c) => {
      const { interval, country = null } = c.req.valid('query')
      const account = c.get('account')
      return json(c, quoteSchema, await billing.quote(account, c.req.valid('param').id, interval, country))
    },
  )
}

function addPlanChanges(api: Api, billing: Billing): void {
  api.openapi(
    operation({
      operationId: 'previewPlanChange',
      caller: 'account',
      method: 'post',
      path: '/api/profile/change-plan/preview',
      tag,
      summary: 'What a change of plan would charge today, and what from when',
      description:
        'Nothing is changed and nothing charged. A `purchase` has no sums: they stand on the pay page that the change leads to.',
      request: jsonBody(wantedPlanSchema),
      responses: answers(planChangeSchema, 200, [401, 409, 422, 501, 503]),
    }),
    async (c) => {
      const { plan_id, interval } = c.req.valid('json')
      return json(c, planChangeSchema, await billing.previewChange(inPerson(c), plan_id, interval))
    },
  )
  api.openapi(
    operation({
      operationId: 'changePlan',
      caller: 'account',
      once: true,
      method: 'post',
      path: '/api/profile/change-plan',
      tag,
      summary: 'Change your plan',
      description:
        '`checkout_id` is empty when nothing has to be paid on a page: the plan is changed then. A subscription that runs is changed, and charged, for the sums of the preview alone: `confirmation` is theirs.',
      request: jsonBody(changePlanSchema),
      responses: answers(checkoutSchema, 200, [401, 402, 403, 409, 422, 501, 503]),
    }),
    async (c) => {
      const { plan_id, interval, ...given } = c.req.valid('json')
      return json(c, checkoutSchema, await billing.changePlan(inPerson(c), plan_id, interval, given))
    },
  )
  api.openapi(
    operation({
      operationId: 'redeemCode',
      caller: 'account',
      once: true,
      method: 'post',
      path: '/api/profile/invoice/{id}',
      tag,
      summary: 'Redeem an offer code, or buy what a payment hash stands for',
      description: 'The hash stands in the path, or in the body where it does not fit there.',
      request: {
        params: id,
        body: { content: { 'application/json': { schema: z.object({ hash: text.optional() }) } } },
      },
      responses: answers(checkoutSchema, 200, [401, 402, 403, 409, 422, 501, 503]),
    }),
    async (c) => {
      const hash = c.req.valid('json')?.hash ?? c.req.valid('param').id
      return json(c, checkoutSchema, await billing.invoice(inPerson(c), hash))
    },
  )
  api.openapi(
    operation({
      operationId: 'cancelPlan',
      caller: 'account',
      method: 'post',
      path: '/api/profile/cancel-plan',
      tag,
      summary: 'Cancel your subscription at the end of the paid period',
      responses: answers(z.object({ cancel_at: z.string() }), 200, [401, 409, 501, 503]),
    }),
    async (c) => json(c, z.object({ cancel_at: z.string() }), await billing.cancelPlan(inPerson(c))),
  )
}

/** After a cancellation, while the plan still runs. */
function addKeeping(api: Api, billing: Billing): void {
  const kept = z.object({ renews_at: z.string() })
  api.openapi(
    operation({
      operationId: 'keepPlan',
      caller: 'account',
      method: 'post',
      path: '/api/profile/keep-plan',
      tag,
      summary: 'Take the cancellation of your subscription back',
      responses: answers(kept, 200, [401, 409, 501, 503]),
    }),
    async (c) => json(c, kept, await billing.keepPlan(inPerson(c))),
  )
}

function addCustomer(api: Api, billing: Billing): void {
  api.openapi(
    operation({
      operationId: 'getCustomer',
      caller: 'person',
      method: 'get',
      path: '/api/profile/customer',
      tag,
      summary: 'Your cards, address and tax numbers, and a link to the billing portal',
      responses: answers(customerSchema, 200, [401, 501, 503]),
    }),
    async (c) => json(c, customerSchema, await billing.customer(inPerson(c))),
  )
  const choice = z.object({ payment_method: text.min(1, issue('billing.choose_card')) })
  api.openapi(
    operation({
      operationId: 'setDefaultPaymentMethod',
      caller: 'account',
      method: 'post',
      path: '/api/profile/set-default-payment-method',
      tag,
      summary: 'Choose the card that is charged',
      request: jsonBody(choice),
      responses: answers(customerSchema, 200, [401, 404, 422, 501, 503]),
    }),
    async (c) => {
      const { payment_method } = c.req.valid('json')
      return json(c, customerSchema, await billing.setDefaultPaymentMethod(inPerson(c), payment_method))
    },
  )
}

function addInvoices(api: Api, billing: Billing): void {
  const common = { caller: 'account', method: 'get', tag, request: { query: listQuerySchema } } as const
  api.openapi(
    operation({
      ...common,
      operationId: 'listInvoices',
      path: '/api/profile/invoices',
      summary: 'Your invoices',
      responses: answers(listOf(invoiceSchema), 200, [401, 422, 501]),
    }),
    async (c) => {
      const found = await billing.invoices(signedIn(c).accountId, c.req.valid('query'))
      return json(c, listOf(invoiceSchema), found)
    },
  )
  api.openapi(
    operation({
      ...common,
      operationId: 'listSubscriptions',
      path: '/api/profile/subscriptions',
      summary: 'Your subscriptions, those that ended too',
      responses: answers(listOf(subscriptionSchema), 200, [401, 422, 501]),
    }),
    async (c) => {
      const found = await billing.subscriptions(signedIn(c).accountId, c.req.valid('query'))
      return json(c, listOf(subscriptionSchema), found)
    },
  )
}

function addTaxIds(api: Api, billing: Billing): void {
  api.openapi(
    operation({
      operationId: 'addTaxNumber',
      caller: 'account',
      once: true,
      method: 'post',
      path: '/api/profile/taxes',
      tag,
      summary: 'Add a tax number, e.g. type `eu_vat`',
      request: jsonBody(newTaxIdSchema),
      responses: answers(taxIdSchema, 201, [401, 422, 501, 503]),
    }),
    async (c) => json(c, taxIdSchema, await billing.addTaxId(inPerson(c), c.req.valid('json')), 201),
  )
  api.openapi(
    operation({
      operationId: 'deleteTaxNumber',
      caller: 'account',
      method: 'post',
      path: '/api/profile/taxes/{id}/delete',
      tag,
      summary: 'Remove a tax number',
      request: { params: id },
      responses: answers(okSchema, 200, [401, 404, 501, 503]),
    }),
    async (c) => {
      await billing.removeTaxId(inPerson(c), c.req.valid('param').id)
      return json(c, okSchema, { success: true })
    },
  )
}

/** Larger than any event; what is larger is not read. */
const LONGEST_EVENT = 1024 * 1024

/** Outside /api: no session, no limit by network, and the body as it was signed. */
function addWebhook(api: Api, billing: Billing): void {
  const onError = () => {
    throw new Refusal(413, 'too_large', 'billing.event_too_large')
  }
  api.post('/webhooks/stripe', bodyLimit({ maxSize: LONGEST_EVENT, onError }), async (c) => {
    await billing.webhook(await c.req.text(), c.req.header('stripe-signature') ?? '')
    return c.json({ received: true })
  })
}
