import type { Visitor } from './visitor.ts'

export type OwnerTags = {
  /** The tag under which a browser's things are stored; the key itself is never stored. */
  ownerTag(browser: string): string
}

/** Under which tag a visitor's things are kept: that of the account, else that of the browser; null without both. */
export type OwnerOf = (visitor: Pick<Visitor, 'browser' | 'account'>) => string | null

export const createOwnerOf =
  (addresses: OwnerTags): OwnerOf =>
  ({ browser, account }) =>
    account ? accountTag(addresses, account.accountId) : browser ? addresses.ownerTag(browser) : null

/** Keys of browsers hold no slash, so that none is the name of an account. */
export const accountTag = (addresses: OwnerTags, accountId: string): string =>
  addresses.ownerTag(`account/${accountId}`)
