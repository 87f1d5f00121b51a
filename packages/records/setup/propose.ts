import { parseDmarc } from '../dmarc/parse.ts'
import { changeDmarc, FIRST_DMARC } from '../dmarc/print.ts'
import { isBroken } from '../record/issue.ts'
import { parseSpf } from '../spf/parse.ts'
import { addToSpf, mergeSpf, printSpf } from '../spf/print.ts'
import { printTlsRpt } from '../tls-rpt/print.ts'

/** Proposes records for a domain, whatever is published already. The caller must check a proposal before it offers it. */

/** A record to publish. Null: the published record has everything. `broken`: the published records cannot be extended. */
export type Proposal = { value: string } | 'broken' | null

/**
 * SPF (RFC 7208) with these terms, e.g. `include:_spf.google.com`. `published`: every SPF record at the domain. Published terms
 * stay; several records become one because receivers reject more than one.
 */
export function proposeSpf(published: string[], terms: string[]): Proposal {
  if (published.length === 0)
    return terms.length === 0 ? null : { value: printSpf([...terms, '~all'].map((text) => ({ text }))) }
  const merged = published.length === 1 ? published[0]! : mergeSpf(published)
  if (merged === null || isBroken(parseSpf(merged).issues)) return 'broken'
  const value = terms.reduce((record, term) => addToSpf(record, term) ?? record, merged)
  return published.length === 1 && value === published[0] ? null : { value }
}

/**
 * DMARC (RFC 9989) with aggregate reports to a mailbox. A first record has p=none; a published policy and its report addresses
 * stay.
 */
export function proposeDmarc(published: string[], mailbox: string): Proposal {
  if (published.length > 1) return 'broken'
  const record = parseDmarc(published[0] ?? FIRST_DMARC)
  if (published.length === 1 && !record.usable) return 'broken'
  const has = record.tags.some(({ name, value }) => name.toLowerCase() === 'rua' && value.trim() !== '')
  if (has) return null
  return mailbox === '' ? null : { value: changeDmarc(record, { rua: `mailto:${mailbox}` }) }
}

/** TLS-RPT (RFC 8460) with reports to a mailbox, if no record is published. */
export function proposeTlsRpt(published: string[], mailbox: string): Proposal {
  return published.length > 0 || mailbox === '' ? null : { value: printTlsRpt(`mailto:${mailbox}`) }
}
