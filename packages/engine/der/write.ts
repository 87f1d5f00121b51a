import { Buffer } from 'node:buffer'

/** The little DER (X.690) that is needed to write certificates: node:crypto reads X.509 but cannot make it. */

/** Tag, length, content (X.690, 8.1). */
export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const length: number[] = []
  for (let left = content.length; left > 0; left >>>= 8) length.unshift(left & 0xff)
  const head = content.length < 128 ? [tag, content.length] : [tag, 0x80 | length.length, ...length]
  return Buffer.concat([Buffer.from(head), content])
}

export const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
export const set = (...parts: Uint8Array[]) => der(0x31, ...parts)
export const octetString = (bytes: Uint8Array) => der(0x04, bytes)
export const bitString = (bytes: Uint8Array, unused = 0) => der(0x03, Buffer.from([unused]), bytes)
export const utf8String = (value: string) => der(0x0c, Buffer.from(value))
/** An IA5String, or under another tag what is written as one. */
export const ascii = (value: string, tag = 0x16) => der(tag, Buffer.from(value, 'latin1'))
export const yes = () => der(0x01, Buffer.from([0xff]))
export const none = () => der(0x05)

/** A positive INTEGER: a number, or its octets. */
export function integer(value: number | Uint8Array): Buffer {
  const hex = typeof value === 'number' ? value.toString(16) : Buffer.from(value).toString('hex')
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return der(0x02, bytes[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

/** An object identifier from its dotted form (X.690, 8.19). */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second]
  for (const arc of rest) {
    const groups = [arc & 0x7f]
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift((left & 0x7f) | 0x80)
    }
    bytes.push(...groups)
  }
  return der(0x06, Buffer.from(bytes))
}

/** UTCTime through 2049, GeneralizedTime after (RFC 5280, 4.1.2.5); of Unix milliseconds. */
export function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]/g, '').slice(0, 14)
  return Number(digits.slice(0, 4)) < 2050 ? ascii(`${digits.slice(2)}Z`, 0x17) : ascii(`${digits}Z`, 0x18)
}

/** An Extension (RFC 5280, 4.2). */
export function extension(id: string, value: Uint8Array, critical = false): Buffer {
  return sequence(oid(id), ...(critical ? [yes()] : []), octetString(value))
}

/** RFC 7468. */
export function pem(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
