import type { Resolver } from '@postproof/engine/world'
import { saysNever } from '../spf/findings/claims.ts'
import type { SpfRecord } from '../spf/parse.ts'
import { askSingleSpf } from '../spf/single-record.ts'

/**
 * What a domain says of its own sending: false when its one SPF record refuses every server, true when it lets some
 * pass; null where it has no single record, or the DNS did not answer. Never rejects.
 */
export async function readSends(domain: string, resolver: Resolver): Promise<boolean | null> {
  return sendsBy(await askSingleSpf(domain, resolver))
}

/** The same, by the record itself; null without one. */
export const sendsBy = (record: SpfRecord | null): boolean | null => record && !saysNever(record)
