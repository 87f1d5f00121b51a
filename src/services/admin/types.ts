import type {
  AccountAct,
  AccountFacts,
  AccountQuery,
  AdminAccount,
  AdminAuditEntry,
  Grant,
  Health,
} from '#contract/admin.ts'
import type { CurrentPlan, Plan, Tax } from '#contract/billing.ts'
import type { List, ListQuery } from '#contract/common.ts'
import type { Reader, SignedIn } from '../accounts/visitor.ts'

/** Every call: Refusal `unauthorized` (401), `forbidden` (403) for others than administrators. */
export interface Admin {
  health(caller: SignedIn | null, reader: Reader): Promise<Health>
  /** By part of address, name or id, by state and by plan. */
  accounts(caller: SignedIn | null, query: AccountQuery): Promise<List<AdminAccount>>
  /** Refusal `not_found` (404), as all that follow. */
  account(caller: SignedIn | null, accountId: string): Promise<AccountFacts>
  /** The plan it has now and what of it is used. */
  accountPlan(caller: SignedIn | null, accountId: string): Promise<CurrentPlan>
  accountAudit(caller: SignedIn | null, accountId: string, query: ListQuery): Promise<List<AdminAuditEntry>>
  /**
   * These change the accounts of others: Refusal `own_account` (403) for one's own, `prove_first` (403) for a session that
   * proved nothing within ten minutes, 409 for what is so already or would leave no administrator.
   */
  act(caller: SignedIn | null, accountId: string, act: AccountAct): Promise<AccountFacts>
  suspend(caller: SignedIn | null, accountId: string, suspension: unknown): Promise<AccountFacts>
  exportAccount(caller: SignedIn | null, accountId: string): Promise<AsyncIterable<Uint8Array>>
  /** Also the one of visitors without an account. */
  plans(caller: SignedIn | null): Promise<Plan[]>
  savePlan(caller: SignedIn | null, plan: Plan): Promise<Plan>
  saveTaxes(caller: SignedIn | null, taxes: Tax[]): Promise<Tax[]>
  /** Refusal `not_found` (404), `invalid` (422) for a plan that is none. */
  grant(caller: SignedIn | null, accountId: string, grant: Grant): Promise<CurrentPlan>
}
