import type { Resolver } from '@postproof/engine/world'
import { askTexts, isAnswered } from '../record/published.ts'
import { saysNever } from '../spf/findings/claims.ts'
import { isSpfRecord, parseSpf } from '../spf/parse.ts'

/**
 * What a domain says of its own sending: false when its one SPF record refuses every server, true when it lets some
 * pass; null where it has no single record, or the DNS did not answer. Never rejects.
 */
export async function readSends(
  domain: string,
  resolver: Resolver,
  signal?: AbortSignal,
): Promise<boolean | null> {
  const { outcome, texts } = await askTexts(resolver, domain, signal)
  const records = texts.filter(isSpfRecord)
  if (!isAnswered(outcome) || records.length !== 1) return null
  return !saysNever(parseSpf(records[0]!))
}
