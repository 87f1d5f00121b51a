import type { Status } from '@postproof/engine/finding'
import { organizationOf } from '@postproof/engine/organization'
import { recordFinding } from '@postproof/records/record/findings'
import type { RecordFinding } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import { type CertificateFault, isRefused } from './certificate.ts'
import type { ProbeState } from './probe.ts'
import type { HostReport, HostsQuestion } from './report.ts'

/**
 * What mail servers answered becomes findings: one for each case, with the hosts that it is about.
 *
 * Senders encrypt opportunistically: they take any certificate, and the next server when one fails. So what only a
 * sender that verifies would refuse is a warning, and a problem where MTA-STS is enforced: then mail does not arrive.
 */

/** `open`: port 25 leads out of this network; null when that is not known. `more`: hosts that were left out. */
type Seen = { open: boolean | null; more: number }

export function judgeHosts(question: HostsQuestion, servers: HostReport[], seen: Seen): RecordFinding[] {
  const { domain } = question
  if (servers.length === 0) return [undecided('domain_port', 'no-address', { facts: { domain } })]
  const answered = servers.filter(({ state }) => state === 'answered')
  return [
    ...portFindings(question, servers, seen),
    ...(answered.length > 0
      ? [
          greetingFinding(answered),
          ...tlsFindings(question, answered),
          ...certificateFindings(question, answered),
        ]
      : []),
    ...policyFindings(question, servers),
    ...daneFindings(domain, servers),
    ...reverseFindings(question, servers),
  ]
}

const named = (servers: HostReport[]) => ({ hosts: servers.map(({ host }) => host), count: servers.length })

/** Our own side, or nothing that can be held against the host. */
const UNKNOWN = ['silent', 'no-greeting', 'turned-away', 'no-route', 'not-public', 'resting', 'busy'] as const

function portFindings(
  { domain }: HostsQuestion,
  servers: HostReport[],
  { open, more }: Seen,
): RecordFinding[] {
  const id = 'domain_port'
  const of = (state: ProbeState) => servers.filter((server) => server.state === state)
  const answered = of('answered')
  const isReached = answered.length > 0
  const tried = servers.filter(({ state }) => TRIED.has(state))
  // Without any answer from anywhere it is this network that is closed: the domain is not to blame.
  if (!isReached && open !== true && tried.length === servers.length)
    return [
      undecided(id, open === false ? 'port-closed' : 'port-unknown', {
        facts: { domain, ...named(servers) },
      }),
    ]
  const unheard = isReached
    ? (code: string, facts: object) => recordFinding('no-data', id, code, { facts: { ...facts } })
    : (code: string, facts: object) => undecided(id, code, { facts: { ...facts } })
  const faults = (['refused', 'closed', 'not-smtp'] as const).flatMap((state) => {
    const some = of(state)
    // Refused by all is seen from one network alone: other senders may get through.
    const facts = { domain, ...named(some), all: isReached ? 'no' : 'yes' }
    if (some.length === 0) return []
    return [
      isReached || open
        ? recordFinding('warning', id, state, { facts })
        : undecided(id, 'port-unknown', { facts }),
    ]
  })
  const unknown = UNKNOWN.flatMap((state) => {
    const some = of(state)
    if (some.length === 0) return []
    return [unheard(state, { domain, ...named(some), said: some[0]!.said ?? '' })]
  })
  return [
    ...faults,
    ...unknown,
    ...(isReached ? [recordFinding('good', id, 'answered', { facts: { ...named(answered), more } })] : []),
  ]
}

/** States in which a connection was tried, and that a closed port explains. */
const TRIED: ReadonlySet<ProbeState> = new Set(['refused', 'silent', 'no-greeting', 'closed', 'no-route'])

/** Said only: pools of servers greet with names of their own, and senders do not compare them. */
function greetingFinding(answered: HostReport[]): RecordFinding {
  const others = answered.filter(({ host, name }) => name !== host)
  const ms = Math.max(...answered.map(({ greetingMs }) => greetingMs ?? 0))
  const facts = { ...named(answered), seconds: Math.round(ms / 100) / 10 }
  if (others.length === 0) return recordFinding('good', 'domain_greeting', 'own-name', { facts })
  const isOwn = others.every(
    ({ host, name }) => name !== null && organizationOf(name) === organizationOf(host),
  )
  return recordFinding('good', 'domain_greeting', isOwn ? 'same-owner' : 'other-name', {
    facts: { ...facts, ...named(others), names: [...new Set(others.map(({ name }) => name ?? '-'))] },
  })
}

const OLD = new Set(['SSLv3', 'TLSv1', 'TLSv1.1'])

function tlsFindings({ domain }: HostsQuestion, answered: HostReport[]): RecordFinding[] {
  const id = 'domain_starttls'
  const of = (...wanted: HostReport['starttls'][]) =>
    answered.filter(({ starttls }) => wanted.includes(starttls))
  const works = of('works')
  const old = works.filter(({ tls }) => OLD.has(tls?.version ?? ''))
  const versions = (some: HostReport[]) => [...new Set(some.flatMap(({ tls }) => tls?.version ?? []))]
  const facts = (some: HostReport[]) => ({ domain, ...named(some), versions: versions(some) })
  const found = (status: Status, code: string, some: HostReport[]) =>
    some.length > 0 ? [recordFinding(status, id, code, { facts: facts(some) })] : []
  return [
    ...found('bad', 'absent', of('absent', 'refused')),
    ...found('bad', 'failed', of('failed')),
    ...found('warning', 'old', old),
    ...found('no-data', 'unknown', of('unknown')),
    ...found('good', 'works', works.length > old.length ? works.filter((one) => !old.includes(one)) : []),
  ]
}

