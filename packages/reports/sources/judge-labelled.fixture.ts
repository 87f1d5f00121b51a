import { contextOf } from './context.ts'
import type { SeenRow } from './domain-context.ts'
import { type LabelledRow, reportsOf, type Scenario } from './labelled.fixture.ts'
import { placeRow, sourcesOf } from './sources.ts'

/** Judges labelled rows as the rows of a domain are judged, for tests. */

export type Judged = LabelledRow & { title: string; found: { name: string; kind: string; verdict: string } }

export function judge(scenario: Scenario): Judged[] {
  const { reports, labelled } = reportsOf(scenario)
  const rows: SeenRow[] = reports.flatMap(({ rows, reporter, begin }) =>
    rows.map((row) => ({ row, reporter, day: new Date(begin! * 1_000).toISOString().slice(0, 10) })),
  )
  const reverseNames = new Map(
    labelled.flatMap(({ row, reverseName }) =>
      reverseName === null ? [] : [[row.sourceIp ?? '', reverseName] as const],
    ),
  )
  const context = contextOf(rows, reverseNames)
  const sources = sourcesOf(rows, context, new Set(scenario.mine))
  return labelled.map((each) => {
    const { name, belongs } = placeRow(each.row, context)
    const id = name.id ?? name.name
    const source = sources.find((one) => (one.name.id ?? one.name.name) === id && one.side === belongs.to)
    return {
      ...each,
      title: scenario.title,
      found: { name: id, kind: name.kind, verdict: source?.verdict ?? 'none' },
    }
  })
}

/** Verdicts that count mail as the owner's. */
export const OF_OWNER = new Set(['in-order', 'broken', 'never-aligned'])
