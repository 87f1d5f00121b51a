import { sameOrganization } from '@postproof/engine/organization'
import { type SenderService, serviceById, serviceOfReturnPath, serviceOfSignature } from '@postproof/senders'
import type { AggregateRow } from '../types.ts'
import { isSteady } from './context.ts'
import type { DomainContext } from './domain-context.ts'
import type { SourceName } from './name.ts'
import { addressOf, routeOf, signatureOf, type Traces } from './traces.ts'

/**
 * What a source is to a domain.
 * - `in-order`: it is the domain's, and its mail passes DMARC by DKIM.
 * - `broken`: it is the domain's, and mail fails, or only SPF holds it up.
 * - `never-aligned`: the owner confirmed it, nothing of it passes, and it cannot sign as the domain or is not known to.
 * - `forwarded`: mail of the domain that a recipient or list passed on.
 * - `stranger`: nothing shows that it is the domain's.
 * - `unclear`: the reports do not say enough.
 */
export type Verdict = 'in-order' | 'broken' | 'never-aligned' | 'forwarded' | 'stranger' | 'unclear'

/** What is broken: the SPF record lacks the server, mail is not signed as the domain, or neither holds for some mail. */
export type Broken = 'spf' | 'dkim' | 'both'

/**
 * Why. `told`: the receiver says that it was forwarded. `signature-elsewhere`: the domain's signature passes on another way
 * than it leaves. `list`: a known list or forwarder passed it on, and the domain's signature broke. `service`: a known service
 * in its own name. `steady`: it sends often enough to be asked about. `own-name`: its host name is the domain's.
 * `broken-signature`: a known signature of the domain does not pass. `few`, `no-results`: too little. `denied`: the owner says
 * that it is not theirs. `mended`: it failed, and passes again.
 */
export type Why =
  | 'aligned'
  | 'confirmed'
  | 'denied'
  | 'mended'
  | 'told'
  | 'signature-elsewhere'
  | 'list'
  | 'service'
  | 'steady'
  | 'own-name'
  | 'broken-signature'
  | 'few'
  | 'no-results'
  | 'no-sign'

/** What one row is, before the rows of a source are judged together. `yours`: it, or its address, passed as the domain. */
export type Belongs = { to: 'yours' | 'forwarded' | 'stranger' | 'unclear'; why: Why }

const FORWARDING = new Set(['forwarded', 'mailing_list', 'trusted_forwarder'])
/** So much of one sender in the owner's name deserves a question, even if nothing passes. */
const STEADY_CLAIM = { messages: 20, reporters: 2, days: 7 }
const STEADY_OTHER = { messages: 50, reporters: 2, days: 7 }

/**
 * What one row belongs to. It is `yours` only by a pass of the domain's own organization, or at an address of the domain's own
 * servers where no other domain passes. A name that does not pass counts for nothing: anyone can write it.
 */
export function belongingOf(
  row: AggregateRow,
  traces: Traces,
  name: SourceName,
  context: DomainContext,
): Belongs {
  if (isTold(row) && row.spf !== 'pass') return { to: 'forwarded', why: 'told' }
  if (row.passed || traces.own.length > 0 || traces.ownPath !== null)
    return ownOrForwarded(row, traces, context)
  if (isOfOwnServer(row, traces, context)) return { to: 'yours', why: 'aligned' }
  if (!traces.checked) return { to: 'unclear', why: 'no-results' }
  const known = traces.claimed.some((each) => context.signatures.has(signatureOf(each)))
  if (traces.claimed.length > 0 && isPassedOn(traces)) return { to: 'forwarded', why: 'list' }
  if (known) return { to: 'unclear', why: 'broken-signature' }
  if (name.id !== null) return { to: 'unclear', why: 'service' }
  if (name.kind === 'own') return { to: 'unclear', why: 'own-name' }
  return isOften(row, traces, context) ? { to: 'unclear', why: 'steady' } : { to: 'stranger', why: 'no-sign' }
}

function ownOrForwarded(row: AggregateRow, traces: Traces, context: DomainContext): Belongs {
  const route = routeOf(row, traces)
  if (route === 'own' || traces.own.length === 0) return { to: 'yours', why: 'aligned' }
  const homes = traces.own.map((each) => context.isHome(signatureOf(each), route))
  if (homes.includes(true)) return { to: 'yours', why: 'aligned' }
  if (homes.includes(false)) return { to: 'forwarded', why: 'signature-elsewhere' }
  // The only mail with this signature: by a way of the domain's own, or by one that nothing explains.
  return traces.foreignPath === null ? { to: 'yours', why: 'aligned' } : { to: 'unclear', why: 'few' }
}

