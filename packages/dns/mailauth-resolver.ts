import type { DnsAnswer, DnsOutcome, DnsRecord, RecordType, Resolver } from '@postproof/engine/world'

/** What mailauth takes from a resolver: character-strings per TXT record, exchanges of MX, else plain texts. */
export type MailauthRecords = string[][] | string[] | { priority: number; exchange: string }[]

export type MailauthResolver = (name: string, type: string) => Promise<MailauthRecords>

/** A question without an answer; `code` is the one that node:dns would give, and mailauth decides by it. */
export class ResolverFailure extends Error {
  readonly code: string
  constructor(code: string, name: string, type: string) {
    super(`${type} ${name}: ${code}`)
    this.code = code
  }
}

/**
 * EBADNAME is a permerror in SPF (RFC 7208, 4.3), so it stands for names that cannot exist alone. ENOTFOUND and
 * ENODATA are void lookups (4.6.4); every other code is a temperror.
 */
const CODES: Record<Exclude<DnsOutcome, 'answer'>, string> = {
  nodata: 'ENODATA',
  nxdomain: 'ENOTFOUND',
  servfail: 'ESERVFAIL',
  refused: 'EREFUSED',
  timeout: 'ETIMEOUT',
  unreachable: 'ECONNREFUSED',
  'bad-name': 'EBADNAME',
}

/** The resolver function that mailauth's calls take. It throws a ResolverFailure unless there are records. */
export function toMailauthResolver(resolver: Resolver, signal?: AbortSignal): MailauthResolver {
  return async (name, type) => {
    const answer = await resolver.lookup(name, type.toUpperCase() as RecordType, signal ? { signal } : {})
    if (answer.outcome !== 'answer') throw new ResolverFailure(CODES[answer.outcome], name, type)
    return records(answer)
  }
}

function records(answer: DnsAnswer): MailauthRecords {
  if (answer.type === 'TXT' || answer.type === 'SPF') {
    return answer.records.flatMap((record) => ('strings' in record ? [record.strings] : []))
  }
  if (answer.type === 'MX') {
    return answer.records.flatMap((record) =>
      // Node writes the null MX of RFC 7505 as an empty exchange.
      record.type === 'MX'
        ? [{ priority: record.preference, exchange: record.exchange === '.' ? '' : record.exchange }]
        : [],
    )
  }
  return answer.records.map(text)
}

function text(record: DnsRecord): string {
  if ('address' in record) return record.address
  if ('target' in record) return record.target
  return 'data' in record ? record.data : ''
}
