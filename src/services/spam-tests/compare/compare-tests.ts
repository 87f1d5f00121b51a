import type { ComparedTest, Comparison } from '#contract/comparison.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import type { SpamTests } from '../types.ts'
import { compareAttention, type Maps } from './compare-attention.ts'
import { compareFindings, compareGroups } from './compare-findings.ts'

/** Reads both as the visitor may read each of them: whoever may not see one of the two sees neither. */
export async function compareTests(
  { result, heatMap }: Pick<SpamTests, 'result' | 'heatMap'>,
  [before, after]: readonly [string, string],
  visitor: Visitor,
): Promise<Comparison> {
  const both = [await result(before, visitor), await result(after, visitor)] as const
  if (both.some(({ status }) => status !== 'completed'))
    throw new Refusal(409, 'not_ready', 'test.not_completed')
  return comparisonOf(both, [await heatMap(before, visitor), await heatMap(after, visitor)])
}

export function comparisonOf(
  [before, after]: readonly [TestResult, TestResult],
  maps: readonly [Maps, Maps],
): Comparison {
  return {
    before: testOf(before),
    after: testOf(after),
    gain: before.score === null || after.score === null ? null : after.score - before.score,
    groups: compareGroups(before, after),
    findings: compareFindings(before, after),
    attention: compareAttention(...maps),
  }
}

function testOf(result: TestResult): ComparedTest {
  const { id, source, subject, score, cap, created_at, report_url, features, sender, verdict } = result
  const { edited_from } = result
  return {
    ...{ id, source, subject, score, cap, created_at, report_url, features, edited_from },
    sender: sender?.email ?? null,
    level: verdict?.level ?? 'no-data',
  }
}
