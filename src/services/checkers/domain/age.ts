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

/** Since when the organizational domain is registered, as its registry says (RDAP, RFC 9083). */
export async function ageSection(domain: string, world: World): Promise<Section> {
  return sectionOf('age', { findings: [await judge(organizationOf(domain), world)] })
}

async function judge(domain: string, { registrations, clock, signal }: World): Promise<RecordFinding> {
  const id = 'domain_registered'
  if (!registrations) return undecided(id, 'not-configured', { facts: { domain } })
  const answer = await registrations.find(domain, signal)
  const facts = { domain, server: answer.server }
  if (answer.outcome !== 'found') return undecided(id, answer.outcome, { facts })
  const age = ageOf(answer.at, clock.now())
  if (age === null) return undecided(id, 'bad-answer', { facts })
  const { level, ...known } = age
  return recordFinding(statuses[level], id, level, { facts: { ...facts, ...known } })
}
