import type { SuggestedRecord } from '#engines/record/report.ts'
import { printTags, tagOf } from '#engines/record/tag-list.ts'
import type { Applied } from './applied.ts'
import { isWeaker } from './applied.ts'
import { type DmarcRecord, KNOWN_TAGS, parseDmarc } from './parse.ts'
import type { Misplaced } from './places.ts'
import { isStricter } from './plan.ts'
import { changeDmarc, firstDmarc } from './print.ts'

/** Records to publish in place of those that are there: the same intent, in a form that every receiver reads. */

/** Quotes, control characters and letters beyond ASCII come from documents and web pages, never from a need. */
const FOREIGN = /["\u0000-\u001f\u007f-\uffff]+/g

/** The record that was meant: foreign characters gone, semicolons where they were left out, tag names in their case. */
export function readIntent(record: DmarcRecord): DmarcRecord {
  const plain = parseDmarc(record.text.replace(FOREIGN, ' ').trim())
  let text = plain.text
  for (const { code, span } of plain.issues.toSorted((a, b) => b.span.start - a.span.start)) {
    if (code === 'missing-semicolon') text = `${text.slice(0, span.start)};${text.slice(span.start)}`
  }
  const { tags } = parseDmarc(text)
  const present = new Set(tags.map((tag) => tag.name))
  const named = tags.map(({ name, value }) => {
    const lower = name.toLowerCase()
    return { name: KNOWN_TAGS.has(lower) && !present.has(lower) ? lower : name, value }
  })
  return parseDmarc(printTags(named))
}

/**
 * The record as it should be written (RFC 9989): what was meant, without removed tags and contradictions, `p` second,
 * with a report address. `ordinary` is false for a public suffix, whose `psd=y` is right.
 */
export function repairDmarc(record: DmarcRecord, domain: string, ordinary: boolean): string {
  const intent = readIntent(record)
  const changes: Record<string, string | null> = {}
  if (intent.psd === 'y' && ordinary) changes.psd = null
  // RFC 9989, appendix A.6: what pct=0 was used for is t=y today.
  if (tagOf(intent.tags, 'pct')?.value === '0' && !tagOf(intent.tags, 't')) changes.t = 'y'
  if (intent.tags.some((tag) => tag.name === 'fo')) changes.fo = repairOptions(intent)
  if (!intent.rua.some((uri) => uri.valid && uri.domain !== null)) {
    const bare = changeDmarc(intent).includes('rua=')
    if (!bare) changes.rua = `mailto:dmarc@${domain}`
  }
  return changeDmarc(intent, changes)
}

function repairOptions({ fo, ruf }: DmarcRecord): string | null {
  const known = [...new Set(fo.filter((option) => ['0', '1', 'd', 's'].includes(option)))]
  const kept = known.includes('1') ? known.filter((option) => option !== '0') : known
  return kept.length > 0 && ruf.some((uri) => uri.valid) ? kept.join(':') : null
}

export type Repairing = {
  domain: string
  /** The domain at whose `_dmarc` a first record belongs. */
  home: string
  /** The record that applies or was meant to, and the domain where it stands. */
  shown: { record: DmarcRecord; at: string } | null
  /** All DMARC records at the domain's own name, when they are several. */
  several: DmarcRecord[]
  applied: Applied | null
  repaired: string | null
  needsRepair: boolean
  misplaced: Misplaced[]
  /** The record that refuses everything, when the domain is parked and does not do so. */
  closing: string | null
}

const TTL = 3600

/** The records to publish, replace and remove; empty when all is as it should be. */
export function suggestDmarc(repairing: Repairing): SuggestedRecord[] {
  const removals = repairing.misplaced.map(({ name, text, code }) => removal(name, text, code))
  const main = mainSuggestion(repairing)
  return main ? [main, ...removals] : removals
}

function removal(host: string, value: string, code: Misplaced['code']): SuggestedRecord {
  const reason = code === 'spf-text' ? 'remove-spf' : 'remove-misplaced'
  return { action: 'remove', type: 'TXT', host, value, ttl: TTL, current: value, reason, risk: 'risk.none' }
}

function mainSuggestion(repairing: Repairing): SuggestedRecord | null {
  const { domain, home, shown, several, applied, repaired, needsRepair, misplaced, closing } = repairing
  const risk = (value: string) => riskOf(applied, parseDmarc(value), shown?.record ?? null)
  if (several.length > 1) {
    const value = closing ?? repairDmarc(weakest(several), domain, true)
    const current = several.map((record) => record.text).join('\n')
    return { ...at(domain, value), action: 'replace', current, reason: 'merge', risk: risk(value) }
  }
  if (shown === null) {
    const moved = misplaced.find((one) => one.code !== 'spf-text')
    const value = closing ?? (moved ? repairDmarc(parseDmarc(moved.text), domain, true) : firstDmarc(home))
    const host = moved || closing ? domain : home
    return {
      ...at(host, value),
      action: 'add',
      reason: closing ? 'close' : moved ? 'move' : 'first',
      risk: risk(value),
    }
  }
  if (closing && shown.at !== domain) {
    return { ...at(domain, closing), action: 'add', reason: 'close', risk: risk(closing) }
  }
  const value = closing ?? (needsRepair ? repaired : null)
  if (value === null || value === shown.record.text) return null
  const reason = closing ? 'close' : 'repair'
  return { ...at(shown.at, value), action: 'replace', current: shown.record.text, reason, risk: risk(value) }
}

function riskOf(applied: Applied | null, changed: DmarcRecord, before: DmarcRecord | null): string {
  if (isStricter(applied, changed)) return 'risk.starts'
  const share = before && tagOf(before.tags, 'pct')?.value
  return share && share !== '100' && changed.p !== 'none' ? 'risk.share' : 'risk.none'
}

function at(domain: string, value: string) {
  return { type: 'TXT' as const, host: `_dmarc.${domain}`, value, ttl: TTL }
}

/** Several records count as none today, so the one that asks for least is the safest to keep. */
function weakest(records: DmarcRecord[]): DmarcRecord {
  return records.reduce((one, other) => (isWeaker(other.p ?? 'none', one.p ?? 'none') ? other : one))
}
