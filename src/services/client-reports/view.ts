import { figuresLocale, type Language } from '#contract/language.ts'
import type { WatchChange, WatchedDomain } from '#contract/watched-domains.ts'
import type { Db } from '#storage/db.ts'
import { changesOfClient, domainsOfClient } from '#storage/watch/client-links.ts'
import type { WatchedRow } from '#storage/watch/domains.ts'
import { watchedParts } from '../watch/facts.ts'
import { partsOf } from '../watch/look.ts'
import { presentWatched } from '../watch/present.ts'
import { sayChange, sayProblems, titleOf } from '../watch/words.ts'
import { spanOf } from './months.ts'

/** What a report shows: the domains of a client as they are now, and what changed in one month. */
export type ReportView = {
  client: string
  /** Such as 2026-11. */
  month: string
  /** The name above it. */
  from: string
  /** When it was made, Unix ms. */
  now: number
  domains: WatchedDomain[]
  /** Of its domains; more than are shown, where there are very many. */
  total: number
  /** The most urgent first. */
  open: OpenPoint[]
  /** The newest first. */
  changes: WatchChange[]
  /** There were more than are shown. */
  hasMore: boolean
  unchecked: Unchecked[]
}

export type OpenPoint = {
  domain: string
  title: string
  status: 'bad' | 'warning'
  says: string
  fix: string[]
}

/** What the report cannot say. `at`: ISO 8601. */
export type Unchecked =
  | { why: 'first_to_come'; domain: string }
  | { why: 'late'; domain: string; at: string }
  | { why: 'unanswered' | 'unconfirmed'; domain: string; part: string }
  | { why: 'stale'; domain: string; part: string; at: string }

export const MOST_DOMAINS = 500
export const MOST_CHANGES = 200

/** Each domain is looked at once a day: what is older was missed. */
const DAY = 24 * 3_600_000

type Wanted = { accountId: string; client: string; month: string; from: string; language: Language }

/** Null for a client without domains. */
export async function viewOf(
  db: Db,
  { accountId, client, month, from, language }: Wanted,
  now: number,
): Promise<ReportView | null> {
  const span = { since: spanOf(month).from, until: spanOf(month).until }
  const [{ data, total }, changes] = await Promise.all([
    domainsOfClient(db, { accountId, client, most: MOST_DOMAINS }),
    changesOfClient(db, { accountId, client, ...span, most: MOST_CHANGES + 1 }),
  ])
  if (total === 0) return null
  const domains = data.map((row) => presentWatched({ ...row, open: 0, worst: null }, now))
  const open = data.flatMap((row) => openOf(row, language))
  return {
    ...{ client, month, from, now, domains, total },
    open: open.toSorted((a, b) => Number(b.status === 'bad') - Number(a.status === 'bad')),
    changes: changes.slice(0, MOST_CHANGES).map((row) => sayChange(row, language)),
    hasMore: changes.length > MOST_CHANGES,
    unchecked: domains.flatMap((domain) => uncheckedOf(domain, language, now)),
  }
}

function openOf(row: WatchedRow, language: Language): OpenPoint[] {
  const parts = partsOf(row)
  return watchedParts.flatMap((part) => {
    const problems = Object.values(parts[part]?.facts.problems ?? {})
    const title = titleOf(part, language)
    return sayProblems(part, problems, language).map((said) => ({ domain: row.domain, title, ...said }))
  })
}

function uncheckedOf(
  { domain, looked_at, parts }: WatchedDomain,
  language: Language,
  now: number,
): Unchecked[] {
  if (looked_at === null) return [{ why: 'first_to_come', domain }]
  const looked = Date.parse(looked_at)
  const late: Unchecked[] = now - looked > 2 * DAY ? [{ why: 'late', domain, at: looked_at }] : []
  const found = watchedParts.map((name) => ({
    title: titleOf(name, language),
    state: parts.find(({ part }) => part === name),
  }))
  const isSilent = ({ state }: (typeof found)[number]) => !state || state.state === 'no-data'
  const unanswered = found.filter(isSilent).map(({ title }) => title)
  const known = found.flatMap(({ title, state }): Unchecked[] => {
    const at = state?.answered_at ?? null
    if (!state || state.state === 'no-data' || at === null) return []
    if (looked - Date.parse(at) > DAY) return [{ why: 'stale', domain, part: title, at }]
    return state.waiting ? [{ why: 'unconfirmed', domain, part: title }] : []
  })
  const all = new Intl.ListFormat(figuresLocale(language)).format(unanswered)
  const silent: Unchecked[] = all ? [{ why: 'unanswered', domain, part: all }] : []
  return [...late, ...silent, ...known]
}
