import type { AdminAccount, Grant, Health } from '#contract/admin.ts'
import type { CurrentPlan, Plan, Tax } from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { Reader, SignedIn } from '../accounts/visitor.ts'

/** Every call: Refusal `unauthorized` (401), `forbidden` (403) for others than administrators. */
export interface Admin {
  health(caller: SignedIn | null, reader: Reader): Promise<Health>
  accounts(caller: SignedIn | null, query: ListQuery): Promise<List<AdminAccount>>
  /** Also the one of visitors without an account. */
  plans(caller: SignedIn | null): Promise<Plan[]>
  savePlan(caller: SignedIn | null, plan: Plan): Promise<Plan>
  saveTaxes(caller: SignedIn | null, taxes: Tax[]): Promise<Tax[]>
  /** Refusal `not_found` (404), `invalid` (422) for a plan that is none. */
  grant(caller: SignedIn | null, accountId: string, grant: Grant): Promise<CurrentPlan>
}
