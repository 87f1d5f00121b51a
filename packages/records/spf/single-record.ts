import type { Resolver } from '@postproof/engine/world'
import { askTexts } from '../record/published.ts'
import { isSpfRecord, parseSpf, type SpfRecord } from './parse.ts'

/**
 * The SPF record of a domain, without what it leads to. Null without one, with several, of which receivers count none
 * (RFC 7208, 4.5), and without an answer. Never rejects.
 */
export async function askSingleSpf(domain: string, resolver: Resolver): Promise<SpfRecord | null> {
  const { texts } = await askTexts(resolver, domain)
  const [record, ...others] = texts.filter(isSpfRecord)
  return record === undefined || others.length > 0 ? null : parseSpf(record)
}
