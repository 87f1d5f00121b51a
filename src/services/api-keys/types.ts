import type { ApiKey, NewKey } from '#contract/accounts.ts'
import type { SignedIn } from '../accounts/visitor.ts'

export interface ApiKeys {
  /**
   * From a bearer value; null for what is no key of ours, was revoked or has ended. `from`: the address that it comes from;
   * Refusal `network` (403) for one that the key does not name. One indexed query.
   */
  recognizeKey(token: string, from: string): Promise<SignedIn | null>
  /** Newest first. */
  list(accountId: string): Promise<ApiKey[]>
  /** The secret is answered this once. Needs a proof. Refusal `quota_exceeded` (403) over the plan's number, `unconfirmed`. */
  create(caller: SignedIn, input: NewKey): Promise<{ api_key: string; key: ApiKey }>
  revoke(caller: SignedIn, keyId: string): Promise<void>
  /** A new key in place of the newest; the old one is revoked at once. */
  renew(caller: SignedIn): Promise<{ api_key: string; key: ApiKey }>
}
