import { parseAddress } from '@postproof/engine/addresses'
import type { Issues, Span } from '../record/issue.ts'
import { readDomainSpec } from './domain-spec.ts'

export type MechanismName = 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists'

export type Mechanism = {
  kind: 'mechanism'
  qualifier: '+' | '-' | '~' | '?'
  name: MechanismName
  /** The domain-spec or address as written, without prefix lengths; empty when the term has none. */
  value: string
  /** Prefix lengths; null when not written. */
  bits4: number | null
  bits6: number | null
  text: string
  span: Span
}

const NAMES = new Set<string>(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'])

/** Whether it is the name of a mechanism (RFC 7208, 5), in lower case. */
export function isMechanism(name: string): name is MechanismName {
  return NAMES.has(name)
}

/** Reads one mechanism (RFC 7208, 5). Null, with an issue, when it is none. */
export function readMechanism(text: string, span: Span, issues: Issues): Mechanism | null {
  const parts = /^([+\-~?]?)([A-Za-z][A-Za-z0-9_-]{0,60})([:/].*)?$/s.exec(text)
  const name = parts?.[2]?.toLowerCase() ?? ''
  if (!parts || !isMechanism(name)) {
    issues.bad(text.endsWith(',') ? 'comma' : bareAddress(text) ? 'bare-address' : 'unknown-mechanism', span)
    return null
  }
  const term: Mechanism = {
    kind: 'mechanism',
    qualifier: (parts[1] || '+') as Mechanism['qualifier'],
    name,
    ...splitValue(parts[3] ?? '', name),
    text,
    span,
  }
  checkValue(term, parts[3] ?? '', issues)
  return term
}

function bareAddress(text: string): boolean {
  return parseAddress(text.split('/', 1)[0] ?? '') !== undefined
}

/** Splits `:value/24//64`; an ip6 value holds colons, so only the last slash counts there. */
function splitValue(rest: string, name: MechanismName): Pick<Mechanism, 'value' | 'bits4' | 'bits6'> {
  const body = rest.startsWith(':') ? rest.slice(1) : rest
  if (name === 'ip4' || name === 'ip6') {
    const slash = body.indexOf('/')
    const bits = slash < 0 ? null : prefixOf(body.slice(slash + 1))
    const value = slash < 0 ? body : body.slice(0, slash)
    return { value, bits4: name === 'ip4' ? bits : null, bits6: name === 'ip6' ? bits : null }
  }
  const dual = /^(.*?)(?:\/([0-9]{1,3}))?(?:\/\/([0-9]{1,3}))?$/s.exec(body)
  if (name !== 'a' && name !== 'mx') return { value: body, bits4: null, bits6: null }
  return { value: dual?.[1] ?? body, bits4: prefixOf(dual?.[2]), bits6: prefixOf(dual?.[3]) }
}

function prefixOf(text: string | undefined): number | null {
  if (text === undefined) return null
  return /^(?:0|[1-9][0-9]{0,2})$/.test(text) ? Number(text) : Number.NaN
}

function checkValue(term: Mechanism, rest: string, issues: Issues) {
  const { name, value, span } = term
  if (/[+\-~?]all$/i.test(value) && name !== 'all') return issues.bad('joined-term', span)
  if (value.includes(',') && !value.includes('%')) return issues.bad('comma', span)
  if (value.includes('|') && !value.includes('%')) return issues.bad('glued-names', span)
  if (badPrefix(term)) issues.bad('bad-prefix', span)
  if (name === 'all') {
    if (rest) issues.bad('unexpected-value', span)
  } else if (name === 'ip4' || name === 'ip6') {
    checkNetwork(term, issues)
  } else if (value === '') {
    if (name === 'include' || name === 'exists' || rest.startsWith(':')) issues.bad('missing-value', span)
  } else {
    checkDomain(term, issues)
  }
  if (name === 'ptr') issues.warning('ptr', span)
}

function badPrefix({ bits4, bits6 }: Mechanism): boolean {
  const outside = (bits: number | null, most: number) => bits !== null && !(bits <= most)
  return outside(bits4, 32) || outside(bits6, 128)
}

function checkNetwork(term: Mechanism, issues: Issues) {
  const version = term.name === 'ip4' ? 4 : 6
  const address = parseAddress(term.value)
  if (term.value === '') issues.bad('missing-value', term.span)
  else if (address && address.version !== version) issues.bad('wrong-family', term.span)
  else if (!address) issues.bad('bad-address', term.span)
  const bits = version === 4 ? term.bits4 : term.bits6
  if (bits === 0) issues.bad('everyone', term.span)
  else if (bits !== null && bits < (version === 4 ? 16 : 32)) issues.warning('wide-range', term.span)
}

function checkDomain(term: Mechanism, issues: Issues) {
  const spec = readDomainSpec(term.value)
  if (/^https?:/i.test(term.value)) issues.bad('url', term.span)
  else if (!spec.valid) issues.bad(term.value.includes('%') ? 'bad-macro' : 'bad-domain', term.span)
  else if (term.name === 'include' && term.value.includes('/') && !spec.hasMacro)
    issues.bad('bad-domain', term.span)
  if (spec.hasPtrMacro) issues.warning('ptr-macro', term.span)
}
