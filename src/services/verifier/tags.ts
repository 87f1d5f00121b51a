import { createHmac } from 'node:crypto'

/** What a tag stands for: the same text gives another tag in each. */
export type TagKind =
  | 'client'
  | 'address'
  | 'domain'
  | 'mailbox'
  | 'catch-all'
  | 'hosts'
  | 'back-offs'
  | 'operator'
  | 'claim'
  | 'opt-out'

/** Keyed hashes of addresses, domains and networks: whoever has the database alone cannot look them up. */
export type Tags = (kind: TagKind, text: string) => string

/** `secret`: that of the instance. A tag has 32 octets in base64url. */
export function createTags(secret: Uint8Array): Tags {
  return (kind, text) =>
    createHmac('sha256', secret).update(`verifier/${kind}\0`).update(text).digest('base64url')
}
