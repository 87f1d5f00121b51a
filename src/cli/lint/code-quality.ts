import { createHash } from 'node:crypto'
import type { FileResult, Severity } from '#services/lint/types.ts'
import type { Failed, LintResult } from './types.ts'

/** The report that GitLab shows in merge requests (Code Quality, a subset of the Code Climate format). Known findings are left out. */

const severityNames: Record<Severity, string> = { error: 'major', warning: 'minor', note: 'info' }

export function codeQualityOf({ files, failed }: LintResult) {
  return [...failed.map(failedIssue), ...files.flatMap(issuesOf)]
}

function failedIssue({ file, message }: Failed) {
  return {
    ...{ description: message, check_name: 'not_checked', severity: 'blocker' },
    fingerprint: fingerprintOf(file, message),
    location: locationOf(file, 1),
  }
}

// Within a report each must be unique, and two templates may have the same finding.
const fingerprintOf = (file: string, text: string): string =>
  createHash('sha256').update(`${file}\n${text}`).digest('hex')

const locationOf = (file: string, line: number) => ({
  path: file.replace(/^\.\//, ''),
  lines: { begin: line },
})

const issuesOf = ({ file, findings }: FileResult) =>
  findings
    .filter(({ known }) => !known)
    .map(({ rule, severity, line, message, fingerprint }) => ({
      ...{ description: message, check_name: rule, severity: severityNames[severity] },
      fingerprint: fingerprintOf(file, fingerprint),
      location: locationOf(file, line),
    }))
