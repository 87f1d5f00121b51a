import { Refusal } from '#platform/refusals/refusal.ts'
import type { BillingParts } from './parts.ts'
import type { Billing } from './types.ts'

/** Nothing is billed: everyone has everything, and there is nothing to ask. */

const refuse = async (): Promise<never> => {
  throw new Refusal(501, 'billing_disabled', 'billing.disabled')
}

const service: Billing = {
  mode: 'off',
  previewChange: refuse,
  changePlan: refuse,
  quote: refuse,
  returned: async () => {},
  invoice: refuse,
  cancelPlan: refuse,
  keepPlan: refuse,
  customer: refuse,
  setDefaultPaymentMethod: refuse,
  invoices: refuse,
  subscriptions: refuse,
  addTaxId: refuse,
  removeTaxId: refuse,
  webhook: async () => {
    throw new Refusal(404, 'not_found', 'request.no_such_call')
  },
  makeCodes: refuse,
  codes: refuse,
  endCode: refuse,
}

export const billingOff: BillingParts = {
  service,
  codes: { make: refuse, list: refuse, end: refuse },
  ordered: { require: refuse, give: refuse, settle: refuse },
  work: async () => 0,
  leave: async () => false,
  refuseGrant: async () => {},
  purge: async () => 0,
  idle: async () => {},
}
