import type { WhyUnchecked } from '@postproof/spam-test/template'
import type { FileResult } from '#services/lint/types.ts'

export type LintResult = {
  files: FileResult[]
  not_checked: { reason: WhyUnchecked; text: string; rules: string[] }[]
}
