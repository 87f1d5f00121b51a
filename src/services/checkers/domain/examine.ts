import type { Blacklists } from '@postproof/blacklists/types'
import type { Validator } from '@postproof/dns/dnssec'
import { message } from '@postproof/messages/message'
import { checkerOf } from '@postproof/records/checkers'
import { checkDnssec } from '@postproof/records/domain/dnssec'
import { checkMailServers, type MailServers } from '@postproof/records/domain/mail-servers'
import { readSends, sendsBy } from '@postproof/records/domain/role'
import { checkNameServers, findZone, type NameServers } from '@postproof/records/domain/zone'
import type { RecordReport } from '@postproof/records/record/report'
import { createTrace } from '@postproof/records/record/trace'
import { parseSpf } from '@postproof/records/spf/parse'
import type { Registrations } from '@postproof/spam-test/rdap/registrations'
import {
  type DomainSection,
  domainSections,
  type RecordChecker,
  recordCheckers,
} from '#contract/checker-names.ts'
import type { HostProbes } from '../hosts/probes.ts'
import type { RecordCheckerWorld } from '../record-checkers.ts'
import { ageSection } from './age.ts'
import { deadEndsSection } from './dead-ends.ts'
import { hostsSection } from './hosts.ts'
import { listsSection } from './lists.ts'
import { lookAlikesSection } from './look-alikes.ts'
import { recordSection } from './records.ts'
import { type Section, sectionOf, unasked } from './section.ts'
import { LIMITS, type Limits, within } from './within.ts'

/** What a domain report asks of the world. */
export type DomainWorld = RecordCheckerWorld & {
  blacklists: Blacklists
  registrations?: Registrations | undefined
  /** Absent in a world that has no signatures. */
  validator?: Validator | undefined
  /** Absent where no mail server may be connected to. */
  probes?: HostProbes | undefined
  /** False: names like the domain are not looked up, which costs about 70 questions. */
  lookAlikes?: boolean
  limits?: Limits
}

export type Examined = {
  domain: string
  sends: boolean | null
  /** Where email to it goes; null when that part was late. */
  mail: MailServers | null
  /** In the order of the contract. */
  sections: Section[]
}

type Subject = { domain: string; knownSelectors: string[] }

/**
 * Asks everything about a domain at the same time, each part with a deadline of its own, and each question once however
 * many parts have it. A part that is late, or fails, is no-data and takes nothing from the others. Never rejects.
 *
 * `onSection` gets each section when it is known, but none before it is known that the domain exists: then nothing else
 * is judged. Sections that are late are in the result only.
 */
