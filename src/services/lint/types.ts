export const severities = ['error', 'warning', 'note'] as const
export type Severity = (typeof severities)[number]

/** What the configuration says about a rule; `max` and `min` are in the unit of what it measures. */
export type RuleConfig = {
  severity?: Severity | undefined
  max?: number | undefined
  min?: number | undefined
}

export type LintFinding = {
  /** The id of a check, or one of `ownRules`. */
  rule: string
  severity: Severity
  /** From 1. A finding about the whole file is at line 1. */
  line: number
  column: number | null
  message: string
  /** What the finding is about, quoted from the source; empty where it is about the whole file. */
  quote: string
  fix: string[]
  /** The same in the next run, also when lines above it were added. */
  fingerprint: string
  /** Listed in the baseline. */
  known: boolean
}

export type FileResult = {
  /** As given, with slashes. */
  file: string
  score: number | null
  findings: LintFinding[]
  /** How many findings the file's own comments ask to ignore. */
  ignored: number
}
