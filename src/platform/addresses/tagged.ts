import { randomBytes } from 'node:crypto'
import { toBase32 } from '@postproof/engine/base32'

/** Permanent addresses at the mail domain whose local part ends with a secret of 120 random bits. */
export type TaggedAddresses = {
  /** A new secret. */
  newTag(): string
  addressOf(tag: string, mailDomain: string): string
  /** The secret of such an address, in any case; null for any other address. */
  tagOf(address: string, mailDomain: string): string | null
}

const OCTETS = 15
const tagPattern = /^[a-z2-7]{24}$/

/** `prefix`: what the local part begins with, in lower case. */
export const taggedAddresses = (prefix: string): TaggedAddresses => ({
  newTag: () => toBase32(randomBytes(OCTETS)),
  addressOf: (tag, mailDomain) => `${prefix}${tag}@${mailDomain}`,
  tagOf(address, mailDomain) {
    const at = address.lastIndexOf('@')
    if (address.slice(at + 1).toLowerCase() !== mailDomain.toLowerCase()) return null
    const local = address.slice(0, at).toLowerCase()
    const tag = local.slice(prefix.length)
    return local.startsWith(prefix) && tagPattern.test(tag) ? tag : null
  },
})
