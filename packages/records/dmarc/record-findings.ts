import type { Finding } from '@postproof/engine/finding'
import { issueFindings, recordFinding } from '../record/findings.ts'
import type { Issue } from '../record/issue.ts'
import type { RecordFinding } from '../record/report.ts'
import { type Tag, tagOf } from '../record/tag-list.ts'
import { type DmarcRecord, KNOWN_TAGS } from './parse.ts'

/** Findings that follow from the text of one record, whichever domain it applies to. */

/** Issues that are reported under their own subject. */
const SUBJECTS: Record<string, string> = {
  'removed-tag': 'dmarc_removed',
  'size-suffix': 'dmarc_removed',
  'missing-rua': 'dmarc_reports',
  'bare-address': 'dmarc_reports',
  'bad-uri': 'dmarc_reports',
  'uri-scheme': 'dmarc_reports',
  'empty-uri': 'dmarc_reports',
}
/** These have findings of their own that know more. */
const ELSEWHERE = new Set(['bad-policy', 'missing-p', 'bad-value', 'unknown-tag'])

/** Findings of the record's text alone. `ordinary`: the domain is no public suffix. */
export function recordFindings(record: DmarcRecord, ordinary: boolean): RecordFinding[] {
  return [
    ...syntaxFindings(record),
    ...orderFindings(record),
    ...weakerFindings(record),
    ...flagFindings(record, ordinary),
    ...modeFindings(record),
    ...optionFindings(record),
    ...addressFindings(record),
  ]
}

function syntaxFindings({ issues }: DmarcRecord): RecordFinding[] {
  const told = issues.filter((issue) => !ELSEWHERE.has(issue.code)).map(soften)
  const subjects = new Set(told.map((issue) => SUBJECTS[issue.code] ?? 'dmarc_syntax'))
  return [...subjects].flatMap((id) =>
    issueFindings(
      id,
      told.filter((issue) => (SUBJECTS[issue.code] ?? 'dmarc_syntax') === id),
    ),
  )
}

/** RFC 9989, 4.8: what is no tag is skipped, and the rest of the record counts. */
function soften(issue: Issue): Issue {
  return issue.code === 'tag-without-value' ? { ...issue, status: 'warning' } : issue
}

function orderFindings({ tags }: DmarcRecord): RecordFinding[] {
  const p = tagOf(tags, 'p')
  const findings: RecordFinding[] = []
  // RFC 7489, 6.3 wanted `p` right after `v`; RFC 9989 leaves the order open.
  if (p && tags[1] !== p)
    findings.push(recordFinding('warning', 'dmarc_tags', 'policy-not-second', { spans: [p.span] }))
  const foreign = tags.filter((tag) => !KNOWN_TAGS.has(tag.name) && !(tag === tags[0] && tag.name === 'V'))
  const odd = foreign.filter((tag) => KNOWN_TAGS.has(tag.name.toLowerCase()))
  const unknown = foreign.filter((tag) => !odd.includes(tag))
  if (odd.length > 0) findings.push(tagFinding('odd-case', odd))
  if (unknown.length > 0) findings.push(tagFinding('unknown', unknown))
  return findings
}

function tagFinding(code: string, tags: Tag[]): RecordFinding {
  const facts = { tags: tags.slice(0, 10).map((tag) => tag.name.slice(0, 40)) }
  return recordFinding('warning', 'dmarc_tags', code, {
    facts,
    spans: tags.slice(0, 20).map((tag) => tag.span),
  })
}

const RANK = { none: 0, quarantine: 1, reject: 2 }

function weakerFindings({ tags, p, sp, np, effective }: DmarcRecord): RecordFinding[] {
  const findings: RecordFinding[] = []
  const spans = (name: string) => tagOf(tags, name)!.span
  if (p && sp && RANK[sp] < RANK[p]) {
    findings.push(
      recordFinding('warning', 'dmarc_subdomains', 'weaker', { facts: { p, sp }, spans: [spans('sp')] }),
    )
  }
  const existing = sp ?? p
  if (existing && np && RANK[np] < RANK[existing]) {
    const facts = { p, sp, np }
    findings.push(recordFinding('warning', 'dmarc_nonexistent', 'weaker', { facts, spans: [spans('np')] }))
  }
  if (effective && effective.p !== 'none' && !tagOf(tags, 'np')) {
    findings.push(recordFinding('good', 'dmarc_nonexistent', 'not-set', { facts: { applies: existing } }))
  }
  return findings
}

function flagFindings({ tags, psd, testMode }: DmarcRecord, ordinary: boolean): RecordFinding[] {
  const findings: RecordFinding[] = []
  if (testMode)
    findings.push(recordFinding('warning', 'dmarc_test-mode', 'testing', { spans: [tagOf(tags, 't')!.span] }))
  const spans = psd === 'u' ? [] : [tagOf(tags, 'psd')!.span]
  if (psd === 'y' && ordinary) findings.push(recordFinding('bad', 'dmarc_psd', 'ordinary-domain', { spans }))
  if (psd === 'y' && !ordinary) findings.push(recordFinding('good', 'dmarc_psd', 'suffix', { spans }))
  if (psd === 'n') findings.push(recordFinding('good', 'dmarc_psd', 'own-organization', { spans }))
  for (const name of ['t', 'psd']) {
    const tag = tagOf(tags, name)
    if (tag && !/^(?:y|n|u)$/i.test(tag.value))
      findings.push(valueFinding('warning', 'dmarc_tags', 'bad-flag', tag))
  }
  return findings
}

function valueFinding(status: Finding['status'], id: string, code: string, tag: Tag): RecordFinding {
  return recordFinding(status, id, code, {
    facts: { tag: tag.name, value: tag.value.slice(0, 80) },
    spans: [tag.span],
  })
}

function modeFindings({ tags }: DmarcRecord): RecordFinding[] {
  return ['adkim', 'aspf'].flatMap((name) => {
    const tag = tagOf(tags, name)
    return tag && !/^[rs]$/i.test(tag.value)
      ? [valueFinding('warning', 'dmarc_alignment', 'bad-mode', tag)]
      : []
  })
}

function optionFindings({ tags, fo, ruf }: DmarcRecord): RecordFinding[] {
  const tag = tagOf(tags, 'fo')
  if (!tag) return []
  const codes: string[] = []
  if (fo.some((option) => !['0', '1', 'd', 's'].includes(option))) codes.push('bad-option')
  if (fo.includes('0') && fo.includes('1')) codes.push('contradiction')
  if (!tagOf(tags, 'ruf') || ruf.length === 0) codes.push('without-ruf')
  return codes.map((code) => valueFinding('warning', 'dmarc_failure-reports', code, tag))
}

function addressFindings({ rua }: DmarcRecord): RecordFinding[] {
  const usable = rua.filter((uri) => uri.valid && uri.domain !== null && uri.scheme === 'mailto')
  const facts = { addresses: usable.slice(0, 10).map((uri) => uri.text), count: usable.length }
  const spans = usable.slice(0, 10).map((uri) => uri.span)
  const findings: RecordFinding[] = []
  if (usable.length > 0) findings.push(recordFinding('good', 'dmarc_reports', 'set', { facts, spans }))
  // RFC 9990, 3.2.3: receivers serve at least two addresses and may stop there.
  if (usable.length > 2) findings.push(recordFinding('warning', 'dmarc_reports', 'many', { facts, spans }))
  return findings
}
