import type { Bogus, Insecure, Secure, Validation, Verdict } from '@postproof/dns/dnssec'
import { isWithin, organizationOf } from '@postproof/engine/organization'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { recordFinding } from '../record/findings.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordFinding } from '../record/report.ts'
import { undecided } from '../record/verdict.ts'
import { type DomainPart, recordsOf } from './part.ts'
import type { Zone } from './zone.ts'

/** The DNSSEC of a domain: whether validating resolvers accept what its zone says. */

const id = 'domain_dnssec'

export type DnssecWorld = {
  resolver: Resolver
  /** Absent where signatures cannot be had, as in a world that is written in a file. */
  validation: Validation | undefined
  /** Unix milliseconds. */
  now: number
}

/**
 * Validates what mail needs of a domain: the SOA record of its zone, MX and TXT, and the proof that a name does not exist.
 * Without a validation it only says whether the zone has keys. Never rejects.
 */
export async function checkDnssec(domain: string, { name }: Zone, world: DnssecWorld): Promise<DomainPart> {
  const zone = name ?? organizationOf(domain)
  const { resolver, validation, now } = world
  if (!validation) return lookForKeys(zone, resolver)
  const [parent, ...verdicts] = await Promise.all([
    resolver.lookup(zone, 'DS'),
    validation.check(zone, 'SOA'),
    validation.check(domain, 'MX'),
    validation.check(domain, 'TXT'),
    // A name that no one has.
    validation.check(`_dnssec-check.${domain}`, 'TXT'),
  ])
  return { records: recordsOf(parent), findings: [judge({ domain, zone, parent, verdicts, now })] }
}

type Judged = { domain: string; zone: string; parent: DnsAnswer; verdicts: Verdict[]; now: number }

function judge({ domain, zone, parent, verdicts, now }: Judged): RecordFinding {
  const facts = { zone }
  const bogus = verdicts.find((one) => one.status === 'bogus')
  if (bogus) return broken(domain, zone, bogus)
  const open = verdicts.find((one) => one.status === 'indeterminate')
  if (open?.reason === 'stripped' && isAnswered(parent.outcome) && parent.outcome !== 'answer')
    return recordFinding('no-data', id, 'absent', { facts })
  if (open) return undecided(id, open.reason, { facts })
  const [own] = verdicts as [Secure | Insecure]
  const insecure = [own, ...verdicts].find(
    (one): one is Insecure => one.status === 'insecure' && one.zone === own.zone,
  )
  if (insecure?.reason === 'algorithm' || insecure?.reason === 'iterations')
    return recordFinding('warning', id, insecure.reason, { facts })
  if (own.status === 'insecure') return recordFinding('no-data', id, 'absent', { facts })
  return signed(zone, own, verdicts, now)
}

/** The finding of a zone that validating resolvers refuse, or that one above it makes them refuse. */
function broken(domain: string, zone: string, { reason, ...place }: Bogus): RecordFinding {
  // The root is not broken: the clock of this machine is wrong, or the resolver answers for the root itself.
  if (place.zone === '.') return undecided(id, 'root', { facts: { zone } })
  const day = place.at === null ? '' : dayOf(place.at)
  const facts = { domain, zone: place.zone, name: place.name, type: place.type, day }
  const isOwn = isWithin(place.zone, organizationOf(domain))
  return recordFinding('bad', id, isOwn ? reason : 'elsewhere', { facts })
}

const DAY_MS = 86_400_000
const SOON_DAYS = 3

function signed(zone: string, own: Secure, verdicts: Verdict[], now: number): RecordFinding {
  const all = verdicts.filter((one): one is Secure => one.status === 'secure' && one.zone === own.zone)
  const first = all.toSorted((a, b) => a.until - b.until)[0] ?? own
  const days = Math.floor((first.until - now) / DAY_MS)
  const facts = { zone, days, day: dayOf(first.until) }
  // Some hosts sign each answer for a day or two: only signatures near the end of a longer life were forgotten.
  const isLate = first.until - now < (first.until - first.from) / 5
  if (days < SOON_DAYS && isLate) return recordFinding('warning', id, 'soon', { facts })
  if (all.some(({ sha1 }) => sha1)) return recordFinding('warning', id, 'sha1', { facts })
  return recordFinding('good', id, 'secure', { facts })
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Keys that the parent names and the zone lacks make every validating resolver refuse the zone. */
async function lookForKeys(zone: string, resolver: Resolver): Promise<DomainPart> {
  const [signed, keys] = await Promise.all([resolver.lookup(zone, 'DS'), resolver.lookup(zone, 'DNSKEY')])
  const facts = { zone }
  const records = recordsOf(signed)
  const of = (finding: RecordFinding): DomainPart => ({ records, findings: [finding] })
  if (!isAnswered(signed.outcome)) return of(undecided(id, 'unanswered', { facts }))
  if (signed.outcome !== 'answer') return of(recordFinding('no-data', id, 'absent', { facts }))
  if (!isAnswered(keys.outcome)) return of(undecided(id, 'keys-unanswered', { facts }))
  if (keys.outcome !== 'answer') {
    const named = { domain: zone, zone, name: zone, type: 'DNSKEY', day: '' }
    return of(recordFinding('bad', id, 'no-keys', { facts: named }))
  }
  return of(recordFinding('good', id, 'signed', { facts }))
}
