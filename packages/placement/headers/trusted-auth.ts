import { isWithin, sameOrganization } from '@postproof/engine/organization'
import { type AuthField, type AuthResult, readAuthResults, signerOf } from '@postproof/message/auth-results'
import type { Header } from '@postproof/message/types'
import type { ProviderInfo } from '../provider-info.ts'
import type { AuthAbsence, AuthVerdict } from '../report-types.ts'
import { plainValue } from './fields.ts'
import type { TraceHop } from './received.ts'

/**
 * Which Authentication-Results may be believed: those that this provider wrote (RFC 8601, 5). A sender can only write
 * below the Received field of the border, so what stands above it is the provider's; what stands directly below it is
 * believed only of providers that always write one there, and then only the topmost.
 */
export type Trust = {
  fields: readonly Header[]
  /** Index of the border's Received field; -1 without a trace. */
  border: number
  provider: ProviderInfo
  /** The hops at and above the border. */
  own: readonly TraceHop[]
}

const KEY = 'authentication-results'
const NOT_SAID = 'unknown'
const MAX_FIELDS = 30
/** Results that a row keeps as they were written. */
const MAX_KEPT = 20

function isOwnName(id: string | null, { provider, own }: Trust): boolean {
  if (id === null) return provider.omitsAuthservId === true
  if (provider.authservIds.length > 0)
    return provider.authservIds.some((name) => (name.startsWith('.') ? id.endsWith(name) : id === name))
  return own.some(({ by }) => by !== null && isServerOf(id, by.toLowerCase()))
}

/** An unknown server: its name is that of the server that took the mail in, or of its organization. */
function isServerOf(id: string, by: string): boolean {
  if (id === by) return true
  return by.includes('.') && id.includes('.') && (isWithin(by, id) || sameOrganization(id, by))
}

/** Fields that providers write between their Received field and the mail as it came. */
const isTrace = (key: string): boolean =>
  key === KEY || key === 'received-spf' || key === 'return-path' || /^(?:x|arc)-/.test(key)

/** The fields under the border's that the provider may have written; ends with the first Authentication-Results. */
function directlyBelow({ fields, border }: Trust): Header[] {
  const list: Header[] = []
  for (const field of fields.slice(border + 1)) {
    if (!isTrace(field.key)) break
    list.push(field)
    if (field.key === KEY) break
  }
  return list
}

/** The provider's own part of the header block. */
function ownFields(trust: Trust): Header[] {
  if (trust.border < 0) return []
  const above = trust.fields.slice(0, trust.border)
  if (trust.provider.authPlace === 'above' || above.some((field) => isOwnField(field, trust))) return above
  return [...above, ...directlyBelow(trust)]
}

function isOwnField(field: Header, trust: Trust): boolean {
  if (field.key !== KEY) return false
  const read = readAuthResults(plainValue(field))
  return read !== null && isOwnName(read.authservId, trust)
}

function dkimOf(results: AuthResult[], senderDomain: string | null) {
  const all = results
    .filter((one) => one.method === 'dkim')
    .map((one) => {
      const domain = signerOf(one)
      const aligned = domain && senderDomain ? sameOrganization(domain, senderDomain) : null
      return { result: one.result, domain, aligned }
    })
  const passed = all.filter((one) => one.result === 'pass')
  return passed.find((one) => one.aligned) ?? passed[0] ?? all.find((one) => one.aligned) ?? all[0]
}

function spfOf(results: AuthResult[]): AuthResult | undefined {
  const all = results.filter((one) => one.method === 'spf')
  return all.find((one) => 'smtp.mailfrom' in one.properties) ?? all[0]
}

/** RFC 7208, 9.1: the result is the first word. */
function receivedSpf(fields: Header[]): string | null {
  const field = fields.find((one) => one.key === 'received-spf')
  return field ? (/^[a-z]{1,20}/i.exec(plainValue(field))?.[0].toLowerCase() ?? null) : null
}

const first = (results: AuthResult[], method: string): string =>
  results.find((one) => one.method === method)?.result ?? NOT_SAID

function verdict(own: Header[], read: AuthField[], senderDomain: string | null): AuthVerdict {
  const results = read.flatMap((field) => field.results)
  const dkim = dkimOf(results, senderDomain)
  const spf = spfOf(results)
  return {
    spf: spf?.result ?? receivedSpf(own) ?? NOT_SAID,
    dkim: dkim?.result ?? NOT_SAID,
    dmarc: first(results, 'dmarc'),
    arc: first(results, 'arc'),
    dkimDomain: dkim?.domain ?? null,
    dkimAligned: dkim?.aligned ?? null,
    spfDomain: spf?.properties['smtp.mailfrom']?.split('@').at(-1)?.toLowerCase() || null,
    results: results.slice(0, MAX_KEPT),
  }
}

/**
 * What this provider found. `senderDomain`: of From, for alignment. `read` is empty and `auth` null where the provider
 * said nothing; `absence` then says what was there instead.
 */
export function trustedAuth(
  trust: Trust,
  senderDomain: string | null,
): { auth: AuthVerdict | null; absence: AuthAbsence | null; read: AuthField[] } {
  const own = ownFields(trust)
  const read = own
    .filter((field) => isOwnField(field, trust))
    .slice(0, MAX_FIELDS)
    .map((field) => readAuthResults(plainValue(field)))
    .filter((field) => field !== null)
  if (read.length > 0 || receivedSpf(own) !== null)
    return { auth: verdict(own, read, senderDomain), absence: null, read }
  const others = trust.fields.filter((field) => field.key === KEY)
  const absence =
    others.length === 0
      ? 'no-field'
      : others.some((field) => isOwnField(field, trust))
        ? 'below-border'
        : 'foreign-only'
  return { auth: null, absence, read }
}
