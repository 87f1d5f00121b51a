import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * API keys: `eml_live_`, 32 random letters and digits (190 bits), and six more that are the CRC-32 of all before, so
 * that a mistyped or cut key is told without asking the database, and scanners for leaked secrets find few others.
 */

export const KEY_MARK = 'eml_live_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 32
const CHECK_LENGTH = 6
/** Letters of the secret that are shown with the mark: enough to tell keys apart, 28 stay unknown. */
const SHOWN_LENGTH = 4
const pattern = new RegExp(`^[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`)

/** `mark`: the prefix that distinguishes kinds of tokens. */
export function newKey(mark = KEY_MARK): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${mark}${secret}${checksum(mark + secret)}`
}

/** Whether it has the form of one of our keys, or of the tokens with another mark. */
export function isKey(token: string, mark = KEY_MARK): boolean {
  if (!token.startsWith(mark) || !pattern.test(token.slice(mark.length))) return false
  return checksum(token.slice(0, -CHECK_LENGTH)) === token.slice(-CHECK_LENGTH)
}

/** What is stored: a key has enough chance in it that a plain hash cannot be tried out. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

export const shownOf = (key: string) => ({
  prefix: key.slice(0, KEY_MARK.length + SHOWN_LENGTH),
  last4: key.slice(-4),
})

function checksum(text: string): string {
  let value = crc32(text)
  let digits = ''
  for (let n = 0; n < CHECK_LENGTH; n++) {
    digits = alphabet[value % alphabet.length] + digits
    value = Math.floor(value / alphabet.length)
  }
  return digits
}
