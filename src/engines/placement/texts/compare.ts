import { countedOf } from '../counted.ts'
import type { Change, Summary } from '../report-types.ts'

const of = (summary: Summary): string => `${summary.inbox} of ${countedOf(summary)}`

/** What changed at a provider between two tests. */
export function comparedText(change: Change, before: Summary | null, after: Summary | null): string {
  if (before === null) return 'Not in the earlier test.'
  if (after === null) return 'Not in the later test.'
  if (countedOf(before) === 0) return 'The earlier test has no verdict here.'
  if (countedOf(after) === 0) return 'The later test has no verdict here.'
  const counts = `${of(before)} in the inbox before, ${of(after)} after.`
  if (change === 'same') return `No change: ${counts}`
  if (change === 'better') return `Better: ${counts}`
  if (change === 'worse') return `Worse: ${counts}`
  return `${counts} With so few mailboxes this may be chance.`
}
