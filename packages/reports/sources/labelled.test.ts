import { expect, test } from 'vitest'
import { contextOf } from './context.ts'
import type { SeenRow } from './domain-context.ts'
import { type LabelledRow, reportsOf, type Scenario, scenarios } from './labelled.fixture.ts'
import { placeRow, sourcesOf } from './sources.ts'

/** Names and verdicts against what people wrote before the rules: see labelled.fixture.ts. */

type Judged = LabelledRow & { title: string; found: { name: string; verdict: string } }

function judge(scenario: Scenario): Judged[] {
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
    return { ...each, title: scenario.title, found: { name: id, verdict: source?.verdict ?? 'none' } }
  })
}

const OF_OWNER = new Set(['in-order', 'broken', 'never-aligned'])

const judged = scenarios.map((scenario) => ({ held: scenario.held, rows: judge(scenario) }))
const rowsOf = (held: boolean) => judged.filter((each) => each.held === held).flatMap(({ rows }) => rows)

function figuresOf(rows: Judged[]) {
  const right = (each: Judged) => each.found.name === each.name && each.found.verdict === each.verdict
  const wrong = rows.filter((each) => !right(each))
  const forwarded = rows.filter(({ found }) => found.verdict === 'forwarded')
  const reallyForwarded = rows.filter(({ verdict }) => verdict === 'forwarded')
  const both = forwarded.filter(({ verdict }) => verdict === 'forwarded')
  return {
    rows: rows.length,
    right: rows.length - wrong.length,
    wrong: wrong.map(({ title, line, found }) => `${title}: ${line} BUT ${found.name} ${found.verdict}`),
    misnamed: rows.filter((each) => each.found.name !== each.name).length,
    strangersCalledYours: rows.filter(
      ({ verdict, found }) => verdict === 'stranger' && OF_OWNER.has(found.verdict),
    ).length,
    forwarded: `${both.length} of ${forwarded.length} right, ${both.length} of ${reallyForwarded.length} found`,
  }
}

test.each([
  [
    'services that the rules were fitted on',
    false,
    {
      rows: 90,
      right: 90,
      wrong: [],
      misnamed: 0,
      strangersCalledYours: 0,
      forwarded: '22 of 22 right, 22 of 22 found',
    },
  ],
  [
    'services that were set aside',
    true,
    {
      rows: 70,
      right: 69,
      wrong: [
        // `kl` is short enough for anyone to choose, so it names no service.
        'Klaviyo: 167.89.30.1 60 send.@/kl:pass send.@:pass days=20 by=google,outlook,yahoo => klaviyo in-order BUT example.com in-order',
      ],
      misnamed: 1,
      strangersCalledYours: 0,
      forwarded: '15 of 15 right, 15 of 15 found',
    },
  ],
])('%s', (_, held, figures) => {
  expect(figuresOf(rowsOf(held))).toEqual(figures)
})
