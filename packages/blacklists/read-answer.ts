import { parseAddress } from '@postproof/engine/addresses'
import type { DnsAnswer } from '@postproof/engine/world'
import type { Message } from '@postproof/messages/message'
import type {
  CodeMeaning,
  CodePatterns,
  CodeSeverity,
  CodeTable,
  ListDefinition,
  Meaning,
} from './definition.ts'
import { meant } from './meaning.ts'
import type { ListAnswer } from './types.ts'

/** What one DNS answer of a list says. */
export type Reading = Pick<ListAnswer, 'state' | 'codes' | 'severity'> & { meaning: Message[] }

/** Spamhaus began with these; no list may use them for listings. */
const REFUSALS: CodePatterns<Meaning> = [
  ['127.255.255.250', 'key_disabled'],
  ['127.255.255.251', 'key_rejected'],
  ['127.255.255.252', 'zone_misspelled'],
  ['127.255.255.254', 'public_resolver'],
  ['127.255.255.255', 'too_many_questions'],
  ['127.255.255.*', 'refused'],
]

/** An answer may hold thousands of addresses: all are judged, so many are shown. */
const MAX_CODES = 20

/** From the most severe. */
const SEVERITIES: CodeSeverity[] = ['major', 'minor', 'policy', 'info', 'none']

/**
 * Judges an answer by the list's own table. The order matters: an address that no list gives, then refusals, then
 * mistakes, then codes. One refusal among several answers makes the whole answer a refusal.
 */
export function readAnswer(definition: ListDefinition, answer: DnsAnswer): Reading {
  if (answer.outcome !== 'answer') return readAbsence(answer)
  const codes = answer.records.flatMap((record) => (record.type === 'A' ? [record.address] : [])).sort()
  const octets = codes.map((code) => parseAddress(code)?.bytes ?? [])
  const reading = (state: Reading['state'], meaning: Meaning): Reading => ({
    state,
    codes: codes.slice(0, MAX_CODES),
    meaning: meant(meaning),
    severity: null,
  })

  if (octets.length === 0 || octets.some(([first]) => first !== 127)) {
    return reading('broken', 'no_list_answer')
  }
  const refusal = firstMatch([...REFUSALS, ...(definition.refusals ?? [])], octets)
  const blocked = definition.codes.match === 'bits' && octets.some((code) => (code[3]! & 1) === 1)
  if (refusal !== undefined || blocked) {
    return reading('refused', refusal ?? 'resolver_not_allowed')
  }
  const mistake = firstMatch(definition.mistakes ?? [], octets)
  if (mistake !== undefined) return reading('broken', mistake)
  return readCodes(definition.codes, codes, octets)
}

function readAbsence({ outcome }: DnsAnswer): Reading {
  const reading = (state: Reading['state'], meaning: Meaning): Reading => ({
    state,
    codes: [],
    meaning: meant(meaning),
    severity: null,
  })
  switch (outcome) {
    case 'nxdomain':
    case 'nodata':
      return reading('not-listed', 'not_listed')
    case 'refused':
      return reading('refused', 'server_refused')
    case 'timeout':
      return reading('timeout', 'no_answer')
    case 'unreachable':
      return reading('timeout', 'no_resolver')
    default:
      return reading('broken', 'server_failed')
  }
}

function readCodes(table: CodeTable, codes: string[], octets: number[][]): Reading {
  const known = octets.map((code) => meaningsOf(table, code))
  const found = known.flat()
  const unknown = codes.filter((_, index) => known[index]!.length === 0)
  const meaning = [...new Set(found.map((each) => each.meaning))].flatMap(meant)
  if (unknown.length > 0) {
    meaning.push({ code: 'blacklist.unknown_codes', facts: { codes: unknown.slice(0, MAX_CODES) } })
  }
  const severity = SEVERITIES.find((one) => found.some((code) => code.severity === one)) ?? 'none'
  const listed = severity !== 'none'
  return {
    state: listed ? 'listed' : 'not-listed',
    codes: codes.slice(0, MAX_CODES),
    meaning,
    severity: listed ? severity : null,
  }
}

function meaningsOf(table: CodeTable, code: number[]): CodeMeaning[] {
  if (table.match === 'exact') {
    const meaning = firstMatch(table.codes, [code])
    return meaning ? [meaning] : []
  }
  if (code[1] !== 0 || code[2] !== 0) return []
  return table.bits.flatMap(([bit, meaning]) => ((code[3]! & bit) !== 0 ? [meaning] : []))
}

/** The value of the first pattern that one of the codes fits. */
function firstMatch<T>(patterns: CodePatterns<T>, codes: number[][]): T | undefined {
  for (const [pattern, value] of patterns) {
    if (codes.some((code) => fits(pattern, code))) return value
  }
  return undefined
}

function fits(pattern: string, code: number[]): boolean {
  return pattern.split('.').every((part, index) => {
    if (part === '*') return true
    const [low, high = low] = part.split('-').map(Number)
    const octet = code[index]!
    return octet >= low! && octet <= high!
  })
}
