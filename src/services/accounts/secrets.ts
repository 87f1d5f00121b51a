import { createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { type InstanceKeys, sealingOf } from '#platform/keys/keys.ts'

/** Tokens, keyed hashes and sealed values of accounts. */

/** 256 random bits in base64url: 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

export const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** How a token is kept. It has 256 random bits, so a plain SHA-256 cannot be reversed by trying. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 16 hexadecimal digits. */
export const newId = () => randomBytes(8).toString('hex')

export type Secrets = {
  /** A keyed hash, so that the database alone does not reveal the value. */
  tag(kind: 'network' | 'account' | 'recovery' | 'register' | 'mail', text: string): string
  /** For one account: sealed text of another does not open. */
  seal(text: string, account: string): string
  /** Null for what no key that is here sealed. */
  open(sealed: string, account: string): string | null
  /** Whether it was sealed with the present secret. */
  isPresent(sealed: string): boolean
}

export function createSecrets({ signing, pseudonyms }: InstanceKeys): Secrets {
  const sealing = sealingOf(signing, 'accounts')
  const subject = (account: string) => `account/${account}`
  return {
    tag: (kind, text) =>
      createHmac('sha256', pseudonyms).update(`accounts/${kind}\0`).update(text).digest('base64url'),
    seal(text, account) {
      const { secret, key_id } = sealing.seal(text, subject(account))
      return `${key_id}.${secret}`
    },
    open(sealed, account) {
      const [key_id = '', secret] = sealed.split('.')
      return secret === undefined
        ? openUnbound(sealed, signing)
        : sealing.open({ secret, key_id }, subject(account))
    },
    isPresent: (sealed) => sealed.startsWith(`${sealing.keyId}.`),
  }
}

/** What was sealed before accounts were bound to it has no id of a key; each start seals it again. */
function openUnbound(sealed: string, signing: readonly Uint8Array[]): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const secret of bytes.length < 28 ? [] : signing) {
    const key = createHmac('sha256', secret).update('accounts/seal').digest()
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {}
  }
  return null
}
