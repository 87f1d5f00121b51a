import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Secrets at rest: AES-256-GCM with a fresh 96-bit nonce each, bound to what they belong to as additional data, so that
 * one copied into another row does not open. Written as nonce, tag and text in base64url.
 */
export type Sealing = {
  /** Id of the key that seals. */
  keyId: string
  /** `subject`: what the secret belongs to, e.g. `seed/7`. */
  seal(secret: string, subject: string): { secret: string; key_id: string }
  /** Null when it cannot be opened: a key that is not here, or something else than what was sealed. */
  open(sealed: { secret: string; key_id: string }, subject: string): string | null
}

const NONCE = 12
const TAG = 16
const KEY = 32

/** `keys`: 32 octets each; the first one seals, all of them open. */
export function createSealing(keys: readonly Uint8Array[]): Sealing {
  const [first] = keys
  if (!first || keys.some((key) => key.length !== KEY)) throw new Error('A key has to have 32 octets.')
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]))
  const keyId = keyIdOf(first)
  return {
    keyId,
    seal(secret, subject) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(subject))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text])
      return { secret: sealed.toString('base64url'), key_id: keyId }
    },
    open({ secret, key_id }, subject) {
      const key = byId.get(key_id)
      const bytes = Buffer.from(secret, 'base64url')
      if (!key || bytes.length < NONCE + TAG) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(subject))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
  }
}

/** Names a key without telling it. */
function keyIdOf(key: Uint8Array): string {
  return createHash('sha256').update('seed-key\0').update(key).digest('base64url').slice(0, 12)
}
