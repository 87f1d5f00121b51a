import { createHash } from 'node:crypto'
import type { WatchedRow } from '#storage/watch/domains.ts'
import { type KeptLook, keepLook, putOffLook } from '#storage/watch/work.ts'
import type { Section } from '../checkers/domain/section.ts'
import { domainScore, statusOf } from '../checkers/domain/verdict.ts'
import { observe } from './changes.ts'
import { factsOf, type WatchedPart, watchedParts } from './facts.ts'
import { nextLook, type Parts } from './schedule.ts'
import { endSilence } from './silence.ts'
import type { WatchWorld } from './world.ts'

/** Delay after a look that failed because of an error of this server. */
const AFTER_FAILURE = 30 * 60_000

/** Looks at a domain that was claimed, and keeps what it found. Never rejects for a domain. */
export async function lookAt(world: WatchWorld, row: WatchedRow): Promise<void> {
  const { db, clock, log } = world
  try {
    const selectors = await world.selectorsOf(row.account_id, row.domain)
    const isFresh = partsOf(row)['mail-servers']?.pending != null
    const sections = await world.examine(row.domain, selectors, { isFresh })
    const now = clock.now()
    await keepLook(db, row, (silence) => lookOf({ ...row, ...silence }, { sections, selectors }, now))
  } catch (error) {
    log.error({ error, watched: row.id }, 'a watched domain could not be looked at and is tried again')
    await putOffLook(db, row, new Date(clock.now() + AFTER_FAILURE))
  }
}

type Looked = { sections: Section[]; selectors: string[] }

/** What a look makes of what is known of a domain, and of its silence for a planned change. */
export function lookOf(
  row: Pick<WatchedRow, 'id' | 'parts' | 'silent_until' | 'silent_from'>,
  { sections, selectors }: Looked,
  now: number,
): KeptLook {
  const until = row.silent_until?.getTime() ?? null
  const isSilent = until !== null && now < until
  const isSilenceOver = until !== null && !isSilent
  // First what is known: what this look finds otherwise is reported for itself.
  const ended = isSilenceOver ? endSilence(partsOf(row), row.silent_from ?? {}) : null
  const parts: Parts = { ...(ended?.parts ?? partsOf(row)) }
  const changes: KeptLook['changes'] = (ended?.changes ?? []).map((one) => ({ ...one, planned: false }))
  for (const part of watchedParts) {
    const section = sections.find(({ id }) => id === part)
    const seen = section ? factsOf(section, selectors) : null
    const { state, change } = observe(part, parts[part] ?? null, seen, now)
    if (state) parts[part] = state
    if (change) {
      const { severity } = change
      changes.push({ part, ...change, severity: isSilent ? null : severity, planned: isSilent })
    }
  }
  const due = nextLook(parts, now, jitterOf(row.id))
  return {
    dueAt: new Date(isSilent ? Math.min(due, until) : due),
    lookedAt: new Date(now),
    status: statusOf(sections),
    score: domainScore(sections),
    ...{ parts, changes, isSilenceOver },
  }
}

/** The same for a domain each time, from 0 to 1. */
const jitterOf = (id: string) => createHash('sha256').update(id).digest().readUInt16BE(0) / 0xffff

export const partsOf = ({
  parts,
}: Pick<WatchedRow, 'parts'>): Partial<Record<WatchedPart, Parts[WatchedPart]>> => parts as Parts
