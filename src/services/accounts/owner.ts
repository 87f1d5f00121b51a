import type { Visitor } from '../application/services.ts'
import type { TestAddresses } from '../spam-tests/intake/test-addresses.ts'

/** Under which tag a visitor's things are kept: that of the account, else that of the browser; null without both. */
export type OwnerOf = (visitor: Pick<Visitor, 'browser' | 'account'>) => string | null

export const createOwnerOf =
  (addresses: Pick<TestAddresses, 'ownerTag'>): OwnerOf =>
  ({ browser, account }) =>
    account ? accountTag(addresses, account.accountId) : browser ? addresses.ownerTag(browser) : null

/** Keys of browsers hold no slash, so that none is the name of an account. */
export const accountTag = (addresses: Pick<TestAddresses, 'ownerTag'>, accountId: string): string =>
  addresses.ownerTag(`account/${accountId}`)
