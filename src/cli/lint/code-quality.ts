import { createHash } from 'node:crypto'
import type { Severity } from '#services/lint/types.ts'
import type { LintResult } from './types.ts'

/** The report that GitLab shows in merge requests (Code Quality, a subset of the Code Climate format). Known findings are left out. */

const severityNames: Record<Severity, string> = { error: 'major', warning: 'minor', note: 'info' }

export function codeQualityOf({ files }: LintResult) {
  return files.flatMap(({ file, findings }) =>
    findings
      .filter(({ known }) => !known)
      .map(({ rule, severity, line, message, fingerprint }) => ({
        description: message,
        check_name: rule,
        // Within a report each must be unique, and two templates may have the same finding.
        fingerprint: createHash('sha256').update(`${file}\n${fingerprint}`).digest('hex'),
        severity: severityNames[severity],
        location: { path: file.replace(/^\.\//, ''), lines: { begin: line } },
      })),
  )
}
