import { printTags } from '#engines/record/tag-list.ts'
import type { ReportUri } from '#engines/record/uri.ts'
import { type DmarcRecord, type Policy, parseDmarc, REMOVED_TAGS } from './parse.ts'

/** Tags in the order in which a record is written. Older readers want `p` second. */
export function printDmarc(tags: { name: string; value: string }[]): string {
  const first = ['v', 'p', 'sp', 'np']
  const order = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  return printTags(tags.toSorted((a, b) => order(a.name) - order(b.name)))
}

/** A first record: nothing changes for the mail, reports come in. */
export function firstDmarc(domain: string): string {
  return printDmarc([
    { name: 'v', value: 'DMARC1' },
    { name: 'p', value: 'none' },
    { name: 'rua', value: `mailto:dmarc@${domain}` },
  ])
}

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

/** Judged by itself: a record may have more faults than are told of. */
function isReadable(tag: { name: string; value: string }): boolean {
  const alone = [{ name: 'v', value: 'DMARC1' }, { name: 'p', value: 'none' }, tag]
  return !parseDmarc(printTags(alone)).issues.some(
    ({ status, code }) => status === 'bad' || code === 'bad-value',
  )
}

function repairUris(uris: ReportUri[]): string {
  return uris
    .flatMap((uri) => {
      const text = uri.text.replace(/![0-9]{1,20}[kmgt]?$/i, '')
      if (uri.valid && uri.domain !== null) return [text]
      return /^[A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/.test(text)
        ? [`mailto:${text}`]
        : []
    })
    .filter((uri) => isReadable({ name: 'rua', value: uri }))
    .join(',')
}
