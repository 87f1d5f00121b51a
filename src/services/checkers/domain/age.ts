import { organizationOf } from '@postproof/engine/organization'
import type { Clock } from '@postproof/engine/world'
import { recordFinding } from '@postproof/records/record/findings'
import type { RecordFinding } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import { ageOf } from '@postproof/spam-test/rdap/age'
import type { Registrations } from '@postproof/spam-test/rdap/registrations'
import { type Section, sectionOf } from './section.ts'

const statuses = { 'days-old': 'bad', 'weeks-old': 'warning', established: 'good' } as const

type World = { registrations?: Registrations | undefined; clock: Clock; signal: AbortSignal }

/** Since when the organizational domain is registered and how long, as its registry says (RDAP, RFC 9083). */
export async function ageSection(domain: string, { registrations, clock, signal }: World): Promise<Section> {
  const name = organizationOf(domain)
  if (!registrations)
    return sectionOf('age', { findings: [undecided(AGE, 'not-configured', { facts: { domain: name } })] })
  const answer = await registrations.find(name, signal)
  const facts = { domain: name, server: answer.server }
  if (answer.outcome !== 'found')
    return sectionOf('age', { findings: [undecided(AGE, answer.outcome, { facts })] })
  const now = clock.now()
  const { at, ends } = answer
  return sectionOf('age', {
    findings: [judgeAge(at, facts, now), ...(ends === null ? [] : [judgeEnd(ends, facts, now)])],
    ...(ends === null ? {} : { ends }),
  })
}

type Facts = { domain: string; server: string | null }

const AGE = 'domain_registered'

function judgeAge(at: number, facts: Facts, now: number): RecordFinding {
  const age = ageOf(at, now)
  if (age === null) return undecided(AGE, 'bad-answer', { facts })
  const { level, ...known } = age
  return recordFinding(statuses[level], AGE, level, { facts: { ...facts, ...known } })
}

/** Registrars renew early or on the last day: two weeks before, it is worth a look. */
const SOON_DAYS = 14
const DAY_MS = 86_400_000

function judgeEnd(ends: number, facts: Facts, now: number): RecordFinding {
  const days = Math.floor(Math.abs(ends - now) / DAY_MS)
  const known = { ...facts, end: new Date(ends).toISOString().slice(0, 10), days }
  const id = 'domain_expires'
  if (ends <= now) return recordFinding('bad', id, 'over', { facts: known })
  const isSoon = ends - now < SOON_DAYS * DAY_MS
  return recordFinding(isSoon ? 'warning' : 'good', id, isSoon ? 'soon' : 'later', { facts: known })
}
