import { randomBytes } from 'node:crypto'

/** Addresses that take reports: `reports+TAG@MAIL_DOMAIN`. The tag has 120 random bits. */

const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 24
const local = new RegExp(`^reports\\+([${letters}]{${LENGTH}})$`)

export const newReportTag = (): string =>
  [...randomBytes(LENGTH)].map((octet) => letters[octet % 32]).join('')

export const reportAddress = (tag: string, mailDomain: string): string => `reports+${tag}@${mailDomain}`

/** The tag of an address at the mail domain; null for any other address. */
export function tagOfAddress(address: string, mailDomain: string): string | null {
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== mailDomain.toLowerCase()) return null
  return local.exec(address.slice(0, at).toLowerCase())?.[1] ?? null
}
