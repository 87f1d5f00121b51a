import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, toBase32 } from '@postproof/engine/base32'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { OwnerTags } from '../../accounts/owner.ts'

/**
 * Test addresses that need no row: the local part carries its expiry, the tag of the browser it was given to,
 * a nonce and a MAC over them, in lower-case base32: 29 characters hold 18 octets, which are 3 of expiry (hours
 * since 1970), 8 of owner tag, 3 of nonce, 4 of MAC.
 */

const sizes = { expiry: 3, owner: 8, nonce: 3, mac: 4 }
const length = 18
const hour = 3_600_000

export type TestAddress = { id: string; owner: string; expiresAt: number }

export type Recognition =
  | { state: 'live' | 'expired'; address: TestAddress }
  /** No test address: the form is wrong, or the MAC does not fit. */
  | { state: 'unknown' }

export type TestAddresses = OwnerTags & {
  /** `owner`: a tag made by `ownerTag`. `at`: Unix ms. */
  issue(owner: string, at: number): TestAddress
  recognize(id: string, at: number): Recognition
}

/** `hours`: how long an address takes mail. One that was issued under an older secret takes it to its end. */
export function createTestAddresses({ signing, pseudonyms }: InstanceKeys, hours: number): TestAddresses {
  const [present] = signing
  if (!present) throw new Error('There is no secret.')
  const macBy = (secret: Uint8Array, payload: Uint8Array) =>
    createHmac('sha256', secret).update('test-address').update(payload).digest().subarray(0, sizes.mac)
  return {
    issue(owner, at) {
      const expiry = Math.ceil(at / hour) + hours
      const payload = Buffer.alloc(length - sizes.mac)
      payload.writeUIntBE(expiry, 0, sizes.expiry)
      Buffer.from(owner, 'hex').copy(payload, sizes.expiry, 0, sizes.owner)
      randomBytes(sizes.nonce).copy(payload, sizes.expiry + sizes.owner)
      const id = toBase32(Buffer.concat([payload, macBy(present, payload)]))
      return { id, owner, expiresAt: expiry * hour }
    },
    recognize(id, at) {
      const bytes = fromBase32(id, length)
      if (!bytes) return { state: 'unknown' }
      const payload = bytes.subarray(0, length - sizes.mac)
      const mac = bytes.subarray(length - sizes.mac)
      if (!signing.some((secret) => timingSafeEqual(mac, macBy(secret, payload)))) return { state: 'unknown' }
      const expiresAt = payload.readUIntBE(0, sizes.expiry) * hour
      const owner = payload.subarray(sizes.expiry, sizes.expiry + sizes.owner).toString('hex')
      return { state: at < expiresAt ? 'live' : 'expired', address: { id, owner, expiresAt } }
    },
    ownerTag: (browser) =>
      createHmac('sha256', pseudonyms)
        .update('owner')
        .update(browser)
        .digest()
        .subarray(0, sizes.owner)
        .toString('hex'),
  }
}