/** `forwarded` is of RFC 7489; Google writes `local_policy` with `arc=pass` where it believes an ARC chain. */
const isTold = ({ reasons }: AggregateRow) =>
  reasons.some(({ type, comment }) => FORWARDING.has(type) || /\barc=pass\b/i.test(comment ?? ''))

/**
 * Mail that fails, from an address of the domain's own servers where no one else passes. A temporary error at an address of a
 * service counts too, if it names a signature that passes elsewhere: the receiver failed, not the mail.
 */
function isOfOwnServer(row: AggregateRow, traces: Traces, context: DomainContext): boolean {
  const address = addressOf(row)
  if (traces.foreign.length > 0 || traces.foreignPath !== null) return false
  if (context.ownAddresses.has(address)) return true
  const temporary = traces.claimed.some(
    (each) => each.result === 'temperror' && context.signatures.has(signatureOf(each)),
  )
  return temporary && context.servicesOfAddresses.has(address)
}

/** A list or forwarder of the table passes in its own name. */
function isPassedOn({ foreign, foreignPath }: Traces): boolean {
  const services = [
    ...foreign.map(({ domain }) => serviceOfSignature(domain)),
    foreignPath === null ? null : serviceOfReturnPath(foreignPath),
  ]
  return services.some((found) => found?.service.kind === 'list' || found?.service.kind === 'forwarder')
}

function isOften(row: AggregateRow, traces: Traces, context: DomainContext): boolean {
  const signed = traces.foreign.map(({ domain }) => domain).filter((domain) => !serviceOfSignature(domain))
  const path = traces.foreignPath
  const others = path === null || serviceOfReturnPath(path) ? signed : [...signed, path]
  if (others.length > 0) return others.some((name) => isSteady(context.volumeOf(name), STEADY_OTHER))
  const claims = row.spfResults.some(
    ({ domain }) => domain !== '' && sameOrganization(domain, row.headerFrom),
  )
  return claims && isSteady(context.volumeAt(addressOf(row)), STEADY_CLAIM)
}

/** Counts of messages of one source. */
export type Counts = {
  messages: number
  passed: number
  dkimAligned: number
  spfAligned: number
  /** Its return path is the domain's own, and the SPF record there does not let it pass. */
  spfFails: number
}

/** Receivers err in a few messages of a thousand; below these shares nothing is wrong with the source. */
const MAY_FAIL = 0.02
const MAY_LACK = 0.05
/** Fewer faulty messages than this show no fault; if they are much of the mail, there is too little mail to say. */
const FEWEST = 3
const MUCH = 0.2

/** Messages that show each fault. */
export const faultsOf = ({ messages, passed, dkimAligned, spfFails }: Counts): Record<Broken, number> => ({
  ...{ both: messages - passed, dkim: messages - dkimAligned, spf: spfFails },
})

/** The verdict of a source that is the domain's, by the shares of its mail. */
export function verdictOfOwn(counts: Counts): { verdict: Verdict; broken: Broken | null; why: Why } {
  const { messages } = counts
  const faulty = faultsOf(counts)
  const faults: [broken: Broken, faulty: number, mayBe: number][] = [
    ['both', faulty.both, MAY_FAIL],
    ['dkim', faulty.dkim, MAY_LACK],
    ['spf', faulty.spf, MAY_LACK],
  ]
  const found = faults.filter(([, faulty, mayBe]) => faulty > messages * mayBe)
  const shown = found.find(([, faulty]) => faulty >= FEWEST)
  if (shown) return { verdict: 'broken', broken: shown[0], why: 'aligned' }
  return found.some(([, faulty]) => faulty > messages * MUCH)
    ? { verdict: 'unclear', broken: null, why: 'few' }
    : { verdict: 'in-order', broken: null, why: 'aligned' }
}

/** The verdict of a source without a pass that its owner says is theirs. A server of theirs can be set up. */
export function verdictOfConfirmed({ id, kind }: Pick<SourceName, 'id' | 'kind'>): {
  verdict: Verdict
  broken: Broken | null
  why: Why
} {
  const service = id === null ? null : serviceById(id)
  const isMendable = service ? canAlign(service) : kind !== 'other'
  return isMendable
    ? { verdict: 'broken', broken: 'both', why: 'confirmed' }
    : { verdict: 'never-aligned', broken: null, why: 'confirmed' }
}

/** It is known that its mail cannot pass DMARC as the domain of a customer. */
export const cannotAlign = ({ aligns: { dkim, spf } }: SenderService): boolean =>
  dkim === 'no' && spf === 'no'

const canAlign = ({ aligns: { dkim, spf } }: SenderService): boolean =>
  dkim === 'yes' || dkim === 'plan' || spf === 'yes' || spf === 'subdomain' || spf === 'setting'
