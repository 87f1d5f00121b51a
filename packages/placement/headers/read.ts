/**
 * The header block of a delivered mail, read as its mailbox provider wrote it: RFC 5322 fields, the trace of RFC 5321,
 * 4.4, Authentication-Results of RFC 8601, and the filters' own fields. The mail may be hostile: whatever a sender can
 * write himself is not taken for the provider's word.
 */
import { canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import { organizationOf } from '@postproof/engine/organization'
import { parseAddressList } from '@postproof/message/addresses'
import { header } from '@postproof/message/headers'
import type { Header } from '@postproof/message/types'
import type { ProviderInfo } from '../provider-info.ts'
import type { PlacementHeaders, PlacementHop } from '../report-types.ts'
import { fieldsOf, plainValue } from './fields.ts'
import { filterCodeOf, filterVerdicts } from './filters.ts'
import { markOf } from './marks.ts'
import { microsoftVerdict } from './microsoft.ts'
import { borderOf, readTrace, senderIpOf, type TraceHop } from './received.ts'
import { trustedAuth } from './trusted-auth.ts'

/** A clock that is this far behind is only set a little wrong: no delay. */
const SMALL_SKEW = 60_000
/** An older date in the trace is no part of this delivery. */
const MAX_DELIVERY = 14 * 24 * 3_600_000
const MAX_SUBJECT = 500

/** Oldest first, each with the seconds since the one before whose date can be read. */
function timeline(newestFirst: readonly TraceHop[], border: number): PlacementHop[] {
  const hops: PlacementHop[] = []
  let before: number | null = null
  for (let i = newestFirst.length - 1; i >= 0; i--) {
    const { from, by, at, tls } = newestFirst[i]!
    const between: number | null = at === null || before === null ? null : at - before
    const skewed = between !== null && between < 0
    const delay = between === null || between < -SMALL_SKEW ? null : Math.max(0, Math.round(between / 1000))
    hops.push({ from, by, at, delay, tls, border: i === border, skewed })
    before = at ?? before
  }
  return hops
}

function senderOf(fields: readonly Header[]): { sender: string | null; senderDomain: string | null } {
  const from = fields.find((field) => field.key === 'from')
  const first =
    from && parseAddressList(from.raw.slice(0, 8000)).addresses.find((each) => each.address !== '')
  if (!first) return { sender: null, senderDomain: null }
  return { sender: first.address.slice(0, 320), senderDomain: organizationOf(first.domain).slice(0, 255) }
}

function secondsSince(start: number | null, deliveredAt: number): number | null {
  if (start === null || deliveredAt - start > MAX_DELIVERY || deliveredAt - start < -SMALL_SKEW) return null
  return Math.max(0, Math.round((deliveredAt - start) / 1000))
}

/** The oldest date of the trace that can belong to this delivery. */
function startOf(hops: readonly TraceHop[], deliveredAt: number): number | null {
  const dates = hops
    .map((hop) => hop.at)
    .filter((at) => at !== null)
    .filter((at) => at <= deliveredAt + SMALL_SKEW && deliveredAt - at <= MAX_DELIVERY)
  return dates.length === 0 ? null : Math.min(...dates)
}

/** Microsoft writes 255.255.255.255 where no server handed the mail over. */
function publicAddress(ip: string | null | undefined): string | null {
  const address = ip ? canonicalAddress(ip) : undefined
  return address !== undefined && classifyAddress(address) === 'public' ? address : null
}

/**
 * What the header block of a delivered mail says: who sent it, how it travelled, and what this provider thought of it.
 * `headers`: latin1; `internalDate`: INTERNALDATE in Unix milliseconds. Never throws; linear in the header block.
 */
export function readPlacementHeaders(
  headers: string,
  provider: ProviderInfo,
  internalDate: number,
): PlacementHeaders {
  const fields = fieldsOf(headers)
  const trace = readTrace(fields)
  const border = borderOf(trace, provider)
  const borderField = trace[border]?.field ?? -1
  const { sender, senderDomain } = senderOf(fields)
  const trust = { fields, border: borderField, provider, own: trace.slice(0, border + 1) }
  const { auth, absence, read } = trustedAuth(trust, senderDomain)
  const ms = provider.family === 'microsoft' ? microsoftVerdict(fields, read) : null
  const deliveredAt = internalDate > 0 ? internalDate : (trace[0]?.at ?? 0)
  const messageId = header({ headers: fields }, 'message-id')
  const subject = header({ headers: fields }, 'subject')?.value.slice(0, MAX_SUBJECT) ?? null
  const filters = filterVerdicts(fields, borderField, provider.family)
  const judged = filters.map(({ name, verdict, unsure }) => ({ code: filterCodeOf(name), verdict, unsure }))
  return {
    subject,
    sender,
    senderDomain,
    messageId: messageId ? plainValue(messageId).slice(0, 998) || null : null,
    senderIp: senderIpOf(trace[border], provider) ?? publicAddress(ms?.cip),
    auth,
    authAbsence: absence,
    ms,
    filters,
    mark: markOf(judged, subject),
    hops: timeline(trace, border),
    deliveredAt,
    deliverySeconds: secondsSince(startOf(trace, deliveredAt), deliveredAt),
  }
}
