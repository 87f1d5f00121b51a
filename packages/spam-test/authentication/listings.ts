import { isSilent, sayableListing, sayableMeaning } from '@postproof/blacklists/meaning'
import type { BlacklistReport, ListAnswer } from '@postproof/blacklists/types'
import { canonicalAddress } from '@postproof/engine/addresses'
import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { organizationOf } from '@postproof/engine/organization'
import type { Message } from '@postproof/messages/message'

/** What blacklist reports add up to. */

function isListing({ kind, state, severity }: ListAnswer): boolean {
  return kind === 'block' && state === 'listed' && severity !== 'info'
}

type Listing = { subject: string; answer: ListAnswer }

/** The worst report decides. A list that did not answer is neither good nor bad. */
export function judgeListings(id: string, reports: BlacklistReport[]): Finding {
  const listings = eachOnce(reports)
  const facts: Record<string, Json> = {
    subjects: reports.map((report) => report.subject),
    listed: listings.slice(0, 20).map(describe),
    answered: reports.reduce((sum, report) => sum + report.answered, 0),
    asked: reports.reduce((sum, report) => sum + report.asked, 0),
    ...silenceOf(reports),
  }
  const evidence: Evidence[] = listings.slice(0, 10).map(({ subject, answer }) => {
    const facts = { codes: answer.codes.join(', '), meaning: sayableMeaning(answer.meaning) }
    const meaning: Message = { code: 'blacklist.codes_and_meaning', facts }
    return { label: answer.name, value: sayableListing(subject, meaning, answer.reason) }
  })
  const statuses = reports.map((report) => report.status)
  if (statuses.includes('bad')) return bad(id, 'listed', facts, evidence)
  if (statuses.includes('warning')) return warning(id, 'minor-list', facts, evidence)
  if (statuses.includes('no-data') || reports.length === 0) return noData(id, 'not-answered', facts)
  return good(id, 'not-listed', facts)
}

/**
 * The listings, each name once for each list. Below a listed domain every host answers as listed too, so a host is
 * named by its registrable domain, unless that one was asked about and is not on the list.
 */
function eachOnce(reports: BlacklistReport[]): Listing[] {
  const listings = reports.flatMap((report) =>
    report.answers.filter(isListing).map((answer) => ({ subject: nameOn(answer, report, reports), answer })),
  )
  const keys = listings.map(({ subject, answer }) => `${answer.list} ${subject}`)
  return listings.filter((_, index) => keys.indexOf(keys[index]!) === index)
}

function nameOn(answer: ListAnswer, { subject }: BlacklistReport, reports: BlacklistReport[]): string {
  if (canonicalAddress(subject) !== undefined) return subject
  const domain = organizationOf(subject)
  const above = reports.find((report) => report.subject === domain)
  const clean = above?.answers.some(({ list, state }) => list === answer.list && state === 'not-listed')
  return clean ? subject : domain
}

/**
 * Which lists did not answer for every name, and why. Those of the first tier alone decide whether the check could
 * be judged; where there are none the others stand in. Allow lists do not count.
 */
function silenceOf(reports: BlacklistReport[]): Record<string, Json> {
  const asked = reports
    .flatMap(({ answers }) => answers)
    .filter(({ kind, state }) => kind === 'block' && state !== 'not-applicable')
  const large = asked.filter(({ tier }) => tier === 1)
  const deciding = large.length > 0 ? large : asked
  const unheard = deciding.filter(({ state }) => isSilent(state))
  const silent = new Map(unheard.map((answer) => [answer.name, sayableMeaning(answer.meaning)]))
  const names = new Set(deciding.map(({ name }) => name))
  return {
    large: { answered: names.size - silent.size, asked: names.size, only: large.length > 0 },
    silent: [...silent.keys()].slice(0, 10),
    silences: [...silent].slice(0, 10).map(([name, why]) => ({ name, why: why as Json })),
  }
}

function describe({ subject, answer }: Listing): Json {
  const { name, tier, codes, meaning, reason, removalUrl } = answer
  return { subject, name, tier, codes, meaning: sayableMeaning(meaning) as Json, reason, removal: removalUrl }
}
