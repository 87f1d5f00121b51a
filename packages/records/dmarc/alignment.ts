import { getDomain, getPublicSuffix } from 'tldts'
import type { Alignment, MailIdentifier } from './details.ts'
import { type DmarcLookup, discoverDmarc } from './discover.ts'
import type { DmarcRecord } from './parse.ts'

/** Alignment: whether the domain that SPF or DKIM vouches for belongs to the From domain (RFC 9989, 4.4). */

const MAX_IDENTIFIERS = 20

/** The organizational domain by the public suffix list, private suffixes included; null for a suffix itself. */
export function listedOrganization(domain: string): string | null {
  return getDomain(domain, { allowPrivateDomains: true, validHosts: [] })
}

/** Whether the name is a public suffix, below which others register: co.uk, or a shared host's domain. */
export function isPublicSuffix(domain: string): boolean {
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain
}

/** Compares each identifier with the From domain, relaxed and by the mode that the record asks for. */
export async function explainAlignment(
  domain: string,
  organizational: string | null,
  record: DmarcRecord | null,
  mail: MailIdentifier[],
  lookup: DmarcLookup,
): Promise<Alignment> {
  const modes = { dkim: record?.adkim ?? 'r', spf: record?.aspf ?? 'r' }
  const identifiers = await Promise.all(
    mail.slice(0, MAX_IDENTIFIERS).map(async ({ by, domain: given }) => {
      const same = given === domain
      const org = same ? organizational : (await discoverDmarc(given, lookup)).organizational
      const relaxed = same ? true : org === null || organizational === null ? null : org === organizational
      return { by, domain: given, organizational: org, relaxed, aligned: modes[by] === 's' ? same : relaxed }
    }),
  )
  return { ...modes, organizational, byPublicSuffixList: listedOrganization(domain), identifiers }
}
