import type { Message } from '@postproof/messages/message'
import { serviceOfInclude } from '@postproof/senders'
import type { Span } from '../record/issue.ts'
import type { RecordPart } from '../record/report.ts'
import { readDomainSpec } from './domain-spec.ts'
import type { Mechanism } from './mechanism.ts'
import type { SpfRecord, SpfTerm } from './parse.ts'

/** More parts than this are not typeset; the rest of the record stands as one unknown part. */
const MAX_PARTS = 600

/** The record cut into parts that cover its text without gaps: version, terms, spaces, and what cannot be read. */
export function explainSpf(record: SpfRecord): RecordPart[] {
  const { text, terms } = record
  const parts: RecordPart[] = []
  const add = (span: Span, role: string, explain: string, values: RecordPart['values'] = {}) =>
    parts.push({ span, role, explain, values })
  const all = terms.findIndex((term) => term.kind === 'mechanism' && term.name === 'all')
  const bySpan = new Map(terms.map((term, index) => [term.span.start, { term, index }]))
  for (const match of text.matchAll(/[ \t]+|[^ \t]+/g)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (parts.length >= MAX_PARTS) {
      add({ start: span.start, end: text.length }, 'unknown', 'unknown')
      break
    }
    const found = bySpan.get(span.start)
    if (/^[ \t]/.test(match[0])) add(span, 'separator', 'separator')
    else if (found) addTerm(found.term, all >= 0 && found.index > all, add)
    else if (/^v=spf1$/i.test(match[0])) add(span, 'version', 'spf.version')
    else add(span, 'unknown', 'unknown')
  }
  return parts
}

function addTerm(
  term: SpfTerm,
  hidden: boolean,
  add: (span: Span, role: string, explain: string, values: RecordPart['values']) => void,
) {
  const value = term.value.slice(0, 200)
  const macro = term.value !== '' && readDomainSpec(term.value).hasMacro ? 'yes' : 'no'
  if (term.kind === 'modifier') {
    const known = term.name === 'redirect' || term.name === 'exp'
    return add(term.span, 'modifier', known ? `spf.${term.name}` : 'spf.modifier', { name: term.name, value })
  }
  if (hidden && term.name !== 'all') return add(term.span, 'mechanism', 'spf.hidden', { name: term.name })
  const service = term.name === 'include' ? serviceOfInclude(term.value)?.service.name : undefined
  add(term.span, 'mechanism', codeOf(term, service), {
    ...(service && { service }),
    value,
    macro,
    of: ofWhom(term, value),
    effect: effectOf(term),
    around: around(term),
    bits: String(term.bits4 ?? term.bits6 ?? ''),
  })
}

function codeOf({ name, bits4, bits6 }: Mechanism, service: string | undefined): string {
  if (name === 'ip4' || name === 'ip6') return (bits4 ?? bits6) === null ? 'spf.address' : 'spf.network'
  return service ? 'spf.include-service' : `spf.${name}`
}

const EFFECTS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const

function effectOf({ name, qualifier }: Mechanism): Message {
  const effect = EFFECTS[qualifier]
  return name === 'mx'
    ? { code: `spf.effect_of_several.${effect}`, facts: {} }
    : { code: `spf.effect.${effect}`, facts: {} }
}

/** The name, or this domain. */
function ofWhom({ name }: Mechanism, value: string): string | Message {
  if (name === 'mx') return value === '' ? { code: 'spf.mail_for.itself', facts: {} } : value
  return value === '' ? { code: 'spf.of.itself', facts: {} } : { code: 'spf.of.name', facts: { value } }
}

/** The networks that a term goes for beside the addresses of its name. */
function around({ bits4, bits6 }: Mechanism): string | Message {
  const facts = { bits4: String(bits4), bits6: String(bits6) }
  if (bits4 !== null && bits6 !== null) return { code: 'spf.around.both', facts }
  if (bits4 !== null) return { code: 'spf.around.v4', facts: { bits4: facts.bits4 } }
  return bits6 === null ? '' : { code: 'spf.around.v6', facts: { bits6: facts.bits6 } }
}
