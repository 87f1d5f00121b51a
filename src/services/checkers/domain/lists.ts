import type { BlacklistReport, Blacklists, ListAnswer } from '@postproof/blacklists/types'
import { canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'
import { checkMailServers } from '@postproof/records/domain/mail-servers'
import { recordFinding } from '@postproof/records/record/findings'
import { askTexts } from '@postproof/records/record/published'
import type { RecordFinding } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import { isSpfRecord, parseSpf } from '@postproof/records/spf/parse'
import { type Section, sectionOf } from './section.ts'

/** The blacklists of a domain, of its mail servers, and of the single addresses that its SPF record names. */

/** `sends`: the SPF record lets the address pass. `receives`: it is only a mail server of the domain. */
type Role = 'domain' | 'sends' | 'receives'
type Subject = { text: string; role: Role }

/** Each costs a question to every list. */
const MOST_ADDRESSES = 6

type World = { resolver: Resolver; blacklists: Blacklists; signal: AbortSignal }

export async function listsSection(
  domain: string,
  { resolver, blacklists, signal }: World,
): Promise<Section> {
  const subjects: Subject[] = [{ text: domain, role: 'domain' }, ...(await addressesOf(domain, resolver))]
  const reports = await Promise.all(
    subjects.map(({ text, role }) =>
      role === 'domain' ? blacklists.checkDomain(text, signal) : blacklists.checkAddress(text, signal),
    ),
  )
  const listings = subjects.flatMap((subject, at) => listed(subject, reports[at]!))
  return sectionOf('blacklists', { findings: listings.length > 0 ? listings : [unlisted(subjects, reports)] })
}

async function addressesOf(domain: string, resolver: Resolver): Promise<Subject[]> {
  const [{ texts }, { servers }] = await Promise.all([
    askTexts(resolver, domain),
    checkMailServers(domain, null, resolver),
  ])
  const records = texts.filter(isSpfRecord)
  const terms = records.length === 1 ? parseSpf(records[0]!).terms : []
  const passing = terms.flatMap((term) => (term.kind === 'mechanism' && term.qualifier === '+' ? [term] : []))
  const named = passing.flatMap(({ name, text }) => {
    const [, address] = /^\+?ip[46]:([^/]+)(?:\/(?:32|128))?$/i.exec(text) ?? []
    return name.startsWith('ip') && address !== undefined ? [canonicalAddress(address) ?? ''] : []
  })
  const sending = named.filter((address) => classifyAddress(address) === 'public')
  const receiving = servers.flatMap(({ addresses }) => addresses.slice(0, 1))
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
