/**
 * What is wrong with a published record. Shared by the record engines (SPF, DKIM, DMARC, BIMI, MTA-STS, TLS-RPT).
 * Facts only: `code` names the case, words are tables elsewhere.
 */

/** Offsets into the record's text, in UTF-16 units; `end` is the first one after the span. */
export type Span = { start: number; end: number }

export type Issue = {
  /** kebab-case, e.g. `unknown-mechanism`. */
  code: string
  /** `bad`: receivers refuse or ignore the record for it. `warning`: it works, but not as meant or not everywhere. */
  status: 'bad' | 'warning'
  span: Span
  /** The offending text, cut at 80 characters. */
  text: string
}

/** More issues than this, and the first bad one, are not collected: a hostile record must not make a large report. */
export const MAX_ISSUES = 50

/** Collects issues over one record's text. */
export function createIssues(record: string) {
  const list: Issue[] = []
  const add = (status: Issue['status'], code: string, span: Span) => {
    // What breaks the record is never lost among many warnings.
    const firstBad = status === 'bad' && !isBroken(list)
    if (list.length >= MAX_ISSUES && !firstBad) return
    const whole = record.slice(span.start, span.end)
    list.push({ code, status, span, text: whole.length > 80 ? `${whole.slice(0, 79)}…` : whole })
  }
  return {
    list,
    bad: (code: string, span: Span) => add('bad', code, span),
    warning: (code: string, span: Span) => add('warning', code, span),
  }
}

export type Issues = ReturnType<typeof createIssues>

/** Whether any issue makes receivers refuse or ignore the record. */
export function isBroken(issues: Issue[]): boolean {
  return issues.some((issue) => issue.status === 'bad')
}
