import { createHmac, createSecretKey } from 'node:crypto'

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
  | 'bounce'

/** Keyed hashes of addresses, domains and networks, so that the database alone reveals none of them. */
export type Tags = (kind: TagKind, text: string) => string

/** `secret`: that of the instance. A tag has 32 octets in base64url. */
export function createTags(secret: Uint8Array): Tags {
  // Made once: of octets, a key would be made again for each tag, which takes six times as long.
  const key = createSecretKey(secret)
  return (kind, text) =>
    createHmac('sha256', key).update(`verifier/${kind}\0`).update(text).digest('base64url')
}
