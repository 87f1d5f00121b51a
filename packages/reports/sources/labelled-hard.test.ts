import { describe, expect, test } from 'vitest'
import { type Judged, judge, OF_OWNER } from './judge-labelled.fixture.ts'
import { hardScenarios } from './labelled-hard.fixture.ts'

/** Names and verdicts of hard sources: mostly right, hardly ever wrong, and no stranger is ever the owner's. */

const LEAST_RIGHT = 0.92
const MOST_WRONG = 0.01
const LEAST_FORWARDED_PRECISION = 0.95

type Answer = 'right' | 'unsure' | 'wrong'

/** Unsure: the verdict is `unclear` or the name is the address, the network or the domain itself, where people knew more. */
function answerOf({ name, verdict, found, row }: Judged): Answer {
  const isNamed = name
    .split('|')
    .some((each) => each === found.name || (each === 'own' && found.name === row.headerFrom))
  if (isNamed && found.verdict === verdict) return 'right'
  const isVague =
    found.name === row.sourceIp || row.headerFrom.endsWith(found.name) || found.kind === 'network'
  return (isNamed || isVague) && (found.verdict === verdict || found.verdict === 'unclear')
    ? 'unsure'
    : 'wrong'
}

function figuresOf(rows: Judged[]) {
  const answers = (answer: Answer) => rows.filter((each) => answerOf(each) === answer)
  const list = (some: Judged[]) =>
    some.map(({ title, line, found }) => `${title}: ${line} BUT ${found.name} ${found.verdict}`)
  const found = rows.filter((each) => each.found.verdict === 'forwarded')
  const really = rows.filter(({ verdict }) => verdict === 'forwarded')
  const both = found.filter(({ verdict }) => verdict === 'forwarded').length
  return {
    rows: rows.length,
    right: answers('right').length / rows.length,
    unsure: list(answers('unsure')),
    wrong: list(answers('wrong')),
    precision: both / found.length,
    recall: both / really.length,
    strangersOfOwner: list(
      rows.filter(({ verdict, found }) => verdict === 'stranger' && OF_OWNER.has(found.verdict)),
    ),
  }
}

const rowsOf = (held: boolean) => hardScenarios.filter((each) => each.held === held).flatMap(judge)

describe.each([
  ['services that the rules were fitted on', false, 110],
  ['services that were set aside', true, 40],
])('%s', (_, held, least) => {
  const figures = figuresOf(rowsOf(held))
  test('there are enough', () => expect(figures.rows).toBeGreaterThanOrEqual(least))
  test('are mostly right', () =>
    expect(figures.right, figures.unsure.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT))
  test('are hardly ever wrong', () =>
    expect(figures.wrong.length / figures.rows, figures.wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG))
  test('no stranger is the owner’s', () => expect(figures.strangersOfOwner).toEqual([]))
  test('what is called forwarded was forwarded', () =>
    expect(figures.precision).toBeGreaterThanOrEqual(LEAST_FORWARDED_PRECISION))
})
