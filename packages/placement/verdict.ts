import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import { problemsOf } from './advice.ts'
import { countedOf, lostOf } from './counted.ts'
import { type Counted, places, placesAt, whereOf } from './places.ts'
import type { PlacementRow, Summary, Verdict } from './report-types.ts'
import { groupByProvider, shareOf, summaryOf, wilson } from './share.ts'

/** From this share of lost mail on the verdict is bad. */
const BAD = 1 / 3
/** The advice lists all reasons. */
const MOST_REASONS = 2

/**
 * What an expert would say about these mailboxes, and why. Returns null while no mailbox has a result but one is pending.
 * `why` and `first` are those of the most important problem.
 */
export function verdictOf(rows: readonly PlacementRow[]): Verdict | null {
  const groups = [...groupByProvider(rows).values()].map((group) => ({
    name: group[0]!.mailbox.name,
    summary: summaryOf(group),
  }))
  const summary = summaryOf(rows)
  const judged = judge(groups, summary)
  if (judged === null) return null
  const [problem] = summary.pending > 0 ? [] : problemsOf(rows)
  return {
    ...judged,
    why: problem?.why.slice(0, MOST_REASONS) ?? [],
    first: problem?.steps[0] ?? null,
    text: [...certaintyOf(summary), ...(rows.every((row) => row.simulated) ? [simulated] : [])],
  }
}

const simulated = plain('placement.share.simulated')

/** Turns counts into level and headline. A headline with counts cannot blame a provider for some of its mailboxes. */
function judge(groups: readonly Counted[], summary: Summary): Pick<Verdict, 'level' | 'title'> | null {
  if (countedOf(summary) === 0) {
    if (summary.pending > 0 || summary.total === 0) return null
    return { level: 'no-data', title: plain('placement.verdict.unreadable') }
  }
  const level = levelOf(groups, summary)
  const title = titleOf(groups.filter(hasResult), summary)
  if (summary.pending === 0) return { level, title }
  return { level, title: { code: 'placement.verdict.so-far', facts: { title } } }
}

const hasResult = ({ summary }: Counted): boolean => countedOf(summary) > 0

/**
 * One lost mailbox among others is an observation, not a proof: bad takes two, or all of them. A single provider is enough
 * if even the lower end of its interval is bad.
 */
function levelOf(groups: readonly Counted[], summary: Summary): Verdict['level'] {
  const [lost, counted] = [lostOf(summary), countedOf(summary)]
  if (lost === counted || (lost > 1 && lost / counted >= BAD) || groups.some(isLostAt)) return 'bad'
  if (lost > 0 || summary.tabs > 0) return 'warning'
  return summary.pending > 0 || summary.unknown > counted ? 'no-data' : 'good'
}

const isLostAt = ({ summary }: Counted): boolean => wilson(lostOf(summary), countedOf(summary)).low >= BAD

/** `groups`: those with a result. */
function titleOf(groups: readonly Counted[], summary: Summary): Message {
  const counted = countedOf(summary)
  const only = places.find((place) => summary[place] === counted)
  if (only !== undefined) return { code: `placement.all.${only}`, facts: { counted } }
  const affected = groups.filter(isAffected(lostOf(summary) > 0))
  const [one] = affected
  return affected.length === 1 && one ? titleAt(one, groups) : titleOfSeveral(groups, summary)
}

/** Tabs count only if nothing is lost. */
const isAffected =
  (isLost: boolean) =>
  ({ summary }: Counted): boolean =>
    isLost ? lostOf(summary) > 0 : summary.tabs > 0

function titleAt(one: Counted, groups: readonly Counted[]): Message {
  const what = placesAt(one.name, one.summary)!
  const others = groups.filter((group) => group !== one)
  if (others.length === 0) return what
  const isInbox = others.every(({ summary }) => summary.tabs === 0)
  return { code: `placement.elsewhere.${isInbox ? 'inbox' : 'tabs'}`, facts: { what } }
}

const tabsMatter = (summary: Summary): boolean => summary.inbox === 0 || lostOf(summary) === 0

/** How much reaches the inbox, then where the rest is. */
function titleOfSeveral(groups: readonly Counted[], summary: Summary): Message {
  const { inbox } = summary
  const lead: Message = { code: 'placement.verdict.of-all', facts: { inbox, counted: countedOf(summary) } }
  return places
    .filter((place) => place !== 'inbox' && summary[place] > 0 && (place !== 'tabs' || tabsMatter(summary)))
    .reduce<Message>((before, place) => {
      const where = whereOf(
        groups.map(({ name, summary: of }) => ({ name, count: of[place], counted: countedOf(of) })),
      )
      const then: Message = {
        code: `placement.kind.${place as Exclude<typeof place, 'inbox'>}`,
        facts: { where },
      }
      return { code: 'placement.verdict.then', facts: { before, then } }
    }, lead)
}

function certaintyOf(summary: Summary): Message[] {
  const { pending, unknown } = summary
  return [
    ...(countedOf(summary) === 0 ? [] : [...shareOf(summary).text, ...lostCounts(summary)]),
    ...(pending > 0 ? [{ code: 'placement.share.open', facts: { count: pending } } as const] : []),
    ...(unknown > 0 ? [{ code: 'placement.share.unread', facts: { count: unknown } } as const] : []),
  ]
}

const lostCounts = (summary: Summary): Message[] =>
  (['spam', 'tagged', 'missing'] as const)
    .filter((place) => summary[place] > 0)
    .map((place): Message => ({ code: `placement.share.${place}`, facts: { count: summary[place] } }))
