import { parseDmarc } from '../dmarc/parse.ts'
import { changeDmarc, FIRST_DMARC } from '../dmarc/print.ts'
import { isBroken } from '../record/issue.ts'
import { parseSpf } from '../spf/parse.ts'
import { addToSpf, mergeSpf, printSpf } from '../spf/print.ts'
import { printTlsRpt } from '../tls-rpt/print.ts'

/** The records of a domain that is set up from nothing, or from what is there. Whoever offers one has a checker read it first. */

/** A record to publish; null: what is there has all that was asked for. `broken`: no record can be written over what is there. */
export type Proposal = { value: string } | 'broken' | null

/**
 * SPF (RFC 7208) that lets these terms pass, e.g. `include:_spf.google.com`. `published`: every SPF record at the domain. What is
 * there stays; several records become one, since receivers use none of several.
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
 * DMARC (RFC 9989) with aggregate reports to a mailbox. The first record asks for nothing but reports; the policy of a record that is
 * there stays, and its own report addresses do.
 */
export function proposeDmarc(published: string[], mailbox: string): Proposal {
  if (published.length > 1) return 'broken'
  const record = parseDmarc(published[0] ?? FIRST_DMARC)
  if (published.length === 1 && !record.usable) return 'broken'
  const has = record.tags.some(({ name, value }) => name.toLowerCase() === 'rua' && value.trim() !== '')
  if (has) return null
  return mailbox === '' ? null : { value: changeDmarc(record, { rua: `mailto:${mailbox}` }) }
}

/** TLS-RPT (RFC 8460) to a mailbox, where there is none. */
export function proposeTlsRpt(published: string[], mailbox: string): Proposal {
  return published.length > 0 || mailbox === '' ? null : { value: printTlsRpt(`mailto:${mailbox}`) }
}
