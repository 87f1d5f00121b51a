import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, toBase32 } from '@postproof/engine/base32'
import type { InstanceKeys } from '../keys/keys.ts'

/**
 * Envelope senders of mail to users, one for each mail, so that what comes back names the mail (VERP). They need no row: the
 * local part carries its end, a keyed hash of the recipient, a nonce, and a MAC over them, so that nobody can invent what
 * came back.
 */
export type ReturnPaths = {
  /** A new one for a mail to this address. `at`: Unix ms. */
  issue(to: string, at: number): string
  /** Null for an address that is none of these by its form. */
  recognize(address: string, at: number): Recognized | null
  /** Whether it is where feedback loops send complaints: they do not send them to the sender. */
  takesComplaints(address: string): boolean
}

export type Recognized = { state: 'live'; mail: ReturnedTo } | { state: 'expired' | 'forged' }

/** Which mail it was. `mailKey`: the same for all that comes back of it; `recipientKey`: see recipientKeyOf. */
export type ReturnedTo = { mailKey: string; recipientKey: string }

const PREFIX = 'bounce+'
const sizes = { expiry: 3, recipient: 12, nonce: 5, mac: 8 }
const length = 28
const hour = 3_600_000
/** Servers try for five days (RFC 5321, 4.5.4.1); a complaint comes when someone reads the mail. */
const HOURS = 30 * 24

/** A keyed hash of an address, under which is kept what came back from it. `pseudonyms`: see InstanceKeys. */
export const recipientKeyOf = ({ pseudonyms }: Pick<InstanceKeys, 'pseudonyms'>, address: string): string =>
  createHmac('sha256', pseudonyms)
    .update('mail-to\0')
    .update(address.trim().toLowerCase())
    .digest()
    .subarray(0, sizes.recipient)
    .toString('hex')

/** `domain`: whose MX record leads to the receiver; empty where mail keeps the sender of MAIL_FROM, and none is issued. */
export function createReturnPaths(keys: InstanceKeys, domain: string): ReturnPaths {
  const [present] = keys.signing
  if (!present) throw new Error('There is no secret.')
  const end = `@${domain.toLowerCase()}`
  const macBy = (secret: Uint8Array, payload: Uint8Array) =>
    createHmac('sha256', secret).update('return-path\0').update(payload).digest().subarray(0, sizes.mac)
  return {
    issue(to, at) {
      const payload = Buffer.alloc(length - sizes.mac)
      payload.writeUIntBE(Math.ceil(at / hour) + HOURS, 0, sizes.expiry)
      Buffer.from(recipientKeyOf(keys, to), 'hex').copy(payload, sizes.expiry)
      randomBytes(sizes.nonce).copy(payload, sizes.expiry + sizes.recipient)
      return `${PREFIX}${toBase32(Buffer.concat([payload, macBy(present, payload)]))}${end}`
    },
    takesComplaints: (address) => domain !== '' && address.toLowerCase() === `complaints${end}`,
    recognize(address, at) {
      // Servers on the way may write it in capitals.
      const lower = address.toLowerCase()
      if (domain === '' || !lower.startsWith(PREFIX) || !lower.endsWith(end)) return null
      const bytes = fromBase32(lower.slice(PREFIX.length, -end.length), length)
      if (!bytes) return { state: 'forged' }
      const payload = bytes.subarray(0, length - sizes.mac)
      const mac = bytes.subarray(length - sizes.mac)
      if (!keys.signing.some((secret) => timingSafeEqual(mac, macBy(secret, payload)))) {
        return { state: 'forged' }
      }
      if (at >= payload.readUIntBE(0, sizes.expiry) * hour) return { state: 'expired' }
      const mailKey = createHash('sha256').update(payload).digest('hex').slice(0, 32)
      const recipientKey = payload.subarray(sizes.expiry, sizes.expiry + sizes.recipient).toString('hex')
      return { state: 'live', mail: { mailKey, recipientKey } }
    },
  }
}
