import { Refusal } from '#platform/refusals/refusal.ts'
import { badCode, findCode } from './codes/offers.ts'
import { codesForAdmins, createOperatorCodes } from './codes/operator-codes.ts'
import { redeem } from './codes/redeem.ts'
import { listOfInvoices } from './invoices.ts'
import { createOrderedPlans } from './orders/give.ts'
import { quoteOrder } from './orders/sums.ts'
import type { BillingParts, BillingWorld } from './parts.ts'
import { createSettling } from './stripe/settle.ts'
import { listOfSubscriptions } from './subscriptions.ts'
import type { Billing } from './types.ts'

/** An operator gives plans, or codes that give them; money changes hands elsewhere. */

const byOperator = async (): Promise<never> => {
  throw new Refusal(409, 'manual_billing', 'billing.plans_are_given')
}

export function manualBilling(world: BillingWorld): BillingParts {
  const settling = createSettling({ ...world, stripe: null })
  const codes = createOperatorCodes(world, { charges: false })
  const service: Billing = {
    mode: 'manual',
    previewChange: byOperator,
    changePlan: byOperator,
    quote: (_, planId, interval, country, guess = null) =>
      quoteOrder(world, planId, interval, country ?? guess),
    returned: async () => {},
    async invoice(caller, hash) {
      const offer = await findCode(world, caller, hash)
      if (!offer) throw badCode()
      await redeem(world, caller, offer)
      await settling.settle(caller.accountId)
      return { checkout_id: '', plan: offer.plan }
    },
    cancelPlan: byOperator,
    keepPlan: byOperator,
    customer: async ({ email }) => ({
      id: '',
      email,
      default_payment_method: null,
      payment_methods: [],
      address: null,
      tax_ids: [],
    }),
    setDefaultPaymentMethod: byOperator,
    invoices: (accountId, query) => listOfInvoices(world, accountId, query),
    subscriptions: (accountId, query) => listOfSubscriptions(world, accountId, query),
    addTaxId: byOperator,
    removeTaxId: byOperator,
    webhook: async () => {
      throw new Refusal(404, 'not_found', 'billing.no_stripe')
    },
    ...codesForAdmins(codes),
  }
  return {
    service,
    codes,
    ordered: createOrderedPlans(world, settling),
    work: () => settling.settleDue(),
    leave: async () => false,
    refuseGrant: async () => {},
    purge: async () => 0,
    idle: async () => {},
  }
}
