import { createHash } from 'node:crypto'
import { sayableSize } from '@postproof/engine/amounts'
import type { Evidence, Finding } from '@postproof/engine/finding'
import { evidenceIn } from '@postproof/engine/words/evidence'
import { MAX_ELEMENT_DEPTH, MAX_ELEMENTS, MAX_HTML } from '@postproof/message/bounds'
import type { Language } from '@postproof/messages/languages'
import { type Message, message, type PlainCode } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Ignore, TagFault, TemplateReport } from '@postproof/spam-test/template'
import { checkPoints } from '@postproof/spam-test/weights'
import { textsIn } from '@postproof/spam-test/words/texts'
import { beyondLimit } from './limits.ts'
import { isRule, type ownRules } from './rules.ts'
import type { FileResult, LintFinding, RuleConfig, Severity } from './types.ts'

/** A report on a template -> findings with a line each, in words. */

export type Judged = {
  file: string
  /** The source as it is in the file, with line feeds. */
  source: string
  report: TemplateReport
  ignores: Ignore[]
  /** Merge tags that cannot be read. */
  tags: TagFault[]
  /** What the MJML compiler reports. */
  errors: { line: number; message: string }[]
}

/** What the configuration says about findings. */
export type FindingSettings = {
  language: Language
  rules: Record<string, RuleConfig>
  /** Rules to leave out, with the reason. */
  ignore: Record<string, string>
}

type Draft = Omit<LintFinding, 'fingerprint' | 'known'>

/** What was read only in part has no score, and a finding that says so, which no comment ignores. */
export function fileResult(
  { file, source, report, ignores, tags, errors }: Judged,
  { language, rules, ignore }: FindingSettings,
): FileResult {
  const valid = ignores.filter(
    ({ rules, reason }) => reason !== '' && rules.length > 0 && rules.every(isRule),
  )
  const ignored = new Set([...Object.keys(ignore), ...valid.flatMap((one) => one.rules)])
  const all = [
    ...report.findings.flatMap(
      (finding) =>
        limitDrafts(finding, rules[finding.id], report, language) ?? draftsOf(finding, report, language),
    ),
    ...tags.map((fault) => tagDraft(fault, language)),
    ...errors.map(({ line, message }) => own('mjml', 'warning', line, message)),
    ...ignores.filter((one) => !valid.includes(one)).map((one) => faultyIgnore(one, language)),
  ].map((draft) => ({ ...draft, severity: rules[draft.rule]?.severity ?? draft.severity }))
  const noted = report.cutWhenInlined ? [...all, inlinedDraft(report.cutWhenInlined, language)] : all
  const kept = noted.filter(({ rule }) => !ignored.has(rule)).sort((a, b) => a.line - b.line)
  const shown = report.isCut ? [cutDraft(language), ...kept] : kept
  return {
    ...{ file, score: report.isCut ? null : report.score.value, ignored: noted.length - kept.length },
    findings: withFingerprints(shown, source.split('\n')),
  }
}

type Sizes = NonNullable<TemplateReport['cutWhenInlined']>

/** A note whatever the configuration says: only who sends the template knows whether a program inlines its style sheets. */
const inlinedDraft = ({ written, inlined }: Sizes, language: Language) =>
  own(
    'html_size',
    'note',
    1,
    say(
      language,
      message('lint.inlined_size', { size: sayableSize(written), inlined_size: sayableSize(inlined) }),
    ),
  )

const bounds = { characters: MAX_HTML, elements: MAX_ELEMENTS, levels: MAX_ELEMENT_DEPTH }
const cutDraft = (language: Language) =>
  own('incomplete', 'error', 1, say(language, message('lint.cut', bounds)))

const own = (
  rule: keyof typeof ownRules | 'html_size',
  severity: Severity,
  line: number,
  said: string,
): Draft => ({
  ...{ rule, severity, line, message: said, column: null, quote: '', fix: [] },
})

const tagWords: Record<TagFault['kind'], PlainCode> = {
  half: 'lint.tag_half',
  unclosed: 'lint.tag_unclosed',
  'stray-end': 'lint.tag_stray_end',
}

const tagDraft = ({ kind, text, line, column }: TagFault, language: Language): Draft => ({
  ...own('merge_tags', 'error', line, say(language, message(tagWords[kind]))),
  ...{ column, quote: text },
})

function faultyIgnore({ rules, line }: Ignore, language: Language): Draft {
  const rule = rules.find((each) => !isRule(each))
  const said: Message =
    rule === undefined ? message('lint.ignore_without_reason') : message('lint.ignore_unknown_rule', { rule })
  return own('postproof-ignore', 'error', line, say(language, said))
}

/** The finding by the limits of the configuration; null where its own limits count. */
function limitDrafts(
  finding: Finding,
  rule: RuleConfig | undefined,
  { context }: TemplateReport,
  language: Language,
): Draft[] | null {
  const said = rule && beyondLimit(finding, rule)
  if (said === undefined) return null
  if (said === null) return []
  const fix = textsIn(language)[finding.id]!.fix(finding, context)
  return [
    {
      rule: finding.id,
      severity: 'error',
      message: say(language, said),
      fix,
      line: 1,
      column: null,
      quote: '',
    },
  ]
}

/** A finding of a check, once for each place that it names. */
function draftsOf(finding: Finding, { context }: TemplateReport, language: Language): Draft[] {
  const severity = severityOf(finding)
  if (!severity) return []
  const words = textsIn(language)[finding.id]!
  const common = {
    ...{ rule: finding.id, severity, message: words.found(finding), fix: words.fix(finding, context) },
  }
  const places = new Map<string, Draft>()
  for (const evidence of finding.evidence) {
    if (!evidence.place) continue
    const { line, column = null } = evidence.place
    const key = `${line}:${column}`
    if (!places.has(key)) places.set(key, { ...common, line, column, quote: quoteOf(evidence, language) })
  }
  return places.size > 0 ? [...places.values()] : [{ ...common, line: 1, column: null, quote: '' }]
}

/** What costs no points is a note. What a text reads like is an estimate, on which no receiver is known to act: never an error. */
function severityOf({ id, status }: Finding): Severity | null {
  if (status !== 'bad' && status !== 'warning') return null
  if ((checkPoints[id] ?? 0) === 0) return 'note'
  return status === 'bad' && id !== 'learned_content' ? 'error' : 'warning'
}

const quoteOf = (evidence: Evidence, language: Language): string =>
  evidenceIn(language, evidence).value.replace(/\s+/g, ' ').trim().slice(0, 200)

/** By rule and the text of the line, so that lines added above change nothing; the second of two equal ones has its number. */
function withFingerprints(drafts: Draft[], lines: string[]): LintFinding[] {
  const counts = new Map<string, number>()
  return drafts.map((draft) => {
    const text = draft.quote === '' ? '' : (lines[draft.line - 1] ?? '').trim()
    const key = `${draft.rule}\n${draft.quote}\n${text.slice(0, 2000)}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    const fingerprint = createHash('sha256').update(`${key}\n${count}`).digest('hex').slice(0, 32)
    return { ...draft, fingerprint, known: false }
  })
}
