import { isDmarcRecord, parseDmarc } from '@postproof/records/dmarc/parse'
import type { WatchedDomain, WatchedPartView } from '#contract/watched-domains.ts'
import type { ListedRow } from '#storage/watch/domains.ts'
import { isOptionalSection } from '../checkers/domain/section.ts'
import type { PartState } from './changes.ts'
import { levelOf } from './changes.ts'
import { type WatchedPart, watchedParts } from './facts.ts'
import { partsOf } from './look.ts'

/** A watched domain in the shape of the API. */
export function presentWatched(row: ListedRow, now: number): WatchedDomain {
  const parts = partsOf(row)
  return {
    ...{ domain: row.domain, client: row.client, note: row.note },
    added_at: row.added_at.toISOString(),
    looked_at: row.looked_at?.toISOString() ?? null,
    next_at: row.due_at.toISOString(),
    ...{ status: row.status, score: row.score },
    parts: watchedParts.map((part) => presentPart(part, parts[part])),
    policy: policyOf(parts.dmarc),
    mail_servers: mailServersOf(parts.mx),
    certificate_ends: endOf(parts['mail-servers']),
    registration_ends: endOf(parts.age),
    listed: listsOf(parts.blacklists),
    unchanged_since: (row.changed_at ?? row.added_at).toISOString(),
    ...{ open_alerts: row.open, worst_alert: row.worst },
    silence:
      row.silent_until && row.silent_until.getTime() > now
        ? { until: row.silent_until.toISOString(), word: row.silent_word }
        : null,
  }
}

function presentPart(part: WatchedPart, state: PartState | undefined): WatchedPartView {
  if (!state)
    return { part, state: 'no-data', since: null, answered_at: null, waiting: false, unstable: false }
  return {
    ...{ part, state: stateOf(part, state) },
    since: new Date(state.since).toISOString(),
    answered_at: new Date(state.answered).toISOString(),
    waiting: state.pending !== null,
    unstable: state.unstable !== null,
  }
}

function stateOf(part: WatchedPart, { facts }: PartState): WatchedPartView['state'] {
  const level = levelOf(Object.values(facts.problems))
  if (level !== 'none') return level
  return isOptionalSection(part) && Object.keys(facts.records).length === 0 ? 'absent' : 'good'
}

const valuesOf = (state: PartState | undefined, type: string) =>
  Object.entries(state?.facts.records ?? {}).flatMap(([key, values]) =>
    key.endsWith(` ${type}`) ? values : [],
  )

function policyOf(state: PartState | undefined): string | null {
  const record = valuesOf(state, 'TXT').find(isDmarcRecord)
  return record === undefined ? null : parseDmarc(record).p
}

const endOf = (state: PartState | undefined): string | null => {
  const ends = state?.facts.ends
  return ends === undefined ? null : new Date(ends).toISOString()
}

/** In the order of preference. */
function mailServersOf(state: PartState | undefined): string[] {
  return valuesOf(state, 'MX')
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((value) => value.split(' ')[1] ?? value)
}

function listsOf(state: PartState | undefined): string[] {
  const lists = Object.values(state?.facts.problems ?? {}).flatMap(({ facts }) =>
    Array.isArray(facts.lists) ? facts.lists.map(String) : [],
  )
  return [...new Set(lists)].sort()
}
