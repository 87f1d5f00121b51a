import { createHmac } from 'node:crypto'
import { networkOf } from '@postproof/engine/networks/networks'
import { accountHolder } from '#storage/usage.ts'
import type { SignedIn, Visitor } from '../accounts/visitor.ts'

/** For whom is counted. */
export type Counted = Pick<Visitor, 'network'> & { account?: Pick<SignedIn, 'accountId'> | null }

/** Under which name use is counted: an account, else a network, of which a keyed hash is kept. */
export type Holders = {
  ofVisitor(visitor: Counted): string
  /** For an owner tag that no account was seen with. */
  ofOwner(owner: string): string
}

export function createHolders(secret: Uint8Array): Holders {
  const tag = (network: string) =>
    createHmac('sha256', secret).update('usage/network\0').update(network).digest('base64url')
  return {
    ofVisitor: ({ account, network }) =>
      account ? accountHolder(account.accountId) : `network:${tag(networkOf(network))}`,
    ofOwner: (owner) => `browser:${owner}`,
  }
}

/** The account of a holder; null for a network or browser. */
export function accountOf(holder: string): string | null {
  return holder.startsWith('account:') ? holder.slice('account:'.length) : null
}
