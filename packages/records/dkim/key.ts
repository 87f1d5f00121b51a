import { Buffer } from 'node:buffer'
import { createPublicKey, type KeyObject } from 'node:crypto'

export type KeyBytes =
  /** `wrapped`: Ed25519 as SubjectPublicKeyInfo, where RFC 8463, 4 wants the 32 octets alone. */
  | { ok: true; type: 'rsa' | 'ed25519'; bits: number; wrapped: boolean }
  /**
   * `pem-armor`: BEGIN PUBLIC KEY lines. `not-base64`. `not-a-key`: base64 of something else; with `cutOff`, the
   * beginning of a key whose end is missing.
   */
  | { ok: false; reason: 'pem-armor' | 'not-base64' | 'not-a-key'; cutOff: boolean }

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Longer keys than a DNS answer can hold are not read. */
const MAX_KEY_CHARACTERS = 16_384

/**
 * Reads the value of `p=`: 32 raw bytes are Ed25519 (RFC 8463, 4); else an RSA key as SubjectPublicKeyInfo or the bare
 * RSAPublicKey of RFC 6376, 3.6.1. White space inside the base64 is allowed.
 */
export function readKey(value: string): KeyBytes {
  const base64 = value.replace(/\s+/g, '')
  const read = readBytes(base64)
  // RFC 4648, 3.2: four characters stand for three octets, filled up with `=`; strict readers refuse anything else.
  return read.ok && base64.length % 4 !== 0 ? { ok: false, reason: 'not-base64', cutOff: false } : read
}

function readBytes(base64: string): KeyBytes {
  if (base64.startsWith('-----')) return { ok: false, reason: 'pem-armor', cutOff: false }
  if (!BASE64.test(base64)) return { ok: false, reason: 'not-base64', cutOff: false }
  if (base64.length > MAX_KEY_CHARACTERS) return { ok: false, reason: 'not-a-key', cutOff: false }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 32) return { ok: true, type: 'ed25519', bits: 256, wrapped: false }
  const key = openKey(bytes, 'spki') ?? openKey(bytes, 'pkcs1')
  const bits = key?.asymmetricKeyDetails?.modulusLength
  if (key?.asymmetricKeyType === 'rsa' && bits) return { ok: true, type: 'rsa', bits, wrapped: false }
  if (key?.asymmetricKeyType === 'ed25519') return { ok: true, type: 'ed25519', bits: 256, wrapped: true }
  return { ok: false, reason: 'not-a-key', cutOff: isCutOff(bytes) }
}

/** Whether the bytes begin like a DER sequence that says it is longer than they are (X.690, 8.1.3). */
function isCutOff(bytes: Buffer): boolean {
  if (bytes[0] !== 0x30 || bytes.length < 4) return false
  const first = bytes[1]!
  if (first < 0x80) return first + 2 > bytes.length
  const size = first - 0x80
  return size <= 3 && size > 0 && bytes.readUIntBE(2, size) + 2 + size > bytes.length
}

function openKey(der: Buffer, type: 'spki' | 'pkcs1'): KeyObject | null {
  try {
    return createPublicKey({ key: der, format: 'der', type })
  } catch {
    return null
  }
}
