import { nearestWord } from '../record/nearest.ts'
import type { SuggestedRecord } from '../record/report.ts'
import { meantAddresses, repairAddress, withOneList, withoutResidue } from '../record/report-addresses.ts'
import { printTags, tagOf } from '../record/tag-list.ts'
import { isWeaker } from './applied.ts'
import type { ReportAddress } from './details.ts'
import type { Misplaced } from './misplaced.ts'
import { type DmarcRecord, KNOWN_TAGS, type Policy, parseDmarc } from './parse.ts'
import { changeDmarc, FIRST_DMARC } from './print.ts'

/** Records to publish in place of those that are there: the same intent, in a form that every receiver reads. */

const MAX_TAGS = 20

/** The record that was meant: foreign characters gone, semicolons where they were left out, tag names in their case. */
export function readIntent(record: DmarcRecord): DmarcRecord {
  let text = straighten(withoutResidue(record.text)).trim()
  // Behind each semicolon that was left out the next one may come to light.
  for (let round = 0; round < MAX_TAGS; round++) {
    const joined = parseDmarc(text).issues.find(({ code }) => code === 'missing-semicolon')
    if (!joined) break
    text = `${text.slice(0, joined.span.start)};${text.slice(joined.span.start)}`
  }
  const { tags } = parseDmarc(text)
  const present = new Set(tags.map((tag) => tag.name))
  const named = tags.map(({ name, value }) => {
    const lower = name.toLowerCase()
    const right = KNOWN_TAGS.has(lower) && !present.has(lower) ? lower : name
    return { name: right, value: meantValue(right, value) }
  })
  return parseDmarc(printTags(milder(once(named))))
}

/** Backslashes gone, `p:reject` and `v=DMARC1:` as they are meant, and addresses of one list in one tag again. */
function straighten(text: string): string {
  const plain = text
    .replace(/\\+/g, '')
    .replace(/^(\s*v\s*=\s*DMARC1)\s*[:,]/i, '$1;')
    .replace(/(^|[;,\s])(v|p|sp|np|rua|ruf|adkim|aspf|fo|t|psd)\s*:\s*(?=[A-Za-z0-9])/gi, '$1$2=')
  return withOneList(plain)
}

const POLICY_NAMES = ['none', 'quarantine', 'reject'] as const

