import { bad, type Finding, good } from '@postproof/engine/finding'
import { withRendering } from '@postproof/spam-test/join'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { scoreFindings } from '@postproof/spam-test/score'
import { expect, test } from 'vitest'
import { comparisonSchema } from '#contract/comparison.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { heatMap } from '../../../../tests/fixtures/pictures.ts'
import { careless } from '../../../../tests/fixtures/report.ts'
import { comparisonOf } from './compare-tests.ts'

/** A mail is repaired and tested again: what is said of the two while the pictures of the second are still being drawn. */

type Run = { result: TestResult; findings: Finding[] }

const ids = ['responsive', 'dark_mode', 'images_off', 'accessibility', 'fold', 'render_cost']
const drawn = (wrong: string[]) =>
  ids.map((id) => (wrong.includes(id) ? bad(id, 'x', {}) : good(id, 'x', {})))
const sent = (...findings: Finding[]): Finding[] => [
  good('spf', 'pass', {}),
  bad('reply_to', 'x', {}),
  ...findings,
]

function run(findings: Finding[], screenshots: 'pending' | 'ready'): Run {
  const score = scoreFindings(findings)
  const features = { ...careless.features, screenshots, heatmap: screenshots }
  return { result: { ...careless, score: score.value, features }, findings }
}

const joined = (findings: Finding[], rendering: Finding[]) =>
  withRendering({ findings } as SpamTestReport, rendering).findings

function compared(before: Run, after: Run) {
  const findings = [before.findings, after.findings] as const
  const comparison = comparisonOf([before.result, after.result], findings, [heatMap, heatMap])
  const { gain, pending, common } = comparisonSchema.parse(comparison)
  return { gain, pending, scores: [common.before, common.after], leftOut: common.left_out }
}

test.each<[string, Finding, Finding, string[], string[], [number, number]]>([
  [
    'nothing that counts',
    good('language', 'x', {}),
    good('language', 'x', {}),
    ['responsive'],
    ['responsive'],
    [0, 0],
  ],
  ['one fault', bad('language', 'x', {}), good('language', 'x', {}), ['responsive'], ['responsive'], [2, 2]],
  ['one fault, and what is drawn', bad('language', 'x', {}), good('language', 'x', {}), ['fold'], [], [2, 4]],
  [
    'one fault for two others',
    bad('language', 'x', {}),
    good('language', 'x', {}),
    [],
    ['responsive'],
    [2, -3],
  ],
])('repaired: %s', (_name, broken, repaired, wrong, wrongAfter, [soFar, inTheEnd]) => {
  const pending = pendingRendering('pending')
  const first = run(joined(sent(broken, ...pending), drawn(wrong)), 'ready')
  const second = sent(repaired, ...pending)

  const provisional = compared(first, run(second, 'pending'))
  expect(provisional).toMatchObject({ gain: soFar, pending: true, leftOut: ids.length })
  const final = compared(first, run(joined(second, drawn(wrongAfter)), 'ready'))
  expect(final).toMatchObject({ pending: false, leftOut: 0 })
  expect(final.gain).toBe(inTheEnd)
  for (const { gain, scores } of [provisional, final]) expect(scores[1]! - scores[0]!).toBe(gain)
})

test('what an unfinished test was not asked yet never counts for it', () => {
  const pending = pendingRendering('pending')
  const findings = sent(...pending)
  const finished = run(joined(findings, drawn(ids)), 'ready')
  expect(finished.result.score).toBeLessThan(run(findings, 'pending').result.score!)
  expect(compared(finished, run(findings, 'pending')).gain).toBe(0)
  expect(compared(run(findings, 'pending'), finished).gain).toBe(0)
})
