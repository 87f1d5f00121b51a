import { createIssues, type Issue, type Issues, type Span } from '../record/issue.ts'
import { readDomainSpec, readMacroString } from './domain-spec.ts'
import { isMechanism, type Mechanism, readMechanism } from './mechanism.ts'
import { nearestName } from './names.ts'

/**
 * SPF (RFC 7208): a domain names the servers that may send with it as envelope sender. Large providers ask for an
 * SPF or DKIM pass from everyone and for both from bulk senders.
 */

export type Modifier = { kind: 'modifier'; name: string; value: string; text: string; span: Span }
export type SpfTerm = Mechanism | Modifier

export type SpfRecord = {
  text: string
  /** Every term that could be read, in order. */
  terms: SpfTerm[]
  /** Qualifier of the first `all`. */
  all: Mechanism['qualifier'] | null
  redirect: string | null
  issues: Issue[]
}

const VERSION = /^v=spf1(?: |$)/i
const NEAR = /^[\s"'“”]*(?:v\s*=\s*spf|(?:v\s*:?\s*)?spf1(?=[\s+\-~?]))/i
/** RFC 7208, 3.4: an answer should fit into 512 octets with everything else at the name. */
export const LONG_RECORD = 450

/** Whether a TXT record counts as an SPF record (RFC 7208, 4.5). */
export function isSpfRecord(text: string): boolean {
  return VERSION.test(text)
}

/** Whether a TXT record was meant to be an SPF record, though receivers skip it. */
export function isNearSpfRecord(text: string): boolean {
  return !isSpfRecord(text) && NEAR.test(text)
}

/** Reads an SPF record with every issue in it. Never throws; linear in the length of the text. */
export function parseSpf(text: string): SpfRecord {
  const issues = createIssues(text)
  const terms: SpfTerm[] = []
  if (!isSpfRecord(text)) issues.bad('bad-version', { start: 0, end: Math.min(text.length, 10) })
  let first = true
  for (const span of wordsOf(text)) {
    if (first && /^(?:v[=:]|spf1$)/i.test(text.slice(span.start, span.end))) {
      first = false
      continue
    }
    first = false
    const term = readTerm(text.slice(span.start, span.end), span, issues)
    if (term) terms.push(term)
  }
  checkWhole(text, terms, issues)
  const all = terms.find((term): term is Mechanism => term.kind === 'mechanism' && term.name === 'all')
  const redirect = terms.find((term) => term.kind === 'modifier' && term.name === 'redirect')
  return {
    text,
    terms,
    all: all?.qualifier ?? null,
    redirect: redirect?.kind === 'modifier' ? redirect.value : null,
    issues: issues.list,
  }
}

function wordsOf(text: string): Span[] {
  const spans: Span[] = []
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    const space = at === text.length || text[at] === ' ' || text[at] === '\t'
    if (!space && start < 0) start = at
    if (space && start >= 0) {
      spans.push({ start, end: at })
      start = -1
    }
  }
  return spans
}

function readTerm(text: string, span: Span, issues: Issues): SpfTerm | null {
  const modifier = /^([A-Za-z][A-Za-z0-9_.-]{0,100})=(.*)$/s.exec(text)
  if (!modifier) return readMechanism(text, span, issues)
  const name = modifier[1]!.toLowerCase()
  const value = modifier[2]!
  // A mechanism written with `=`, as in `ip4=192.0.2.1` or `include=example.org`, is read as an unknown modifier.
  if (name === 'redirect' || name === 'exp') checkTarget(value, span, issues)
  else {
    // RFC 6652, 3: where receivers may report failures.
    if (name === 'ra' || name === 'rp' || name === 'rr') return { kind: 'modifier', name, value, text, span }
    if (isMechanism(name) || /^ipv?[46]?$/.test(name)) issues.bad('equals-for-colon', span)
    else if (nearestName(name) && value.includes('.')) issues.bad('misspelt-modifier', span)
    else issues.warning('unknown-modifier', span)
    // RFC 7208, 6: what stands behind an unknown name is a macro string all the same.
    if (!readMacroString(value).valid) issues.bad('bad-macro', span)
  }
  return { kind: 'modifier', name, value, text, span }
}

function checkTarget(value: string, span: Span, issues: Issues) {
  if (value === '') issues.bad('missing-value', span)
  else if (!readMacroString(value).valid) issues.bad('bad-macro', span)
  else if (!readDomainSpec(value).valid) issues.bad('bad-domain', span)
}

function checkWhole(text: string, terms: SpfTerm[], issues: Issues) {
  const end = { start: text.length, end: text.length }
  const seen = new Set<string>()
  const hasAll = terms.some((term) => term.name === 'all')
  let all: Mechanism | null = null
  for (const term of terms) {
    if (term.kind === 'modifier') {
      if (seen.has(term.name) && (term.name === 'redirect' || term.name === 'exp'))
        issues.bad('duplicate-modifier', term.span)
      if (term.name === 'redirect' && hasAll) issues.warning('redirect-beside-all', term.span)
      seen.add(term.name)
    } else if (all) {
      issues.warning('after-all', term.span)
    } else {
      const key = term.text.toLowerCase().replace(/^\+/, '')
      if (seen.has(key)) issues.warning('duplicate-term', term.span)
      seen.add(key)
      if (term.name === 'all') all = term
    }
  }
  if (all?.qualifier === '+') issues.bad('plus-all', all.span)
  else if (all?.qualifier === '?') issues.warning('neutral-all', all.span)
  else if (!all && !seen.has('redirect')) issues.warning('no-all', end)
  if (text.length > LONG_RECORD) issues.warning('long-record', end)
  const odd = /[^\x20-\x7e]/.exec(text)
  if (odd) issues.bad('bad-character', { start: odd.index, end: odd.index + 1 })
}
