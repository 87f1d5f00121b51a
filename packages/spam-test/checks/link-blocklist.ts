import { isSilent, sayableListing, sayableMeaning } from '@postproof/blacklists/meaning'
import type { BlacklistReport, ListAnswer } from '@postproof/blacklists/types'
import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { getDomain, parse } from 'tldts'
import { isShortener, webAddress } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_blocklist'

const MOST_DOMAINS = 20

/**
 * The domains of all links, of HTML and plain text, and of where followed links end, on the domain blacklists.
 * Shorteners and click trackers hide the domain that is listed, so the ends of redirects are asked too.
 */
export const check = defineCheck({
  id,
  group: 'reputation',
  points: 8,
  topic: 'reputation',
  decidedBy: 'html',
  refs: [rfc(5782), { label: 'Spamhaus DBL', url: 'https://www.spamhaus.org/blocklists/domain-blocklist/' }],
  async run({ message, health }, { blacklists, signal }) {
    const ask = (domains: string[]) =>
      Promise.all(domains.map((domain) => blacklists.checkDomain(domain, signal)))
    const written = domainsOf(message.links.map(({ href }) => href))
    const first = written.slice(0, MOST_DOMAINS)
    // These need not wait until the links have been followed.
    const [reports, { links }] = await Promise.all([ask(first), health])
    const ends = domainsOf(links.map(({ finalUrl }) => finalUrl)).filter(
      (domain) => !written.includes(domain),
    )
    const more = ends.slice(0, MOST_DOMAINS - first.length)
    if (first.length + more.length === 0) return notApplicable(id, 'no-domains')
    const leftOut = written.length + ends.length - first.length - more.length
    return judge([...reports, ...(await ask(more))], leftOut)
  },
})

/** Registrable domains, each once; private suffixes count, as the lists name such tenants apart. */
function domainsOf(addresses: string[]): string[] {
  const hosts = new Set(addresses.flatMap((address) => webAddress(address)?.hostname ?? []))
  return [...new Set([...hosts].flatMap((host) => domainOf(host) ?? []))]
}

function domainOf(host: string): string | null {
  if (parse(host).isIp) return null
  // What is listed of a public shortener is one of its short links, never the host.
  return isShortener(host) ? null : getDomain(host, { allowPrivateDomains: true })
}

function judge(reports: BlacklistReport[], leftOut: number): Finding {
  const listings = reports.flatMap((report) =>
    listed(report).map((answer) => ({ subject: report.subject, answer })),
  )
  const evidence: Evidence[] = listings.slice(0, 20).map(({ subject, answer }) => ({
    label: answer.name,
    value: sayableListing(subject, sayableMeaning(answer.meaning), answer.reason),
  }))
  const facts = {
    domains: reports.map((report) => report.subject),
    left_out: leftOut,
    listed: listings
      .slice(0, 20)
      .map(({ subject, answer }): Json => ({ domain: subject, list: answer.name })),
  }
  const statuses = reports.map((report) => report.status)
  if (statuses.includes('bad')) return bad(id, 'listed', facts, evidence)
  if (statuses.includes('warning')) return warning(id, 'minor-list', facts, evidence)
  const unanswered = reports.filter((report) => report.status === 'no-data').length
  if (unanswered > 0) return noData(id, 'not-answered', { ...facts, unanswered, reasons: reasonsOf(reports) })
  return good(id, 'not-listed', facts)
}

function listed(report: BlacklistReport): ListAnswer[] {
  return report.answers.filter(
    ({ kind, state, severity }) => kind === 'block' && state === 'listed' && severity !== 'info',
  )
}

/** Why lists gave no answer, each once. */
function reasonsOf(reports: BlacklistReport[]): Json[] {
  const silent = reports.flatMap((report) => report.answers.filter(({ state }) => isSilent(state)))
  const reasons = silent.map(({ name, meaning }) => ({ list: name, why: sayableMeaning(meaning) as Json }))
  return [...new Map(reasons.map((each) => [JSON.stringify(each), each])).values()].slice(0, 10)
}
