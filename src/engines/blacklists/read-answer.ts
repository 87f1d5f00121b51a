import { parseAddress } from '#engines/addresses.ts'
import type { DnsAnswer } from '#engines/world.ts'
import type { CodeMeaning, CodePatterns, CodeSeverity, CodeTable, ListDefinition } from './definition.ts'
import type { ListAnswer, RefusalCause } from './types.ts'

/** What one DNS answer of a list says. */
export type Reading = Pick<ListAnswer, 'state' | 'codes' | 'meaning' | 'severity'>

/** Spamhaus began with these; no list may use them for listings. */
const REFUSALS: CodePatterns<string> = [
  ['127.255.255.250', 'the query key is disabled'],
  ['127.255.255.251', 'the query key was rejected'],
  ['127.255.255.252', 'the name of the list is misspelled in the configuration'],
  ['127.255.255.254', 'the question came through a public resolver, which the list refuses'],
  ['127.255.255.255', 'too many questions from this resolver'],
  ['127.255.255.*', 'the list refused to answer'],
]

const CAUSES: Record<string, RefusalCause> = {
  'the query key is disabled': 'key',
  'the query key was rejected': 'key',
  'the question came through a public resolver, which the list refuses': 'resolver',
  'too many questions from this resolver': 'too-many',
  'the resolver in use is blocked from asking': 'resolver',
  'the resolver in use is not allowed to ask': 'resolver',
  'the resolver in use is public or asks too much, so every question is refused': 'resolver',
  'the resolver in use asks too much': 'too-many',
}

/** Why a list refuses, from the meaning that `readAnswer` gave. */
export function refusalCause(meaning: string): RefusalCause {
  return CAUSES[meaning] ?? 'other'
}

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
  const reading = (state: Reading['state'], meaning: string): Reading => ({
    state,
    codes: codes.slice(0, MAX_CODES),
    meaning,
    severity: null,
  })

  if (octets.length === 0 || octets.some(([first]) => first !== 127)) {
    return reading(
      'broken',
      'the answer is not the answer of a list: its domain or the resolver points elsewhere',
    )
  }
  const refusal = firstMatch([...REFUSALS, ...(definition.refusals ?? [])], octets)
  const blocked = definition.codes.match === 'bits' && octets.some((code) => (code[3]! & 1) === 1)
  if (refusal !== undefined || blocked) {
    return reading('refused', refusal ?? 'the resolver in use is not allowed to ask')
  }
  const mistake = firstMatch(definition.mistakes ?? [], octets)
  if (mistake !== undefined) return reading('broken', mistake)
  return readCodes(definition.codes, codes, octets)
}

function readAbsence({ outcome }: DnsAnswer): Reading {
  const reading = (state: Reading['state'], meaning: string): Reading => ({
    state,
    codes: [],
    meaning,
    severity: null,
  })
  switch (outcome) {
    case 'nxdomain':
    case 'nodata':
      return reading('not-listed', 'not listed')
    case 'refused':
      return reading('refused', "the list's name server refused the question")
    case 'timeout':
      return reading('timeout', 'no answer in time')
    case 'unreachable':
      return reading('timeout', 'no DNS resolver could be reached')
    default:
      return reading('broken', "the list's name server failed")
  }
}

function readCodes(table: CodeTable, codes: string[], octets: number[][]): Reading {
  const known = octets.map((code) => meaningsOf(table, code))
  const found = known.flat()
  const unknown = codes.filter((_, index) => known[index]!.length === 0)
  const words = [...new Set(found.map(({ meaning }) => meaning))]
  if (unknown.length > 0) {
    words.push(`unknown code ${unknown.slice(0, MAX_CODES).join(', ')}, not counted as a listing`)
  }
  const severity = SEVERITIES.find((one) => found.some((code) => code.severity === one)) ?? 'none'
  const listed = severity !== 'none'
  return {
    state: listed ? 'listed' : 'not-listed',
    codes: codes.slice(0, MAX_CODES),
    meaning: words.join('; '),
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