const isEnforced = ({ policy }: HostsQuestion) => policy.state === 'found' && policy.mode === 'enforce'

/** Where senders verify by DANE, authorities and names do not count (RFC 7672, 3.1.1). */
const isPinned = ({ dane }: HostReport) => dane?.secure === true && dane.match === 'matches'

const SOON_DAYS = 14

function certificateFindings(question: HostsQuestion, answered: HostReport[]): RecordFinding[] {
  const id = 'domain_certificate'
  const shown = answered.flatMap((server) =>
    server.certificate ? [{ ...server, certificate: server.certificate }] : [],
  )
  if (shown.length === 0) return []
  const enforced = isEnforced(question)
  const byFault = new Map<CertificateFault, typeof shown>()
  for (const server of shown) {
    const [worst] = server.certificate.faults
    if (worst && (enforced || !isPinned(server))) byFault.set(worst, [...(byFault.get(worst) ?? []), server])
  }
  const factsOf = (some: typeof shown) => {
    const [first] = some
    const { days, names, issuer, until } = first!.certificate
    const end = new Date(until).toISOString().slice(0, 10)
    return { ...named(some), days, names: names.slice(0, 5), issuer, end, enforced: enforced ? 'yes' : 'no' }
  }
  const faults = [...byFault].map(([fault, some]) => {
    const status = enforced && isRefused(fault) ? 'bad' : 'warning'
    return recordFinding(status, id, fault, { facts: factsOf(some) })
  })
  const sound = shown.filter(({ certificate }) => certificate.faults.length === 0)
  const pinned = shown.filter(
    (server) => server.certificate.faults.length > 0 && !enforced && isPinned(server),
  )
  const first = (some: typeof shown) => some.toSorted((a, b) => a.certificate.days - b.certificate.days)
  const soon = first(sound.filter(({ certificate }) => certificate.days < SOON_DAYS))
  const later = first(sound.filter(({ certificate }) => certificate.days >= SOON_DAYS))
  return [
    ...faults,
    ...(soon.length > 0 ? [recordFinding('warning', id, 'soon', { facts: factsOf(soon) })] : []),
    ...(later.length > 0 ? [recordFinding('good', id, 'valid', { facts: factsOf(later) })] : []),
    ...(pinned.length > 0 ? [recordFinding('good', id, 'pinned', { facts: factsOf(pinned) })] : []),
  ]
}

function policyFindings(question: HostsQuestion, servers: HostReport[]): RecordFinding[] {
  const { domain, policy } = question
  const id = 'domain_policy'
  if (policy.state === 'unknown') return [recordFinding('no-data', id, 'unanswered', { facts: { domain } })]
  if (policy.state !== 'found' || policy.mode === 'none') return []
  const enforced = isEnforced(question)
  const of = (result: HostReport['policy']) => servers.filter((server) => server.policy === result)
  const facts = (some: HostReport[]) => ({ domain, ...named(some), enforced: enforced ? 'yes' : 'no' })
  const faults = (['pattern', 'no-tls', 'certificate'] as const).flatMap((result) => {
    const some = of(result)
    const status = enforced ? 'bad' : 'warning'
    return some.length > 0 ? [recordFinding(status, id, result, { facts: facts(some) })] : []
  })
  const passes = of('passes')
  return [
    ...faults,
    ...(faults.length === 0 && passes.length > 0
      ? [recordFinding('good', id, 'passes', { facts: facts(passes) })]
      : []),
  ]
}

function daneFindings(domain: string, servers: HostReport[]): RecordFinding[] {
  const id = 'domain_dane'
  const of = (match: string, ...secure: (boolean | null)[]) =>
    servers.filter(({ dane }) => dane?.match === match && secure.includes(dane.secure))
  const found = (status: Status, code: string, some: HostReport[]) =>
    some.length > 0 ? [recordFinding(status, id, code, { facts: { domain, ...named(some) } })] : []
  return [
    ...found('bad', 'mismatch', of('mismatch', true)),
    // Wrong in any case; whether a sender acts on it depends on DNSSEC.
    ...found('warning', 'mismatch-unproven', of('mismatch', null)),
    ...found('warning', 'unusable', of('unusable', true, null)),
    ...found('no-data', 'unproven', of('matches', null)),
    ...found('no-data', 'unclear', of('unclear', true, null)),
    ...found('no-data', 'unasked', of('unasked', true)),
    ...found(
      'good',
      'unsigned',
      servers.filter(({ dane }) => dane?.secure === false),
    ),
    ...found('good', 'matches', of('matches', true)),
  ]
}

/**
 * Receivers ask for the reverse name of a server that sends. One that only receives needs none, as far as any sender
 * is known to look.
 */
function reverseFindings({ sends }: HostsQuestion, servers: HostReport[]): RecordFinding[] {
  const id = 'domain_reverse'
  const all = servers.flatMap(({ reverse }) => reverse)
  const of = (wanted: boolean | null) => all.filter(({ confirmed }) => confirmed === wanted)
  const [missing, open] = [of(false), of(null)]
  const facts = (some: typeof all) => ({
    addresses: some.slice(0, 10).map(({ address }) => address),
    count: some.length,
  })
  if (missing.length > 0)
    return [
      sends
        ? recordFinding('warning', id, 'unconfirmed', { facts: facts(missing) })
        : recordFinding('good', id, 'not-needed', { facts: facts(missing) }),
    ]
  if (open.length > 0) return [recordFinding('no-data', id, 'unanswered', { facts: facts(open) })]
  return [recordFinding('good', id, 'confirmed', { facts: facts(all) })]
}
