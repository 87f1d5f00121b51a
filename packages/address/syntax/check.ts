import { isAskable } from '@postproof/records/record/published'
import type { Syntax, SyntaxFinding, SyntaxMode } from '../types.ts'
import { Cursor } from './cursor.ts'
import { type Diagnosis, diagnoses } from './diagnoses.ts'
import { toAsciiDomain } from './domain-ascii.ts'
import { type DomainPart, readDomainPart } from './domain-part.ts'
import { readLocalPart } from './local-part.ts'

/** Octets that are read at all: local part, @ and domain at their longest (RFC 5321, 4.5.3.1). */
export const MAX_OCTETS = 320
/** RFC 5321, 4.5.3.1.1 and .2; RFC 1035, 2.3.4; the whole is a path of 256 less its angle brackets (4.5.3.1.3). */
const MAX_LOCAL = 64
const MAX_DOMAIN = 255
const MAX_LABEL = 63
const MAX_ADDRESS = 254

type Reading = { syntax: Syntax; steps: number }

/**
 * Reads an address as it stands, without trimming it (RFC 5321, 4.1.2; RFC 5322, 3.4.1; RFC 6531, 3.3). Never throws,
 * in one pass. A text over 320 octets is not read: its diagnosis is `RFC5322_TOOLONG` and no reading accepts it.
 */
export function checkSyntax(text: string, mode: SyntaxMode = 'eai'): Syntax {
  return readSyntax(text, mode).syntax
}

/** The same, with the number of looks at the text that it took. */
export function readSyntax(text: string, mode: SyntaxMode): Reading {
  const cursor = new Cursor(text, mode)
  if (text.length > MAX_OCTETS || octets(text) > MAX_OCTETS) {
    cursor.note('RFC5322_TOOLONG', Math.min(text.length, MAX_OCTETS))
    const readings = { envelope: false, plain: false, broad: false }
    return { syntax: { ...result(cursor, null), readings }, steps: cursor.steps }
  }
  const local = readLocalPart(cursor)
  const domain = local === undefined ? undefined : readDomainPart(cursor)
  if (local === undefined || domain === undefined)
    return { syntax: result(cursor, null), steps: cursor.steps }
  const ascii = domain.literal ? null : toAsciiDomain(domain.domain)
  if (!domain.literal && ascii === null) cursor.note('RFC5322_DOMAIN', domain.start)
  measure(cursor, local, domain, ascii ?? domain.domain)
  if (ascii !== null && cursor.findings.length === 0) judgeEnding(cursor, domain, ascii)
  const askable = ascii !== null && isAskable(ascii) ? ascii : null
  return { syntax: result(cursor, { local, domain: domain.domain, ascii: askable }), steps: cursor.steps }
}

function measure(cursor: Cursor, local: string, domain: DomainPart, wire: string): void {
  if (octets(local) > MAX_LOCAL) cursor.note('RFC5322_LOCAL_TOOLONG', 0)
  if (octets(wire) > MAX_DOMAIN) cursor.note('RFC5322_DOMAIN_TOOLONG', domain.start)
  if (octets(local) + 1 + octets(wire) > MAX_ADDRESS)
    cursor.note('RFC5322_TOOLONG', Math.min(MAX_ADDRESS, cursor.text.length))
  if (!domain.literal && wire.split('.').some((label) => octets(label) > MAX_LABEL)) {
    cursor.note('RFC5322_LABEL_TOOLONG', domain.start)
  }
}

/** Said only of an address without any other peculiarity. */
function judgeEnding(cursor: Cursor, domain: DomainPart, ascii: string): void {
  const dot = ascii.lastIndexOf('.')
  if (dot < 0) cursor.note('RFC5321_TLD', domain.start)
  if (/\d/.test(ascii.charAt(dot + 1))) cursor.note('RFC5321_TLDNUMERIC', cursor.text.lastIndexOf('.') + 1)
}

type Parts = { local: string; domain: string; ascii: string | null }

function result(cursor: Cursor, parts: Parts | null): Syntax {
  const worst = cursor.findings.reduce<SyntaxFinding | undefined>(
    (before, finding) =>
      before && diagnoses[before.diagnosis].number >= diagnoses[finding.diagnosis].number ? before : finding,
    undefined,
  )
  return {
    mode: cursor.mode,
    ...verdict(worst?.diagnosis ?? 'VALID'),
    at: worst?.at ?? null,
    findings: cursor.findings,
    local: parts?.local ?? null,
    domain: parts?.domain ?? null,
    domainAscii: parts?.ascii ?? null,
    needsSmtpUtf8: parts !== null && octets(parts.local) > parts.local.length,
  }
}

type Verdict = Pick<Syntax, 'diagnosis' | 'number' | 'category' | 'smtp' | 'readings'>

function verdict(diagnosis: Diagnosis): Verdict {
  const { number, category, smtp } = diagnoses[diagnosis]
  const plain = category === 'VALID' || category === 'DNSWARN'
  const readings = { envelope: plain || category === 'RFC5321', plain, broad: category !== 'ERR' }
  return { diagnosis, number, category, smtp, readings }
}

/**
 * The diagnosis once the DNS was asked. `mx`: the domain has mail hosts, which also makes a bare top-level domain
 * plain. `address`: only A or AAAA. `none`: neither. `unknown` changes nothing, nor does any fault of spelling.
 */
export function withDns(syntax: Syntax, found: 'mx' | 'address' | 'none' | 'unknown'): Syntax {
  const ending = syntax.diagnosis === 'RFC5321_TLD' || syntax.diagnosis === 'RFC5321_TLDNUMERIC'
  if (found === 'unknown' || (syntax.diagnosis !== 'VALID' && !ending)) return syntax
  if (found === 'mx') return { ...syntax, ...verdict('VALID'), at: null, findings: [] }
  if (ending) return syntax
  const diagnosis = found === 'address' ? 'DNSWARN_NO_MX_RECORD' : 'DNSWARN_NO_RECORD'
  return { ...syntax, ...verdict(diagnosis) }
}

function octets(text: string): number {
  return Buffer.byteLength(text)
}
