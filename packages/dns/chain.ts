import type { DnsOutcome, DnsRecord, RecordType } from '@postproof/engine/world'
import { RCODE, type Response } from './codec.ts'

/** What one response says of a name: an end, or the name to go on with because the CNAME chain is not complete. */
export type Step =
  | { outcome: DnsOutcome; records: DnsRecord[]; cnames: string[]; ttl: number }
  | { next: string; cnames: string[]; ttl: number }

/** RFC 1034 sets no limit; resolvers stop between 8 and 16. */
export const LONGEST_CHAIN = 8

/** Follows the CNAME chain inside one response. `ttl` is the least of what was used, in seconds. */
export function readResponse(response: Response, name: string, type: RecordType): Step {
  const cnames: string[] = []
  if (response.rcode === RCODE.refused) return end('refused', cnames)
  if ((response.rcode !== RCODE.noError && response.rcode !== RCODE.nxDomain) || response.referral) {
    return end('servfail', cnames)
  }
  let owner = name
  let ttl = Number.POSITIVE_INFINITY
  for (;;) {
    const here = response.answers.filter((record) => record.name.toLowerCase() === owner.toLowerCase())
    const records = here.filter((record) => record.type === type)
    for (const record of records) ttl = Math.min(ttl, record.ttl)
    if (records.length > 0) return { outcome: 'answer', records, cnames, ttl }
    const alias = here.find((record) => record.type === 'CNAME')
    if (alias?.type !== 'CNAME') break
    ttl = Math.min(ttl, alias.ttl)
    cnames.push(alias.target)
    owner = alias.target
    if (cnames.length > LONGEST_CHAIN) return end('servfail', cnames)
  }
  // RFC 6604, 3: the response code speaks of the last name of the chain.
  const outcome = response.rcode === RCODE.nxDomain ? 'nxdomain' : 'nodata'
  const known = outcome === 'nxdomain' || response.negativeTtl !== undefined
  if (cnames.length > 0 && !known) return { next: owner, cnames, ttl }
  return { outcome, records: [], cnames, ttl: Math.min(ttl, response.negativeTtl ?? 0) }
}

function end(outcome: DnsOutcome, cnames: string[]): Step {
  return { outcome, records: [], cnames, ttl: 0 }
}
