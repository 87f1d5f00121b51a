import { createHmac } from 'node:crypto'
import { networkOf } from '@postproof/engine/networks/networks'
import { type InstanceKeys, sealingOf } from '#platform/keys/keys.ts'
import type { UseKind } from '#storage/use.ts'
import { accountTag, type OwnerTags } from '../accounts/owner.ts'

/** How networks, accounts and domains stand in the database, and what of it an operator reads. */
export type UseNames = {
  /** `name`: an address or network, the id of an account, a domain. */
  subjectOf(kind: UseKind, name: string): string
  /** What is kept beside the subject, so that an operator can read it; null where the subject says it. */
  sealed(kind: UseKind, name: string): string | null
  /** Of a network or domain; null for what no key that is here sealed. */
  open(kind: UseKind, subject: string, sealed: string | null): string | null
}

export function createUseNames(keys: InstanceKeys, addresses: OwnerTags): UseNames {
  const sealing = sealingOf(keys.signing, 'use')
  const tagOf = (network: string) =>
    createHmac('sha256', keys.pseudonyms).update('use\0').update(network).digest('base64url').slice(0, 22)
  return {
    subjectOf(kind, name) {
      if (kind === 'account') return accountTag(addresses, name)
      return kind === 'network' ? tagOf(networkOf(name)) : name.toLowerCase()
    },
    sealed(kind, name) {
      if (kind !== 'network') return null
      const network = networkOf(name)
      const { secret, key_id } = sealing.seal(network, tagOf(network))
      return `${key_id}.${secret}`
    },
    open(kind, subject, sealed) {
      if (kind !== 'network') return subject
      const [key_id = '', secret = ''] = (sealed ?? '').split('.')
      return sealing.open({ secret, key_id }, subject)
    },
  }
}
