import { organizationOf } from '@postproof/engine/organization'
import type { Clock } from '@postproof/engine/world'
import { recordFinding } from '@postproof/records/record/findings'
import type { RecordFinding } from '@postproof/records/record/report'
import { undecided } from '@postproof/records/record/verdict'
import type { Registrations } from '@postproof/spam-test/rdap/registrations'
import { type Section, sectionOf } from './section.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As the spam test has it (`domain_age`). */
const [NEW_DAYS, YOUNG_DAYS] = [7, 30]

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
  const days = Math.floor((clock.now() - answer.at) / DAY_MS)
  if (days < 0) return undecided(id, 'bad-answer', { facts })
  const known = { facts: { ...facts, days, registered: new Date(answer.at).toISOString().slice(0, 10) } }
  if (days < NEW_DAYS) return recordFinding('bad', id, 'days-old', known)
  return days < YOUNG_DAYS
    ? recordFinding('warning', id, 'weeks-old', known)
    : recordFinding('good', id, 'established', known)
}
