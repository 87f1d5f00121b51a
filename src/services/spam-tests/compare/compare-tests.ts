import type { Finding } from '@postproof/engine/finding'
import { commonScores } from '@postproof/spam-test/common-score'
import type { ComparedTest, Comparison } from '#contract/comparison.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import type { SpamTests } from '../types.ts'
import { compareAttention, type Maps } from './compare-attention.ts'
import { compareFindings, compareGroups } from './compare-findings.ts'

/** Reads both as the visitor may read each of them: whoever may not see one of the two sees neither. */
export async function compareTests(
  {
    result,
    heatMap,
    findingsOf,
  }: Pick<SpamTests, 'result' | 'heatMap'> & {
    findingsOf(id: string): Promise<Finding[]>
  },
  [before, after]: readonly [string, string],
  visitor: Visitor,
): Promise<Comparison> {
  const both = [await result(before, visitor), await result(after, visitor)] as const
  if (both.some(({ status }) => status !== 'completed'))
    throw new Refusal(409, 'not_ready', 'test.not_completed')
  const findings = [await findingsOf(before), await findingsOf(after)] as const
  return comparisonOf(both, findings, [await heatMap(before, visitor), await heatMap(after, visitor)])
}

/** `findings`: those of the two reports, as stored. */
export function comparisonOf(
  [before, after]: readonly [TestResult, TestResult],
  findings: readonly [Finding[], Finding[]],
  maps: readonly [Maps, Maps],
): Comparison {
  const common = commonScores(...findings)
  const [from, to] = [common.before.value, common.after.value]
  return {
    before: testOf(before),
    after: testOf(after),
    gain: from === null || to === null ? null : to - from,
    common: { before: from, after: to, checks: common.checks, left_out: common.leftOut },
    pending: [before, after].some(({ features }) => features.screenshots === 'pending'),
    groups: compareGroups([before, after], common),
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