export async function examine(
  subject: Subject,
  world: DomainWorld,
  onSection: (section: Section) => void = () => {},
): Promise<Examined> {
  const { domain } = subject
  const limits = world.limits ?? LIMITS
  const { resolver } = createTrace({ resolver: world.resolver })
  const asked = { ...world, resolver }
  // Without a signal: the SPF part asks the same question, and has more time for it.
  const sends = within(limits.role, 0, () => readSends(domain, resolver))
  const inTime = <T>(run: (signal: AbortSignal) => Promise<T>) => within(limits.part, limits.grace, run)
  const mailServers = inTime(async (signal) => checkMailServers(domain, await sends, bound(resolver, signal)))
  const reports = recordCheckers.map((kind) =>
    inTime((signal) => checkRecord(kind, subject, sends, { ...asked, signal })),
  )
  const hosts = within(limits.hosts.probe + limits.hosts.port, limits.grace, (signal) =>
    hostsSection(domain, {
      ...{ resolver: bound(resolver, signal), clock: world.clock, probes: world.probes },
      validator: world.validator,
      ...{ mail: mailServers, policy: reports[recordCheckers.indexOf('mta-sts')]! },
      ...{ limits: limits.hosts, signal },
    }),
  )
  const nameServers = inTime(async (signal) => {
    const bounded = bound(resolver, signal)
    return checkNameServers(domain, await findZone(domain, bounded), bounded)
  })
  const dnssec = inTime(async (signal) => {
    const bounded = bound(resolver, signal)
    const validation = world.validator?.open(signal)
    const now = world.clock.now()
    return checkDnssec(domain, await findZone(domain, bounded), { resolver: bounded, validation, now })
  })
  const lists = inTime((signal) =>
    listsSection(domain, {
      ...{ resolver: bound(resolver, signal), blacklists: world.blacklists },
      ...{ mail: mailServers, signal },
    }),
  )
  const lookAlikes = inTime((signal) =>
    lookAlikesSection(domain, {
      ...{ resolver: bound(resolver, signal), signal },
      off: world.lookAlikes === false,
    }),
  )
  const age = inTime((signal) => ageSection(domain, { ...asked, signal }))
  const deadEnds = async () => {
    const [known, mail, zone] = await Promise.all([Promise.all(reports), mailServers, nameServers])
    const seen = { domain, reports: known.filter((report) => report !== null), mail, zone }
    return within(limits.after, limits.grace, (signal) => deadEndsSection(seen, bound(resolver, signal)))
  }
  const shown = async (part: Promise<Section | null>) => {
    const section = await part
    if (section && !isGone(await mailServers)) onSection(section)
    return section
  }
  const sections = await Promise.all([
    ...reports.map((report) =>
      shown(report.then(async (found) => found && recordSection(found, await sends))),
    ),
    shown(mailServers.then((mail) => mail && sectionOf('mx', mail))),
    shown(nameServers.then((servers) => servers && sectionOf('nameservers', servers))),
    shown(dnssec.then((found) => found && dnssecSection(found))),
    ...[hosts, deadEnds(), lists, age, lookAlikes].map(shown),
  ])
  const mail = await mailServers
  // A record that came too late for the parts that wait for it still says what the domain does.
  const record = (await Promise.all(reports)).find((report) => report?.kind === 'spf')?.record ?? null
  const said = (await sends) ?? sendsBy(record === null ? null : parseSpf(record))
  return { domain, sends: said, mail, sections: inOrder(sections, isGone(mail), limits) }
}

type Sends = Promise<boolean | null>
type Asked = RecordCheckerWorld & { signal: AbortSignal }

async function checkRecord(
  kind: RecordChecker,
  { domain, knownSelectors }: Subject,
  sends: Sends,
  world: Asked,
): Promise<RecordReport> {
  const query = { input: domain, domain, knownSelectors, seen: knownSelectors.length > 0 }
  // A domain that says it sends nothing is to be closed altogether.
  const parked = kind === 'dmarc' && (await sends) === false
  return checkerOf(kind).check({ ...query, ...(parked ? { parked } : {}) }, world)
}

/** The resolver whose questions end with the signal. */
const bound = (resolver: DomainWorld['resolver'], signal: AbortSignal): DomainWorld['resolver'] => ({
  lookup: (name, type, options = {}) => resolver.lookup(name, type, { signal, ...options }),
})

function dnssecSection(part: Pick<NameServers, 'findings' | 'records'>): Section {
  const codes = part.findings.map(({ code }) => code)
  const isAbsent = codes.includes('absent')
  return sectionOf('dnssec', {
    ...part,
    ...(isAbsent ? { status: 'no-data' as const, optional: true } : {}),
    unasked: codes.includes('signed') ? [message('domain.signatures')] : [],
  })
}

const isGone = (mail: MailServers | null) =>
  mail?.findings.some(({ id, code }) => id === 'domain_mx' && code === 'no-domain') ?? false

/** Every section of the contract; what is missing was late. Nothing else is judged of a domain that does not exist. */
function inOrder(found: (Section | null)[], gone: boolean, { part, after, hosts }: Limits): Section[] {
  const at = new Map(found.flatMap((section) => (section ? [[section.id, section] as const] : [])))
  return domainSections.map((id: DomainSection) => {
    if (gone && id !== 'mx') return unasked(id, message('domain.not_judged'))
    const ms = id === 'dangling' ? after : id === 'mail-servers' ? hosts.probe + hosts.port : part
    const seconds = Math.ceil(ms / 1000)
    return at.get(id) ?? unasked(id, message('domain.late', { seconds }))
  })
}
