import type { DnsAnswer, RecordType } from '@postproof/engine/world'
import type { RecordFinding } from '../record/report.ts'

/** One part of what a domain's DNS says about its mail, next to the records that have a checker of their own. */
export type DomainPart = {
  findings: RecordFinding[]
  /** What is published, at most MOST_SHOWN records. */
  records: PublishedRecord[]
}

export type PublishedRecord = { name: string; type: RecordType; value: string }

const MOST_SHOWN = 20
const LONGEST = 500

/** The records of an answer as text; values are cut at 500 characters. */
export function recordsOf({ name, type, records }: DnsAnswer): PublishedRecord[] {
  return records.slice(0, MOST_SHOWN).map((record) => {
    if ('exchange' in record)
      return { name, type, value: `${record.preference} ${record.exchange || '.'}`.slice(0, LONGEST) }
    if ('target' in record) return { name, type, value: record.target.slice(0, LONGEST) }
    if ('address' in record) return { name, type, value: record.address }
    if ('strings' in record) return { name, type, value: record.strings.join('').slice(0, LONGEST) }
    const value = 'data' in record ? record.data : `${record.primary} ${record.serial}`
    return { name, type, value: value.slice(0, LONGEST) }
  })
}
