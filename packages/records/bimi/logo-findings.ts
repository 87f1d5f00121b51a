import type { Finding, Json } from '@postproof/engine/finding'
import { recordFinding } from '../record/findings.ts'
import type { RecordFinding } from '../record/report.ts'
import type { SvgProblem } from './details.ts'
import type { LogoJudgement } from './svg/validate.ts'

/** One finding for each kind of fault in a logo, with every place where it stands. */

const MAX_FINDINGS = 60
const MAX_PLACES = 20

/** `id` is `bimi_svg` for the logo at l=; advice goes to `bimi_svg-advice`. */
export function logoFindings(logo: LogoJudgement, source: string): RecordFinding[] {
  const groups = new Map<string, SvgProblem[]>()
  for (const problem of logo.problems) {
    const key = [problem.code, problem.element, problem.attribute, problem.kind].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  const findings = [...groups.values()].slice(0, MAX_FINDINGS).map((group) => findingOf(group, source))
  if (!logo.valid) return findings
  const facts = { bytes: logo.bytes, title: logo.title }
  return [recordFinding('good', 'bimi_svg', 'valid', { facts }), ...findings]
}

function findingOf(group: SvgProblem[], source: string): RecordFinding {
  const first = group[0]!
  const { code, element, attribute, value, kind, line, column } = first
  const facts: Record<string, Json> = { element, attribute, kind, line, column, count: group.length }
  facts.value = value as Json
  facts.lines = [...new Set(group.map((problem) => problem.line))].slice(0, MAX_PLACES)
  const status: Finding['status'] = first.status
  const place = { in: 'raw' as const, line, column }
  const evidence = [{ label: source, value: value ?? element ?? code, place }]
  return recordFinding(status, status === 'bad' ? 'bimi_svg' : 'bimi_svg-advice', code, { facts, evidence })
}
