import { repairAddress } from '../record/report-addresses.ts'
import { printTags } from '../record/tag-list.ts'
import type { ReportUri } from '../record/uri.ts'
import { type DmarcRecord, type Policy, parseDmarc, REMOVED_TAGS } from './parse.ts'

/** Tags in the order in which a record is written. Older readers want `p` second. */
export function printDmarc(tags: { name: string; value: string }[]): string {
  const first = ['v', 'p', 'sp', 'np']
  const order = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  return printTags(tags.toSorted((a, b) => order(a.name) - order(b.name)))
}

/** A first record that changes nothing for the mail: its owner adds the mailbox for reports. */
export const FIRST_DMARC = 'v=DMARC1; p=none'

const NEXT: Record<Policy, Policy> = { none: 'quarantine', quarantine: 'reject', reject: 'reject' }

/** One step up: none -> quarantine -> reject. */
export function nextPolicy(policy: Policy): Policy {
  return NEXT[policy]
}

/**
 * The record with changes, valid by RFC 9989: removed tags (`pct`, `rf`, `ri`), tags that could not be read and tags
 * that stand twice go; report addresses get their `mailto:`; everything else stays. A value of null drops the tag.
 */
export function changeDmarc(record: DmarcRecord, changes: Record<string, string | null> = {}): string {
  const kept = new Map<string, string>([
    ['v', 'DMARC1'],
    ['p', record.p ?? 'none'],
  ])
  for (const tag of record.tags) {
    if (tag.name.toLowerCase() === 'v' || REMOVED_TAGS.has(tag.name) || kept.has(tag.name)) continue
    if (tag.name === 'rua' || tag.name === 'ruf') {
      const uris = repairUris(tag.name === 'rua' ? record.rua : record.ruf)
      if (uris) kept.set(tag.name, uris)
    } else if (isReadable(tag)) {
      kept.set(tag.name, tag.value)
    }
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) kept.delete(name)
    else kept.set(name, value)
  }
  return printDmarc([...kept].map(([name, value]) => ({ name, value })))
}

/** Judged on its own: the record may have more faults than are reported. */
function isReadable(tag: { name: string; value: string }): boolean {
  const alone = [{ name: 'v', value: 'DMARC1' }, { name: 'p', value: 'none' }, tag]
  return !parseDmarc(printTags(alone)).issues.some(
    ({ status, code }) => status === 'bad' || code === 'bad-value',
  )
}

function repairUris(uris: ReportUri[]): string {
  return uris
    .flatMap((uri) => repairAddress(uri) ?? [])
    .filter((uri) => isReadable({ name: 'rua', value: uri }))
    .join(',')
}
