import type { SpfChange } from './details.ts'
import type { Mechanism } from './mechanism.ts'
import { parseSpf, type SpfTerm } from './parse.ts'
import { printSpf } from './print.ts'
import { type BareNames, repairWord, wordsAfterVersion } from './repair.ts'
import { reachable } from './tree.ts'
import { isFatal } from './walk.ts'

/** A record put right: what has one plain meaning is changed, everything else stays as it is. */

export type Correction = { value: string; changes: SpfChange[] }

/** `void`: one of more than two look-ups that find nothing. */
export type DeadReason = 'missing' | 'no-record' | 'loop' | 'void'

export type CorrectionFacts = {
  /** Offsets at which two terms were joined by the border of two strings. */
  cuts?: number[]
  /** Why a term of the record leads nowhere, by its text. */
  dead?: ReadonlyMap<string, DeadReason>
  /** The name that was meant by such a term, where one of a known service is almost the same. */
  meant?: ReadonlyMap<string, string>
  /** What stands behind names without a mechanism. */
  bare?: BareNames
}

const MAX_WORDS = 400

/**
 * The corrected record with every change, null when there is nothing to change or when something in it cannot be
 * put right without guessing. The result reads back without an error.
 */
export function correctSpf(
  text: string,
  { cuts = [], dead = new Map(), meant = new Map(), bare = new Map() }: CorrectionFacts = {},
): Correction | null {
  const cut = cutAt(text, cuts)
  const read = wordsAfterVersion(cut.text)
  if (!read || read.words.length > MAX_WORDS) return null
  const changes = [...cut.changes, ...read.changes]
  const words: string[] = []
  for (const word of read.words) {
    const repaired = repairWord(word, bare)
    if (!repaired) return null
    words.push(...repaired.words)
    changes.push(...repaired.changes)
  }
  const named = words.map((word) => {
    const right = meant.get(word)
    if (right !== undefined) changes.push({ code: 'name', before: word, after: right })
    return { text: right ?? word }
  })
  const { terms } = parseSpf(printSpf(named))
  const kept = placeAll(withoutIdle(terms, dead, changes), changes)
  const value = printSpf(kept)
  if (changes.length === 0 || parseSpf(value).issues.some(isFatal)) return null
  return { value, changes }
}

function cutAt(text: string, cuts: number[]): { text: string; changes: SpfChange[] } {
  const changes: SpfChange[] = []
  let result = ''
  let from = 0
  for (const at of cuts) {
    const start = text.lastIndexOf(' ', at - 1) + 1
    const end = text.indexOf(' ', at) < 0 ? text.length : text.indexOf(' ', at)
    changes.push({
      code: 'glued',
      before: text.slice(start, end),
      after: `${text.slice(start, at)} ${text.slice(at, end)}`,
    })
    result += `${text.slice(from, at)} `
    from = at
  }
  return { text: result + text.slice(from), changes }
}

const keyOf = (term: SpfTerm) => term.text.toLowerCase().replace(/^\+/, '')
const isAll = (term: SpfTerm) => term.kind === 'mechanism' && term.name === 'all'

/** Whether a record lets anyone pass at all, `all` aside. */
export function letsPass(text: string): boolean {
  return reachable(parseSpf(text)).some(
    (term) =>
      term.name === 'redirect' || (term.kind === 'mechanism' && term.qualifier === '+' && !isAll(term)),
  )
}

/**
 * Without the terms that only cost: said twice, leading nowhere, a redirect beside `all`. `ptr` stays, as nobody knows
 * whose mail passes by it.
 */
function withoutIdle(
  terms: SpfTerm[],
  dead: NonNullable<CorrectionFacts['dead']>,
  changes: SpfChange[],
): SpfTerm[] {
  const seen = new Set<string>()
  const hasAll = terms.some(isAll)
  const drop = (code: string, term: SpfTerm) => {
    changes.push({ code, before: term.text, after: '' })
    return false
  }
  const letsOthersPass = terms.some(
    (term) =>
      term.kind === 'mechanism' &&
      term.qualifier === '+' &&
      !isAll(term) &&
      dead.get(term.text) === undefined,
  )
  const rest = terms.filter((term) => {
    const again = seen.has(keyOf(term))
    seen.add(keyOf(term))
    if (again && !isAll(term)) return drop('duplicate', term)
    if (term.name === 'redirect' && hasAll && letsOthersPass) return drop('redirect', term)
    const why = term.name === 'redirect' ? undefined : dead.get(term.text)
    return why ? drop(why, term) : true
  })
  const kept = rest.find((term) => term.name === 'redirect')
  if (!kept || !hasAll) return rest
  // Beside `all` a redirect is never followed. Where it is all that names senders, it was meant as an include.
  const include = `include:${kept.value}`
  changes.push({ code: 'redirect-include', before: kept.text, after: include })
  return parseSpf(printSpf(rest.map((term) => (term === kept ? { text: include } : term)))).terms
}

/** One `all`, behind everything that it would otherwise hide, and not for everyone. */
function placeAll(terms: SpfTerm[], changes: SpfChange[]): { text: string }[] {
  const first = terms.find((term): term is Mechanism => isAll(term))
  const rest = terms.filter((term) => !isAll(term))
  const after = first ? terms.slice(terms.indexOf(first) + 1) : []
  if (!first) {
    if (rest.some((term) => term.name === 'redirect')) return rest
    changes.push({ code: 'all-missing', before: '', after: '~all' })
    return [...rest, { text: '~all' }]
  }
  const open = first.qualifier === '+' || first.qualifier === '?'
  if (open) changes.push({ code: 'all-open', before: first.text, after: '~all' })
  if (after.some(isAll)) changes.push({ code: 'all-twice', before: 'all', after: '' })
  const hidden = after.filter((term) => term.kind === 'mechanism' && !isAll(term))
  const all = { text: open ? '~all' : first.text }
  if (hidden.length > 0) {
    changes.push({ code: 'all-last', before: hidden.map((term) => term.text).join(' '), after: all.text })
    return [...rest, all]
  }
  const at = rest.filter((term) => terms.indexOf(term) < terms.indexOf(first)).length
  return [...rest.slice(0, at), all, ...rest.slice(at)]
}
