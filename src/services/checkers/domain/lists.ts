import type { BlacklistReport, Blacklists, ListAnswer } from '@postproof/blacklists/types'
import { canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'
import type { MailServers } from '@postproof/records/domain/mail-servers'
import { recordFinding } from '@postproof/records/record/findings'
import type { RecordFinding } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import { askSingleSpf } from '@postproof/records/spf/single-record'
import { type Section, sectionOf } from './section.ts'

/** The blacklists of a domain, of its mail servers, and of the single addresses that its SPF record names. */

/** `sends`: the SPF record lets the address pass. `receives`: it is only a mail server of the domain. */
type Role = 'domain' | 'sends' | 'receives'
type Subject = { text: string; role: Role }

/** Each costs a question to every list. */
const MOST_ADDRESSES = 6

/** `mail`: null when the mail servers were not found in time. */
type World = {
  resolver: Resolver
  blacklists: Blacklists
  mail: Promise<MailServers | null>
  signal: AbortSignal
}

export async function listsSection(domain: string, world: World): Promise<Section> {
  const { blacklists, signal } = world
  const subjects: Subject[] = [{ text: domain, role: 'domain' }, ...(await addressesOf(domain, world))]
  const reports = await Promise.all(
    subjects.map(({ text, role }) =>
      role === 'domain' ? blacklists.checkDomain(text, signal) : blacklists.checkAddress(text, signal),
    ),
  )
  const listings = subjects.flatMap((subject, at) => listed(subject, reports[at]!))
  const findings = listings.length > 0 ? listings : [unlisted(subjects, reports)]
  return sectionOf('blacklists', { findings, answered: answeredIn(subjects, reports) })
}

/** Which list answered about which subject, by the names that findings say. */
function answeredIn(subjects: Subject[], reports: BlacklistReport[]): ReadonlySet<string> {
  const pairs = subjects.flatMap(({ text }, at) =>
    reports[at]!.answers.flatMap(({ name, state }) =>
      state === 'listed' || state === 'not-listed' ? [`${text} ${name}`] : [],
    ),
  )
  return new Set(pairs)
}

async function addressesOf(domain: string, { resolver, mail }: World): Promise<Subject[]> {
  const [record, servers] = await Promise.all([askSingleSpf(domain, resolver), mail])
  const passing = (record?.terms ?? []).flatMap((term) =>
    term.kind === 'mechanism' && term.qualifier === '+' ? [term] : [],
  )
  const named = passing.flatMap(({ name, text }) => {
    const [, address] = /^\+?ip[46]:([^/]+)(?:\/(?:32|128))?$/i.exec(text) ?? []
    return name.startsWith('ip') && address !== undefined ? [canonicalAddress(address) ?? ''] : []
  })
  const sending = named.filter((address) => classifyAddress(address) === 'public')
  const receiving = (servers?.servers ?? []).flatMap(({ addresses }) => addresses.slice(0, 1))
  const isOwn = passing.some(({ name, value }) => name === 'mx' && value === '')
  const subjects: Subject[] = [
    ...sending.map((text) => ({ text, role: 'sends' as const })),
    ...receiving.map((text) => ({ text, role: isOwn ? ('sends' as const) : ('receives' as const) })),
  ]
  const first = new Map(subjects.toReversed().map((subject) => [subject.text, subject]))
  return [...first.values()].reverse().slice(0, MOST_ADDRESSES)
}

const isListing = ({ kind, state, tier, severity }: ListAnswer) =>
  kind === 'block' && state === 'listed' && tier !== 'info' && severity !== 'info'

function listed({ text, role }: Subject, { status, answers }: BlacklistReport): RecordFinding[] {
  const listings = answers.filter(isListing)
  if (listings.length === 0) return []
  const links = listings.flatMap(({ removalUrl }) => (removalUrl === null ? [] : [removalUrl]))
  const facts = { subject: text, role, lists: listings.map(({ name }) => name), links }
  // What a server that only receives is listed for costs the domain's own mail nothing.
  const isBad = status === 'bad' && role !== 'receives'
  return [recordFinding(isBad ? 'bad' : 'warning', 'domain_lists', 'listed', { facts })]
}

function unlisted(subjects: Subject[], reports: BlacklistReport[]): RecordFinding {
  const sum = (key: 'answered' | 'asked') => reports.reduce((all, report) => all + report[key], 0)
  const facts = { subjects: subjects.map(({ text }) => text), answered: sum('answered'), asked: sum('asked') }
  if (facts.answered === 0) return undecided('domain_lists', 'none-answered', { facts })
  return reports.some(({ status }) => status === 'no-data')
    ? undecided('domain_lists', 'partly', { facts })
    : recordFinding('good', 'domain_lists', 'clean', { facts })
}
