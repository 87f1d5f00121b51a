import { forAdmins } from '../../accounts/require-admin.ts'
import type { BillingWorld } from '../parts.ts'
import type { Billing, OperatorCodes } from '../types.ts'
import { endCode, listCodes } from './list-codes.ts'
import { makeCodes } from './offers.ts'

/** The one-time codes of an operator, whoever it is, and of administrators who call. */

/** `charges`: a code without an amount of its own asks the plan's price. */
export const createOperatorCodes = (world: BillingWorld, given: { charges: boolean }): OperatorCodes => ({
  make: (by, input) => makeCodes(world, by, input, given),
  list: (query) => listCodes(world, query),
  end: (by, code) => endCode(world, by, code),
})

/** The same for whoever calls, who must be an administrator. */
export const codesForAdmins = (codes: OperatorCodes): Pick<Billing, 'makeCodes' | 'codes' | 'endCode'> => ({
  makeCodes: forAdmins(codes.make),
  codes: forAdmins((_, query) => codes.list(query)),
  endCode: forAdmins(codes.end),
})
