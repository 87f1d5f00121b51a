/** Octets as text that survives being written in lower or upper case (RFC 4648, section 6, without padding, in lower case). */

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Five bits a letter; the last one is filled with zeros. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = ((value & 31) << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(value >>> bits) & 31]
    }
  }
  return bits ? text + alphabet[(value << (5 - bits)) & 31] : text
}

/** `length` octets; undefined unless the text is exactly what `toBase32` writes: one spelling for each. */
export function fromBase32(text: string, length: number): Buffer | undefined {
  if (text.length !== Math.ceil((length * 8) / 5)) return undefined
  const bytes = Buffer.alloc(length)
  let bits = 0
  let value = 0
  let at = 0
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    value = (value << 5) | digit
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (value >>> bits) & 255
      value &= (1 << bits) - 1
    }
  }
  return value === 0 ? bytes : undefined
}
