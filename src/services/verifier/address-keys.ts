import type { KeyKind } from '#storage/erasure/rules.ts'
import { bounceKeyOf, spellingsOf } from './evidence/spellings.ts'
import { createTags } from './tags.ts'

/** The keyed hashes under which an address is kept, in each of its spellings. `secret`: that of the verifier's tags. */
export function createAddressKeys(secret: Uint8Array): (address: string) => Record<KeyKind, string[]> {
  const tags = createTags(secret)
  return (address) => {
    const spellings = spellingsOf(address)
    return {
      verification: spellings.map((one) => tags('address', one)),
      mailbox: spellings.map((one) => tags('mailbox', one)),
      bounce: spellings.map((one) => bounceKeyOf(tags, one)),
    }
  }
}
