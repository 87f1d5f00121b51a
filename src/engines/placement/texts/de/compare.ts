import { countedOf } from '../../counted.ts'
import type { Change, Summary } from '../../report-types.ts'

const of = (summary: Summary): string => `${summary.inbox} von ${countedOf(summary)}`

/** What changed at a provider between two tests. */
export function comparedText(change: Change, before: Summary | null, after: Summary | null): string {
  if (before === null) return 'Im früheren Test nicht dabei.'
  if (after === null) return 'Im späteren Test nicht dabei.'
  if (countedOf(before) === 0) return 'Der frühere Test hat hier kein Ergebnis.'
  if (countedOf(after) === 0) return 'Der spätere Test hat hier kein Ergebnis.'
  const counts = `vorher ${of(before)} im Posteingang, nachher ${of(after)}.`
  if (change === 'same') return `Unverändert: ${counts}`
  if (change === 'better') return `Besser: ${counts}`
  if (change === 'worse') return `Schlechter: ${counts}`
  return `V${counts.slice(1)} Bei so wenigen Postfächern kann das Zufall sein.`
}
