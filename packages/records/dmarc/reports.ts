import type { Resolver } from '@postproof/engine/world'
import { probeLabel } from '../record/name.ts'
import { askTexts, isAnswered, isAskable } from '../record/published.ts'
import type { ReportUri } from '../record/uri.ts'
import type { ReportAddress } from './details.ts'
import { type DmarcLookup, discoverDmarc } from './discover.ts'
import { type DmarcRecord, isDmarcRecord } from './parse.ts'

/** Where reports go, and whether they can: other domains must agree to take them (RFC 9990, 3.2.3). */

/** RFC 9990 asks receivers to serve at least two; more than these are not asked about. */
const MAX_ADDRESSES = 10

type Asking = { resolver: Resolver; lookup: DmarcLookup; now: number }

/**
 * Asks about every report address of a record. `policyDomain` is where the record stands, `organizational` its
 * organizational domain. Never rejects.
 */
export function askReports(
  record: DmarcRecord,
  policyDomain: string,
  organizational: string | null,
  asking: Asking,
): Promise<ReportAddress[]> {
  const listed = (['rua', 'ruf'] as const).flatMap((tag) =>
    record[tag]
      .filter((uri): uri is ReportUri & { domain: string } => uri.valid && uri.domain !== null)
      .slice(0, MAX_ADDRESSES)
      .map((uri) => ({ tag, uri })),
  )
  return Promise.all(
    listed.map(async ({ tag, uri }) => {
      const domain = uri.domain.replace(/\.$/, '')
      const external = await isExternal(domain, policyDomain, organizational, asking.lookup)
      const [authorization, mailbox] = await Promise.all([
        external === false ? null : askAuthorization(policyDomain, domain, asking),
        uri.scheme === 'mailto' ? askMailbox(domain, asking.resolver) : null,
      ])
      return { tag, uri: uri.text, domain, external, authorization, mailbox, ...uri.span }
    }),
  )
}

/** Whether no address for daily reports can work: none is written right, agrees, and lies where mail is taken. */
export function hearsNothing(reports: ReportAddress[]): boolean {
  return !reports.some((report) => report.tag === 'rua' && mayWork(report))
}

/** What the DNS did not answer is not held against an address. Reports go by mail alone (RFC 9990, 4). */
function mayWork({ authorization, mailbox }: ReportAddress): boolean {
  return authorization?.outcome !== 'missing' && (mailbox === 'receives' || mailbox === 'unanswered')
}

async function isExternal(
  domain: string,
  policyDomain: string,
  organizational: string | null,
  lookup: DmarcLookup,
): Promise<boolean | null> {
  if (domain === policyDomain || domain === organizational) return false
  const other = await discoverDmarc(domain, lookup)
  if (other.organizational === null || organizational === null) return null
  return other.organizational !== organizational
}

async function askAuthorization(
  policyDomain: string,
  destination: string,
  { resolver, now }: Asking,
): Promise<ReportAddress['authorization']> {
  const name = `${policyDomain}._report._dmarc.${destination}`
  const said = { name, record: 'v=DMARC1' }
  if (!isAskable(name)) return { outcome: 'missing', ...said }
  const [own, wild] = await Promise.all([
    askTexts(resolver, name),
    askTexts(resolver, `${probeLabel(now)}._report._dmarc.${destination}`),
  ])
  if (!isAnswered(own.outcome)) return { outcome: 'unanswered', ...said }
  if (!own.texts.some(isDmarcRecord)) return { outcome: 'missing', ...said }
  return { outcome: wild.texts.some(isDmarcRecord) ? 'by-wildcard' : 'authorized', ...said }
}

async function askMailbox(domain: string, resolver: Resolver): Promise<ReportAddress['mailbox']> {
  const { outcome, records } = await resolver.lookup(domain, 'MX')
  if (!isAnswered(outcome)) return 'unanswered'
  const hosts = records.flatMap((record) => (record.type === 'MX' ? [record.exchange] : []))
  if (hosts.length === 0) return 'no-mx'
  // RFC 7505: one MX with the root as its host says that the domain takes no mail.
  return hosts.every((host) => host === '.' || host === '') ? 'null-mx' : 'receives'
}
