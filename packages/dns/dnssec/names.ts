/**
 * Domain names as DNSSEC compares and orders them (RFC 4034, 6.1): labels from the left, one character per octet, in
 * lower case. The root has no labels. Text cannot be used: a label may contain dots and any octet.
 */
export type Name = readonly string[]

/** Reads a name that has passed `questionName`. */
export function nameOf(text: string): Name {
  const bare = text.endsWith('.') ? text.slice(0, -1) : text
  return bare === '' ? [] : lower(Buffer.from(bare).toString('latin1')).split('.')
}

/** Lower case for ASCII letters alone; other octets stay as they are. */
export const lower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** A name for people and questions, without the trailing dot; the root is `.`. */
export function printName(name: Name): string {
  return name.length === 0 ? '.' : Buffer.from(name.join('.'), 'latin1').toString()
}

/** A name as octets (RFC 4034, 6.2): uncompressed, in lower case. */
export function nameBytes(name: Name): Buffer {
  const parts = name.map((label) => String.fromCharCode(label.length) + label)
  return Buffer.from(`${parts.join('')}\0`, 'latin1')
}

export const nameKey = (name: Name): string => nameBytes(name).toString('latin1')

export const sameName = (one: Name, other: Name): boolean =>
  one.length === other.length && one.every((label, at) => label === other[at])

/** Whether a name is the zone's or below it. */
export const isAtOrBelow = (name: Name, zone: Name): boolean =>
  name.length >= zone.length && sameName(name.slice(name.length - zone.length), zone)

export const isBelow = (name: Name, zone: Name): boolean =>
  name.length > zone.length && isAtOrBelow(name, zone)

/** Canonical order: label by label from the right, octet by octet. Negative when `one` comes first. */
export function compareNames(one: Name, other: Name): number {
  const shared = Math.min(one.length, other.length)
  for (let at = 1; at <= shared; at++) {
    const [a, b] = [one[one.length - at]!, other[other.length - at]!]
    if (a !== b) return a < b ? -1 : 1
  }
  return one.length - other.length
}

/** The longest name that both are at or below. */
export function commonAncestor(one: Name, other: Name): Name {
  let count = 0
  while (count < Math.min(one.length, other.length)) {
    if (one[one.length - 1 - count] !== other[other.length - 1 - count]) break
    count++
  }
  return one.slice(one.length - count)
}
