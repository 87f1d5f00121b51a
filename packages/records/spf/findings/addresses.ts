import { classifyAddress } from '@postproof/engine/addresses'
import { recordFinding } from '../../record/findings.ts'
import type { RecordFinding } from '../../record/report.ts'
import {
  type AddressSet,
  BITS,
  countOf,
  networkOf,
  numberOf,
  printNumber,
  subtract,
  union,
} from '../address-set.ts'
import { shareOf } from '../address-space.ts'
import type { Mechanism } from '../mechanism.ts'
import type { SpfSubject } from '../subject.ts'
import { networksOf } from '../term-addresses.ts'
import { reachable } from '../tree.ts'

/** How many addresses the record lets pass, term by term and in all. */

/** Prefix lengths below which a range is remarkable (own); `/0` is everyone in either family. */
const HUGE = 8
const WIDE = { 4: 16, 6: 32 } as const
const HALF = 1n << 31n

type Width = 'everyone' | 'huge' | 'wide' | null

/** Whether all addresses of a network are such as no receiver on the internet sees. */
function isReserved(term: Mechanism): boolean {
  if (term.name !== 'ip4' && term.name !== 'ip6') return false
  const family = term.name === 'ip4' ? 4 : 6
  const number = numberOf(term.value)
  const bits = (family === 4 ? term.bits4 : term.bits6) ?? BITS[family]
  if (number?.family !== family || Number.isNaN(bits)) return false
  // Wider than the widest range of one kind: 10.0.0.0/8 and fc00::/7.
  if (bits < (family === 4 ? 8 : 7)) return false
  const { first, last } = networkOf(number.value, bits, family)
  const ends = [first, last].map((end) => classifyAddress(printNumber(end, family)))
  return ends[0] === ends[1] && !['public', 'invalid'].includes(ends[0]!)
}

function widthOf(term: Mechanism): Width {
  if (term.qualifier !== '+' || isReserved(term)) return null
  const widths = ([4, 6] as const).map((family): Width => {
    const bits = family === 4 ? term.bits4 : term.bits6
    if (bits === null || Number.isNaN(bits)) return null
    if (bits === 0) return 'everyone'
    return bits < HUGE ? 'huge' : bits < WIDE[family] ? 'wide' : null
  })
  return (['everyone', 'huge', 'wide'] as const).find((width) => widths.includes(width)) ?? null
}

const mechanisms = ({ record }: SpfSubject) =>
  (record ? reachable(record) : []).filter((term): term is Mechanism => term.kind === 'mechanism')

function termFinding(
  status: RecordFinding['status'],
  id: string,
  code: string,
  terms: Mechanism[],
): RecordFinding[] {
  if (terms.length === 0) return []
  const texts = terms.slice(0, 10).map((term) => term.text.slice(0, 80))
  const spans = terms.slice(0, 50).map((term) => term.span)
  return [recordFinding(status, id, code, { facts: { texts }, spans })]
}

const isSpecial = ({ name, value }: Mechanism) =>
  (name === 'ip4' || name === 'ip6') && !['public', 'invalid'].includes(classifyAddress(value))

/** Findings about mechanisms that let too many addresses pass, or addresses that are not public. */
export function rangeFindings(subject: SpfSubject): RecordFinding[] {
  const terms = mechanisms(subject)
  const of = (width: Width) => terms.filter((term) => widthOf(term) === width)
  const reserved = terms.filter((term) => isReserved(term) || (widthOf(term) === null && isSpecial(term)))
  return [
    ...termFinding('bad', 'spf_range', 'everyone', of('everyone')),
    ...termFinding('bad', 'spf_range', 'huge', of('huge')),
    ...termFinding('warning', 'spf_range', 'wide', of('wide')),
    ...termFinding('warning', 'spf_private', 'reserved', reserved),
  ]
}

function reservedIn(subject: SpfSubject): AddressSet {
  const { domain, tree } = subject
  return union(
    ...mechanisms(subject)
      .filter(isReserved)
      .map((term) => networksOf(term, domain, tree, 4)),
  )
}

/** The union of all branches. Left out where a single term of the record says the same already. */
export function reachFindings(subject: SpfSubject): RecordFinding[] {
  const { record, counts, authorized, tree } = subject
  if (!record || !counts) return []
  if (record.all === '+' || mechanisms(subject).some((term) => widthOf(term) === 'everyone')) return []
  const ipv4 = subtract(authorized.root[4], reservedIn(subject))
  const count = countOf(ipv4)
  const facts = {
    addresses: String(count),
    share: shareOf(ipv4, 4),
    open: authorized.open.slice(0, 10),
    ipv6: String(countOf(authorized.root[6])),
  }
  const everyone = count === 1n << 32n || countOf(authorized.root[6]) === 1n << 128n
  if (everyone) return [recordFinding('bad', 'spf_reach', 'everyone', { facts })]
  if (count > HALF) return [recordFinding('bad', 'spf_reach', 'almost-everyone', { facts })]
  const unanswered = authorized.open.some(({ why }) => why === 'unanswered') || tree.truncated
  return unanswered
    ? [recordFinding('no-data', 'spf_reach', 'unanswered', { facts })]
    : [recordFinding('good', 'spf_reach', 'bounded', { facts })]
}
