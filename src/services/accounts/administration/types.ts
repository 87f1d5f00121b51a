import type { AccountFacts, AccountQuery, AdminAccount, AdminAuditEntry } from '#contract/admin.ts'
import type { List, ListQuery } from '#contract/common.ts'

/**
 * What an operator does with the accounts of others. `by`: the id of the administrator, or `operator` for the command line
 * on the server; who it is and whether they may was asked before. Each act stands in the audit log of the account, and its
 * owner is told by mail. Refusal `not_found` (404); `not_possible` (409) for what is so already.
 */
export interface Administration {
  /** By part of address, name or id, the newest first. */
  accounts(query: AccountQuery): Promise<List<AdminAccount>>
  account(id: string): Promise<AccountFacts>
  /** The id of the account with this address or id. */
  find(given: string): Promise<string>
  audit(id: string, query: ListQuery): Promise<List<AdminAuditEntry>>
  /** Its address counts as confirmed; as by the link in the mail, nothing of before is left. */
  confirm(by: string, id: string): Promise<AccountFacts>
  /**
   * Nobody gets in, sessions and API keys are void, mail is refused, lists and monitors rest, and what renews ends with what
   * is paid. Tests, passkeys and the second factor stay. Refusal `invalid` (422) at `reason`, `last_admin` (409).
   */
  suspend(by: string, id: string, suspension: unknown): Promise<AccountFacts>
  restore(by: string, id: string): Promise<AccountFacts>
  /** Refusal `unconfirmed` or `suspended` (409). */
  promote(by: string, id: string): Promise<AccountFacts>
  /** Sessions and API keys end too. Refusal `last_admin` (409). */
  demote(by: string, id: string): Promise<AccountFacts>
  /** Switches the second factor off, and ends passkeys, sessions and API keys. */
  resetSecondFactor(by: string, id: string): Promise<AccountFacts>
  /** After the days of grace, in which the owner may keep it unless it is suspended. Refusal `last_admin` (409). */
  scheduleDeletion(by: string, id: string): Promise<AccountFacts>
  cancelDeletion(by: string, id: string): Promise<AccountFacts>
  /** Mail goes again to an address that it came back from, beginning with one that says so. */
  resumeMail(by: string, id: string): Promise<AccountFacts>
  /** A zip of all data of the account, streamed. */
  export(by: string, id: string): Promise<AsyncIterable<Uint8Array>>
}
