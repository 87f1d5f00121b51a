import type { DnsAnswer, DnsRecord } from '@postproof/engine/world'
import type { DnsAnswerView } from '#contract/common.ts'

/** A DNS answer as evidence: at most 20 records of 500 characters. */
export function presentDnsAnswer({
  name,
  type,
  outcome,
  server,
  ms,
  ttl,
  records,
}: DnsAnswer): DnsAnswerView {
  const answers = records.slice(0, 20).map((record) => printRecord(record).slice(0, 500))
  return { name, type, outcome, server, ms: Math.round(ms), ttl, answers }
}

function printRecord(record: DnsRecord): string {
  if ('address' in record) return record.address
  if ('strings' in record) return record.strings.join('')
  if ('exchange' in record) return `${record.preference} ${record.exchange}`
  if ('target' in record) return record.target
  return 'data' in record ? record.data : `${record.primary} ${record.serial}`
}
