import { reasonsUnchecked } from '@postproof/spam-test/template'
import type { LintInput, LintReport } from '#contract/lint.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { type AnalysisPool, octetsOf } from '../analysis/pool.ts'
import { sharersOf } from '../analysis/sharers.ts'
import { fileResult } from './findings.ts'

export type Lint = {
  /** Judges a template by what its author can change. Asks nothing of DNS, blacklists or links, and stores nothing. */
  judge(input: LintInput, visitor: Visitor): Promise<LintReport>
}

export function createLint({ pool, ownerOf }: { pool: AnalysisPool; ownerOf: OwnerOf }): Lint {
  return {
    async judge({ source: given, format }, visitor) {
      const source = given.replaceAll('\r\n', '\n')
      const { report, ignores, tags } = await pool.run({
        operation: 'template',
        input: { format },
        mail: octetsOf(Buffer.from(source)),
        sharers: sharersOf({ clientAddress: visitor.network }, ownerOf(visitor)),
      })
      const judged = { file: '', source, report, ignores, tags, errors: [] }
      const { score, findings, ignored } = fileResult(judged, {
        language: visitor.language ?? 'en',
        rules: {},
        ignore: {},
      })
      const not_checked = reasonsUnchecked
        .map((reason) => ({ reason, rules: report.unchecked[reason] }))
        .filter(({ rules }) => rules.length > 0)
      return { score, findings, ignored, not_checked }
    },
  }
}
