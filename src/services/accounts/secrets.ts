import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** Tokens, keyed hashes and sealed values of accounts. */

/** 256 random bits in base64url: 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

export const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** How a token is kept. It has 256 random bits, so a plain SHA-256 cannot be reversed by trying. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 16 hexadecimal digits. */
export const newId = () => randomBytes(8).toString('hex')

export type Secrets = {
  /** A keyed hash: whoever has the database alone cannot look up what stands behind it. */
  tag(kind: 'network' | 'account' | 'recovery' | 'register' | 'mail', text: string): string
  /** AES-256-GCM under a key of the instance; `open` throws for what it did not seal. */
  seal(text: string): string
  open(sealed: string): string
}

/** `secret`: that of the instance. */
export function createSecrets(secret: Uint8Array): Secrets {
  const key = createHmac('sha256', secret).update('accounts/seal').digest()
  return {
    tag: (kind, text) =>
      createHmac('sha256', secret).update(`accounts/${kind}\0`).update(text).digest('base64url'),
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
