import type { DnsAnswer } from '@postproof/engine/world'
import { type SenderService, senderServices, serviceOfExchange } from '@postproof/senders'
import { nearestWord } from '../record/nearest.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordQuestion, SuggestedRecord } from '../record/report.ts'
import { type Correction, correctSpf, type DeadReason, letsPass } from './correct.ts'
import type { SpfChange } from './details.ts'
import { gluedTerms } from './findings/record.ts'
import { isVoid, MAX_VOIDS } from './lookups.ts'
import type { SpfRecord } from './parse.ts'
import { firstSpf, mergeSpf } from './print.ts'
import type { BareNames } from './repair.ts'
import type { SpfSubject } from './subject.ts'
import { branchOf, keyOf, questionOf, reachable } from './tree.ts'

/** Records to publish, from our own generator alone. */

export type Suggestion = {
  suggested: SuggestedRecord[]
  changes: SpfChange[]
  questions: RecordQuestion[]
}

/** What the domain's mail goes to, and whether it may well send some. */
export type MailHosts = {
  mx: DnsAnswer | null
  address: DnsAnswer | null
  /** It takes in mail, seems to have DKIM keys, was seen to send, or nobody answered to say otherwise. */
  sends: boolean
  /** What stands behind names in the record that have no mechanism. */
  bare: BareNames
}

export const NOTHING: Suggestion = { suggested: [], changes: [], questions: [] }
const PARKED = 'v=spf1 -all'

/** Changes that may let mail pass, or fail, that did otherwise before. */
const RISKS: [code: string, risk: string][] = [
  ['all-last', 'spf.risk.hidden'],
  ['all-open', 'spf.risk.all'],
  ['all-missing', 'spf.risk.all'],
  ['missing', 'spf.risk.dead'],
  ['no-record', 'spf.risk.dead'],
  ['void', 'spf.risk.dead'],
]

/**
 * The record to publish, or the question that decides it; nothing where the present one is in order. `nobodyPasses`: the
 * domain may well send, and none of its mail passes the present record.
 */
export function suggestSpf(subject: SpfSubject, mail: MailHosts, nobodyPasses: boolean): Suggestion {
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
    if (!letsPass(value) && mail.sends) return asking(base, change.before, mail)
    return {
      ...NOTHING,
      suggested: [{ ...merged, reason: 'spf.merge', risk: 'spf.risk.merge' }],
      changes: [change],
    }
  }
  if (!record) return firstRecord(base, mail)
  const facts = correctionFacts(subject, mail.bare)
  const corrected = correctSpf(record.text, facts)
  // No correction takes away the last way in which a domain may send: whether it sends is asked.
  const leaves = corrected ? letsPass(corrected.value) : !onlyDead(record, facts) && !nobodyPasses
  if (!leaves && mail.sends) return asking(base, record.text, mail)
  return corrected ? replacement(base, record.text, corrected) : NOTHING
}

/** Whether every term that lets someone pass leads nowhere, so that there is nothing to keep. */
function onlyDead(record: SpfRecord, { dead }: { dead: ReadonlyMap<string, unknown> }): boolean {
  const passing = reachable(record).filter(
    (term) =>
      term.name === 'redirect' ||
      (term.kind === 'mechanism' && term.qualifier === '+' && term.name !== 'all'),
  )
  return passing.length > 0 && passing.every((term) => dead.has(term.text))
}

/** What only the owner knows: does this domain send mail? */
function asking(base: Base, current: string, mail: MailHosts): Suggestion {
  const record = (value: string, reason: string, risk: string): SuggestedRecord => ({
    ...base,
    action: 'replace',
    value,
    current,
    reason,
    risk,
  })
  const [first] = firstRecord(base, mail).suggested
  const yes = first && first.value !== PARKED ? record(first.value, first.reason, 'spf.risk.first') : null
  return {
    ...NOTHING,
    questions: [
      {
        question: 'spf.ask.sends',
        values: { domain: base.host },
        answers: [
          { answer: yes ? 'spf.answer.sends' : 'spf.answer.sends-name', record: yes },
          { answer: 'spf.answer.never', record: record(PARKED, 'spf.change.parked', 'spf.risk.parked') },
        ],
      },
    ],
  }
}

type Base = Pick<SuggestedRecord, 'type' | 'host' | 'ttl'>