/** A value as it was meant: a policy that is almost one, a list of addresses with commas between them. */
function meantValue(name: string, value: string): string {
  if (name === 'rua' || name === 'ruf') return meantAddresses(value).join(',')
  const bare = value.replace(/[^\x20-\x7e]+/g, ' ').replace(/^[\s"]+|(?<![\s",])[\s",]+$/g, '')
  if (name !== 'p' && name !== 'sp' && name !== 'np') return bare
  const given = bare.toLowerCase().replace(/[^a-z]/g, '')
  return nearestWord(given, POLICY_NAMES, given.length > 4 ? 2 : 1) ?? bare
}

const isPolicyTag = (name: string) => name === 'p' || name === 'sp' || name === 'np'
const asPolicy = (value: string) => POLICY_NAMES.find((name) => name === value.toLowerCase())

/** Of a policy that is given twice the milder value is kept: today receivers apply neither. */
function milder(tags: { name: string; value: string }[]): { name: string; value: string }[] {
  const mildest = new Map<string, Policy>()
  for (const { name, value } of tags) {
    const policy = isPolicyTag(name) ? asPolicy(value) : undefined
    const known = mildest.get(name)
    if (policy && (known === undefined || isWeaker(policy, known))) mildest.set(name, policy)
  }
  return tags.map((tag) => ({ ...tag, value: mildest.get(tag.name) ?? tag.value }))
}

/** Whether a policy stands there twice and differs. */
function contradicts(record: DmarcRecord): boolean {
  const { tags } = parseDmarc(straighten(withoutResidue(record.text)))
  return ['p', 'sp', 'np'].some((name) => {
    const values = tags.flatMap((tag) =>
      tag.name.toLowerCase() === name ? [meantValue(name, tag.value).toLowerCase()] : [],
    )
    return new Set(values).size > 1
  })
}

/** Lists of addresses that stand in two tags are one. */
function once(tags: { name: string; value: string }[]): { name: string; value: string }[] {
  const joined = new Map<string, string>()
  for (const list of ['rua', 'ruf']) {
    const same = tags.filter(({ name, value }) => name === list && value.includes('@'))
    if (same.length > 1)
      joined.set(list, [...new Set(same.flatMap(({ value }) => value.split(',')))].join(','))
  }
  const written = new Set<string>()
  return tags.flatMap((tag) => {
    const value = joined.get(tag.name)
    if (value === undefined) return [tag]
    if (written.has(tag.name)) return []
    written.add(tag.name)
    return [{ name: tag.name, value }]
  })
}

/**
 * The record as it should be written (RFC 9989): what was meant, without removed tags and contradictions, `p` second,
 * as far as it names report addresses with those: none is made up. `ordinary` is false for a public suffix, whose `psd=y` is right.
 */
export function repairDmarc(record: DmarcRecord, ordinary: boolean): string {
  const intent = readIntent(record)
  const changes: Record<string, string | null> = {}
  if (intent.psd === 'y' && ordinary) changes.psd = null
  // RFC 9989, appendix A.6: what pct=0 was used for is t=y today.
  if (tagOf(intent.tags, 'pct')?.value === '0' && !tagOf(intent.tags, 't')) changes.t = 'y'
  if (intent.tags.some((tag) => tag.name === 'fo')) changes.fo = repairOptions(intent)
  return changeDmarc(intent, changes)
}

/** Report addresses that cannot be parsed, and that the correction therefore leaves out. */
function leftOut(record: DmarcRecord): boolean {
  const { rua, ruf } = readIntent(record)
  return [...rua, ...ruf].some((uri) => uri.text !== '' && repairAddress(uri) === null)
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
  repaired: string | null
  needsRepair: boolean
  misplaced: Misplaced[]
  reports: ReportAddress[]
  /** The record that refuses everything, when the domain is parked and does not do so. */
  closing: string | null
}

const TTL = 3600

/** The records to publish, replace and remove; empty when all is as it should be. None is evaluated here. */
export function suggestDmarc(repairing: Repairing): SuggestedRecord[] {
  // Text that receivers ignore beside a record that works may stay.
  const wrong = repairing.misplaced.filter(({ code }) => code !== 'spf-beside')
  const removals = wrong.map(({ name, text, code }) => removal(name, text, code))
  const main = mainSuggestion(repairing)
  return [...(main ? [main] : []), ...removals, ...repairing.reports.flatMap(permission)]
}

/** RFC 9990, 3.2.3: what another domain publishes to take the reports. */
function permission({ authorization }: ReportAddress): SuggestedRecord[] {
  if (authorization?.outcome !== 'missing') return []
  const { name, record } = authorization
  return [
    {
      action: 'add',
      type: 'TXT',
      host: name,
      value: record,
      ttl: TTL,
      reason: 'dmarc.permission',
      risk: 'dmarc.risk.none',
    },
  ]
}

const isSpfCode = (code: Misplaced['code']) => code.startsWith('spf-')

function removal(host: string, value: string, code: Misplaced['code']): SuggestedRecord {
  const reason = isSpfCode(code) ? 'dmarc.remove-spf' : 'dmarc.remove-misplaced'
  return {
    action: 'remove',
    type: 'TXT',
    host,
    value,
    ttl: TTL,
    current: value,
    reason,
    risk: 'dmarc.risk.none',
  }
}

function mainSuggestion(repairing: Repairing): SuggestedRecord | null {
  const { domain, home, shown, several, repaired, needsRepair, misplaced, closing } = repairing
  const risk = (value: string) => riskOf(parseDmarc(value), shown?.record ?? null)
  const lost = shown && leftOut(shown.record) ? ['dmarc.risk.address'] : []
  if (several.length > 1) {
    const value = closing ?? repairDmarc(weakest(several), true)
    const current = several.map((record) => record.text).join('\n')
    return { ...at(domain, value), action: 'replace', current, reason: 'dmarc.merge', risk: risk(value) }
  }
  if (shown === null) {
    const moved = misplaced.find(({ code }) => !isSpfCode(code))
    const value = closing ?? (moved ? repairDmarc(parseDmarc(moved.text), true) : FIRST_DMARC)
    const host = moved || closing ? domain : home
    return {
      ...at(host, value),
      action: 'add',
      reason: closing ? 'dmarc.close' : moved ? 'dmarc.move' : 'dmarc.first',
      risk: risk(value),
    }
  }
  if (closing && shown.at !== domain) {
    return { ...at(domain, closing), action: 'add', reason: 'dmarc.close', risk: risk(closing) }
  }
  const value = closing ?? (needsRepair ? repaired : null)
  if (value === null || value === shown.record.text) return null
  const reason = closing ? 'dmarc.close' : contradicts(shown.record) ? 'dmarc.repair-milder' : 'dmarc.repair'
  return {
    ...at(shown.at, value),
    action: 'replace',
    current: shown.record.text,
    reason,
    risk: [risk(value), ...lost],
  }
}

/** What is at risk beside what the evaluation of both records shows. */
function riskOf(changed: DmarcRecord, before: DmarcRecord | null): string {
  const share = before && tagOf(before.tags, 'pct')?.value
  return share && share !== '100' && changed.p !== 'none' ? 'dmarc.risk.share' : 'dmarc.risk.none'
}

function at(domain: string, value: string) {
  return { type: 'TXT' as const, host: `_dmarc.${domain}`, value, ttl: TTL }
}

/** Several records count as none today, so the one that asks for least is the safest to keep. */
export function weakest(records: DmarcRecord[]): DmarcRecord {
  return records.reduce((one, other) => (isWeaker(other.p ?? 'none', one.p ?? 'none') ? other : one))
}
