import { organizationOf } from '@postproof/engine/organization'
import type { Resolver } from '@postproof/engine/world'
import { parse } from 'tldts'
import { recordFinding } from '../record/findings.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'

/**
 * A name that a record of the domain leads to, and that does not exist. `include`: a term of an SPF record. `reports`:
 * the domain of an address for reports.
 */
export type Dangling = {
  kind: 'mx' | 'include' | 'alias' | 'zone' | 'reports'
  name: string
  target: string
}

const MOST = 10

/**
 * Judges names that records lead to and that do not exist (NXDOMAIN): what someone who takes such a name can do in the
 * domain's name. `registrable`: its registered domain does not exist either, so anyone can register it. `gone`: only the
 * owner of that other domain can create the name. Names within the domain's own organization are left out: only its
 * owner can create them, and other sections report them. Never rejects.
 */
export async function judgeDangling(
  domain: string,
  found: Dangling[],
  resolver: Resolver,
): Promise<RecordFinding[]> {
  const own = organizationOf(domain)
  const foreign = found.filter(({ target }) => organizationOf(target) !== own)
  const unique = [...new Map(foreign.map((one) => [`${one.kind} ${one.target}`, one])).values()]
  return Promise.all(unique.slice(0, MOST).map((one) => judge(one, resolver)))
}

async function judge({ kind, name, target }: Dangling, resolver: Resolver): Promise<RecordFinding> {
  const organization = organizationOf(target)
  const facts = { kind, name, target, organization }
  const id = 'domain_dangling'
  const { isIcann, isPrivate } = parse(target, { allowPrivateDomains: true })
  // Under a top-level domain that does not exist, such as .local, no one can register anything.
  if (!isIcann && !isPrivate) return recordFinding('warning', id, 'unregistrable', { facts })
  const { outcome, cnames } = await resolver.lookup(organization, 'NS')
  if (!isAnswered(outcome)) return recordFinding('no-data', id, 'unanswered', { facts })
  // Reports reveal who sends for the domain, but do not let a stranger send or receive its mail.
  const status = kind === 'reports' ? 'warning' : 'bad'
  return outcome === 'nxdomain' && cnames.length === 0
    ? recordFinding(status, id, 'registrable', { facts })
    : recordFinding('warning', id, 'gone', { facts })
}