function replacement(base: Base, current: string, { value, changes }: Correction): Suggestion {
  const codes = new Set(changes.map(({ code }) => code))
  const reason = codes.size === 1 ? `spf.change.${changes[0]!.code}` : 'spf.repair'
  const risks = [...new Set(RISKS.flatMap(([code, risk]) => (codes.has(code) ? [risk] : [])))]
  const risk = risks.length > 0 ? risks : 'spf.risk.none'
  return { ...NOTHING, suggested: [{ ...base, action: 'replace', value, current, reason, risk }], changes }
}

function parkedRecord({ texts, record, counts }: SpfSubject, base: Base): Suggestion {
  const words = record?.text.toLowerCase().split(' ').filter(Boolean) ?? []
  if (counts && words[1] === '-all' && texts.near.length === 0) return NOTHING
  const published = [...texts.records, ...texts.near]
  const reason = 'spf.change.parked'
  const risk = 'spf.risk.parked'
  if (published.length === 0)
    return { ...NOTHING, suggested: [{ ...base, action: 'add', value: PARKED, reason, risk }] }
  const current = published.join('\n')
  return {
    ...NOTHING,
    suggested: [{ ...base, action: 'replace', value: PARKED, current, reason, risk }],
    changes: [{ code: 'parked', before: current, after: PARKED }],
  }
}

/** A domain whose mail goes to a known service most likely sends from there; one without mail hosts sends nothing. */
function firstRecord(base: Base, mail: MailHosts): Suggestion {
  const { mx, address } = mail
  if (!mx || !address || !isAnswered(mx.outcome) || !isAnswered(address.outcome)) return NOTHING
  const hosts = mx.records.flatMap((record) => (record.type === 'MX' ? [record.exchange.toLowerCase()] : []))
  const real = hosts.filter((host) => host !== '.' && host !== '')
  const nothing = real.length === 0 && (hosts.length > 0 || address.records.length === 0)
  if (nothing)
    return {
      ...NOTHING,
      suggested: [
        { ...base, action: 'add', value: PARKED, reason: 'spf.first-parked', risk: 'spf.risk.parked' },
      ],
    }
  const services = real.flatMap((host) => {
    const service = serviceOfExchange(host)?.service
    if (!service) return []
    const includes = confirmedIncludes(service)
    const own = includes.find((name) => service.exchanges.includes(name) && host.endsWith(name))
    return own ?? includes[0] ?? []
  })
  const [service] = services
  const value = firstSpf(service ? `include:${service}` : real.length > 0 ? 'mx' : 'a')
  const reason = service ? 'spf.first-service' : 'spf.first'
  return { ...NOTHING, suggested: [{ ...base, action: 'add', value, reason, risk: 'spf.risk.first' }] }
}

/** Names that a service tells its customers to include, as far as a public source confirms them. */
const confirmedIncludes = ({ includes }: SenderService): string[] =>
  includes.filter(({ sources }) => sources.length > 0).map(({ name }) => name)

/** Names that services tell their customers to include; short ones are too near to others. */
const SERVICE_NAMES = senderServices.flatMap(confirmedIncludes).filter((name) => name.length > 9)

function correctionFacts({ record, texts, tree, count, domain }: SpfSubject, bare: BareNames) {
  const cuts: number[] = []
  let at = 0
  const glued = record ? gluedTerms(record.text, texts.strings) : []
  for (const string of texts.strings.slice(0, -1)) {
    at += string.length
    if (glued.some(({ span }) => span.start < at && at < span.end)) cuts.push(at)
  }
  const dead = new Map<string, DeadReason>()
  const meant = new Map<string, string>()
  const loops = new Set(count.loops.flatMap((loop) => (loop.record === domain ? [loop.term] : [])))
  for (const term of record?.terms ?? []) {
    const branch = branchOf(term, domain)
    const node = branch === null ? undefined : tree.nodes.get(branch)
    if (node?.outcome === 'nxdomain') dead.set(term.text, 'missing')
    else if (node && node.records === 0 && isAnswered(node.outcome)) dead.set(term.text, 'no-record')
    if (loops.has(term.text)) dead.set(term.text, 'loop')
    const question = questionOf(term, domain)
    const target = question && tree.targets.get(keyOf(question))
    // Up to two cost nothing, and someone may mean to fill the name.
    if (target && isVoid(target.outcome) && count.cost.voids > MAX_VOIDS) dead.set(term.text, 'void')
    const right = dead.has(term.text) && branch !== null ? nearestWord(branch, SERVICE_NAMES, 2) : null
    if (right !== null && right !== branch) meant.set(term.text, term.text.replace(term.value, right))
  }
  return { cuts, dead, meant, bare }
}
