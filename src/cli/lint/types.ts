import type { RepairKind } from '@postproof/spam-test/source-repairs'
import type { WhyUnchecked } from '@postproof/spam-test/template'
import type { FileResult } from '#services/lint/types.ts'

/** A repair that `--fix` wrote. */
export type Fixed = { file: string; line: number; repair: RepairKind; quote: string }

/** A file that could not be judged, and why, in a sentence that names it. */
export type Failed = { file: string; message: string }

/** Where pictures of templates are, and why some are not. */
export type Pictures = {
  made: { file: string; device: 'desktop' | 'mobile'; picture: string }[]
  problem: string | null
}

export type LintResult = {
  files: FileResult[]
  not_checked: { reason: WhyUnchecked; text: string; rules: string[] }[]
  /** Empty without `--fix`. */
  fixed: Fixed[]
  failed: Failed[]
  /** Absent without `--pictures`. */
  pictures?: Pictures
}
