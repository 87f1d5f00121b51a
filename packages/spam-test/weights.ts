import type { Finding, Status } from '@postproof/engine/finding'
import type { TopicId } from './advice/topics.ts'
import { ceilings } from './cap.ts'
import { everyCheck } from './checks/every-check.ts'
import type { DecidedBy } from './define-check.ts'
import type { CheckGroup } from './types.ts'

/**
 * What the checks cost together; each has its own points (`define-check.ts`). Changing them, a number here, a ceiling
 * (cap.ts) or a threshold in a check makes a new version.
 */

export const rules = { version: '6', date: '2026-11-28' }

/** How the 100 points are shown by group, and how much each group counts for what could be checked. */
export const groupPoints: Record<CheckGroup, number> = {
  authentication: 31,
  reputation: 18,
  headers: 12,
  content: 31,
  rendering: 8,
}

export const groups = Object.keys(groupPoints) as CheckGroup[]

type Points = Record<string, number>

const pointsOf = (group: CheckGroup): Points =>
  Object.fromEntries(
    everyCheck.filter((check) => check.group === group).map(({ id, points }) => [id, points]),
  )

export const pointsByGroup = Object.fromEntries(groups.map((group) => [group, pointsOf(group)])) as Record<
  CheckGroup,
  Points
>

/** Points of every check by its id. */
export const checkPoints: Points = Object.assign({}, ...Object.values(pointsByGroup))

const checkById = new Map(everyCheck.map((check) => [check.id, check]))

/** What decides the result of a check; undefined for an id that no check has. */
export const decidedBy = (id: string): DecidedBy | undefined => checkById.get(id)?.decidedBy

/** The group a check is scored in; undefined for an id that no check has. */
export const groupOf = (id: string): CheckGroup | undefined => checkById.get(id)?.group

/** The topic of advice that a check belongs to; undefined for an id that no check has. */
export const topicOf = (id: string): TopicId | undefined => checkById.get(id)?.topic

const shareByStatus: Record<Status, number> = { good: 0, warning: 0.5, bad: 1, 'no-data': 0 }

/** How much of a check's points a finding takes, 0-1: by its status, or by the share that a check measured. */
export function shareLost(finding: Finding): number {
  const { status } = finding
  return status === 'no-data' ? 0 : (measuredShare(finding) ?? shareByStatus[status])
}

/** An older report has the share of `learned_content` among its facts. */
function measuredShare({ id, share, facts: { degree } }: Finding): number | undefined {
  if (share !== undefined) return Math.min(1, Math.max(0, share))
  return id === 'learned_content' && typeof degree === 'number' ? degree : undefined
}

/** The most that a check can take from a mail in order, with the lowest ceiling that it can cause by itself. */
export function mostOf(id: string): number {
  const own = ceilings.filter(({ of, all }) => id in of && !all).map(({ score }) => score)
  return 100 - (Math.min(100, ...own) * (100 - (checkPoints[id] ?? 0))) / 100
}
