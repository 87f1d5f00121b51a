import { expect, test } from 'vitest'
import { type Judged, judge, OF_OWNER } from './judge-labelled.fixture.ts'
import { scenarios } from './labelled.fixture.ts'

/** Names and verdicts against what people wrote before the rules: see labelled.fixture.ts. */

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
