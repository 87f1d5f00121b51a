import { randomBytes } from 'node:crypto'
import { toBase32 } from '@postproof/engine/base32'

/** Addresses that take reports: `reports+TAG@MAIL_DOMAIN`, and one of the site for TLS reports. The tag is 120 random bits. */

const OCTETS = 15
const local = /^reports\+([a-z2-7]{24})$/

export const newReportTag = (): string => toBase32(randomBytes(OCTETS))

export const reportAddress = (tag: string, mailDomain: string): string => `reports+${tag}@${mailDomain}`

/** Where TLS reports are posted (RFC 8460, 3); null where the site has no HTTPS, which the standard asks for. */
export const postAddress = (tag: string, publicUrl: string): string | null =>
  publicUrl.startsWith('https:') ? `${publicUrl}/api/tls-reports/${tag}` : null

/** The tag of an address at the mail domain; null for any other address. */
export function tagOfAddress(address: string, mailDomain: string): string | null {
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== mailDomain.toLowerCase()) return null
  return local.exec(address.slice(0, at).toLowerCase())?.[1] ?? null
}
