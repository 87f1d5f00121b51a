import { isAnswered } from '#engines/record/published.ts'
import type { SuggestedRecord } from '#engines/record/report.ts'
import type { DnsAnswer } from '#engines/world.ts'
import { type Correction, correctSpf } from './correct.ts'
import type { SpfChange } from './details.ts'
import { gluedTerms } from './findings/record.ts'
import { firstSpf, mergeSpf } from './print.ts'
import { serviceOfExchange } from './services.ts'
import type { SpfSubject } from './subject.ts'
import { branchOf } from './tree.ts'

/** Records to publish, from our own generator alone. */

export type Suggestion = { suggested: SuggestedRecord[]; changes: SpfChange[] }

/** What the domain's mail goes to, asked when it has no record. */
export type MailHosts = { mx: DnsAnswer; address: DnsAnswer } | null

export const NOTHING: Suggestion = { suggested: [], changes: [] }
const PARKED = 'v=spf1 -all'

/** Changes that may let mail pass, or fail, that did otherwise before. */
const RISKS: [code: string, risk: string][] = [
  ['all-last', 'spf.risk.hidden'],
  ['ptr', 'spf.risk.ptr'],
  ['all-open', 'spf.risk.all'],
  ['all-missing', 'spf.risk.all'],
  ['missing', 'spf.risk.dead'],
  ['no-record', 'spf.risk.dead'],
]

export function suggestSpf(subject: SpfSubject, mail: MailHosts): Suggestion {
  const { domain, texts, record, parked } = subject
  const { outcome } = texts.answer
  if (!isAnswered(outcome) || outcome === 'nxdomain' || outcome === 'bad-name') return NOTHING
  const base = { type: 'TXT' as const, host: domain, ttl: 3600 }
  if (parked) return parkedRecord(subject, base)
  if (texts.records.length > 1) {
    const value = mergeSpf(texts.records)
    if (value === null) return NOTHING
    const change = { code: 'merge', before: texts.records.join('\n'), after: value }
    const merged = { ...base, action: 'replace' as const, value, current: change.before }
    return { suggested: [{ ...merged, reason: 'spf.merge', risk: 'spf.risk.merge' }], changes: [change] }
  }
  if (!record) return firstRecord(base, mail)
  const corrected = correctSpf(record.text, correctionFacts(subject))
  return corrected ? replacement(base, record.text, corrected) : NOTHING
}

type Base = Pick<SuggestedRecord, 'type' | 'host' | 'ttl'>

function replacement(base: Base, current: string, { value, changes }: Correction): Suggestion {
  const codes = new Set(changes.map(({ code }) => code))
  const reason = codes.size === 1 ? `spf.change.${changes[0]!.code}` : 'spf.repair'
  const risks = [...new Set(RISKS.flatMap(([code, risk]) => (codes.has(code) ? [risk] : [])))]
  const risk = risks.length > 0 ? risks : 'spf.risk.none'
  return { suggested: [{ ...base, action: 'replace', value, current, reason, risk }], changes }
}

function parkedRecord({ texts, record, counts }: SpfSubject, base: Base): Suggestion {
  const words = record?.text.toLowerCase().split(' ').filter(Boolean) ?? []
  if (counts && words[1] === '-all' && texts.near.length === 0) return NOTHING
  const published = [...texts.records, ...texts.near]
  const reason = 'spf.change.parked'
  const risk = 'spf.risk.parked'
  if (published.length === 0)
    return { suggested: [{ ...base, action: 'add', value: PARKED, reason, risk }], changes: [] }
  const current = published.join('\n')
  return {
    suggested: [{ ...base, action: 'replace', value: PARKED, current, reason, risk }],
    changes: [{ code: 'parked', before: current, after: PARKED }],
  }
}

/** A domain whose mail goes to a known service most likely sends from there; one without mail hosts sends nothing. */
function firstRecord(base: Base, mail: MailHosts): Suggestion {
  if (!mail || !isAnswered(mail.mx.outcome) || !isAnswered(mail.address.outcome)) return NOTHING
  const hosts = mail.mx.records.flatMap((record) =>
    record.type === 'MX' ? [record.exchange.toLowerCase()] : [],
  )
  const real = hosts.filter((host) => host !== '.' && host !== '')
  const nothing = real.length === 0 && (hosts.length > 0 || mail.address.records.length === 0)
  if (nothing)
    return {
      suggested: [
        { ...base, action: 'add', value: PARKED, reason: 'spf.first-parked', risk: 'spf.risk.parked' },
      ],
      changes: [],
    }
  const services = real.flatMap((host) => {
    const service = serviceOfExchange(host)
    const own = service?.includes.find((name) => service.exchanges.includes(name) && host.endsWith(name))
    return service ? [own ?? service.includes[0]!] : []
  })
  const [service] = services
  const value = firstSpf(service ? `include:${service}` : real.length > 0 ? 'mx' : 'a')
  const reason = service ? 'spf.first-service' : 'spf.first'
  return { suggested: [{ ...base, action: 'add', value, reason, risk: 'spf.risk.first' }], changes: [] }
}

function correctionFacts({ record, texts, tree, count, domain }: SpfSubject) {
  const cuts: number[] = []
  let at = 0
  const glued = record ? gluedTerms(record.text, texts.strings) : []
  for (const string of texts.strings.slice(0, -1)) {
    at += string.length
    if (glued.some(({ span }) => span.start < at && at < span.end)) cuts.push(at)
  }
  const dead = new Map<string, 'missing' | 'no-record' | 'loop'>()
  const loops = new Set(count.loops.flatMap((loop) => (loop.record === domain ? [loop.term] : [])))
  for (const term of record?.terms ?? []) {
    const branch = branchOf(term)
    const node = branch === null ? undefined : tree.nodes.get(branch)
    if (node?.outcome === 'nxdomain') dead.set(term.text, 'missing')
    else if (node && node.records === 0 && isAnswered(node.outcome)) dead.set(term.text, 'no-record')
    if (loops.has(term.text)) dead.set(term.text, 'loop')
  }
  return { cuts, dead }
}
