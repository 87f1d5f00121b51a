import { createHash } from 'node:crypto'
import type { WatchedRow } from '#storage/watch/domains.ts'
import { type KeptLook, keepLook, putOffLook } from '#storage/watch/work.ts'
import type { Section } from '../checkers/domain/section.ts'
import { domainScore, statusOf } from '../checkers/domain/verdict.ts'
import { observe } from './changes.ts'
import { factsOf, type WatchedPart, watchedParts } from './facts.ts'
import { nextLook, type Parts } from './schedule.ts'
import type { WatchWorld } from './world.ts'

/** Delay after a look that failed because of an error of this server. */
const AFTER_FAILURE = 30 * 60_000

/** Looks at a domain that was claimed, and keeps what it found. Never rejects for a domain. */
export async function lookAt(world: WatchWorld, row: WatchedRow): Promise<void> {
  const { db, clock, log } = world
  try {
    const selectors = await world.selectorsOf(row.account_id, row.domain)
    const sections = await world.examine(row.domain, selectors)
    await keepLook(db, row, lookOf(row, { sections, selectors }, clock.now()))
  } catch (error) {
    log.error({ error, watched: row.id }, 'a watched domain could not be looked at and is tried again')
    await putOffLook(db, row, new Date(clock.now() + AFTER_FAILURE))
  }
}

type Looked = { sections: Section[]; selectors: string[] }

/** What a look makes of what is known of a domain. */
export function lookOf(
  row: Pick<WatchedRow, 'id' | 'parts'>,
  { sections, selectors }: Looked,
  now: number,
): KeptLook {
  const parts: Parts = { ...(row.parts as Parts) }
  const changes: KeptLook['changes'] = []
  for (const part of watchedParts) {
    const section = sections.find(({ id }) => id === part)
    const seen = section ? factsOf(section, selectors) : null
    const { state, change } = observe(part, parts[part] ?? null, seen, now)
    if (state) parts[part] = state
    if (change) changes.push({ part, ...change })
  }
  return {
    dueAt: new Date(nextLook(parts, now, jitterOf(row.id))),
    lookedAt: new Date(now),
    status: statusOf(sections),
    score: domainScore(sections),
    parts,
    changes,
  }
}

/** The same for a domain each time, from 0 to 1. */
const jitterOf = (id: string) => createHash('sha256').update(id).digest().readUInt16BE(0) / 0xffff

export const partsOf = ({
  parts,
}: Pick<WatchedRow, 'parts'>): Partial<Record<WatchedPart, Parts[WatchedPart]>> => parts as Parts
