import type { Language } from '@postproof/engine/language'
import { message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import { recordKinds } from '@postproof/records/kinds'
import { hostFormOf } from '@postproof/records/record/dns-host'
import type {
  RecordFinding,
  RecordPart,
  RecordReport,
  SuggestedRecord,
} from '@postproof/records/record/report'
import { notAskedIn } from '@postproof/records/record/verdict'
import { type CodedRecordText, explainRecord, recordTextsIn } from '@postproof/records/words'
import type { RecordChecker } from '#contract/checker-names.ts'
import type { RecordResult } from '#contract/checkers.ts'
import { effectOf, policyChanges } from './messages.ts'

/** What a record engine found, in the words of a language. */

type SuggestedView = RecordResult['suggested_records'][number]

/** The words of one engine in one language. */
export type Words = {
  label: string
  texts: Record<string, CodedRecordText>
  explain(code: string, values?: RecordPart['values']): string
  say: Say
}

export function wordsOf(checker: RecordChecker, language: Language): Words {
  return {
    label: recordKinds[checker].label,
    texts: recordTextsIn(checker, language),
    explain: (code, values) => explainRecord(checker, language, code, values),
    say: sayIn(language),
  }
}

/** A record to publish: why, what may go wrong with it, and what it changes for mail. */
export function presentRecord(
  words: Words,
  { reason, risk, effect, changes, ...record }: SuggestedRecord,
  dns: RecordReport['dns'],
): SuggestedView {
  const { risks, changed } = consequencesOf(words, { risk, effect, changes, host: record.host })
  return {
    ...record,
    source: 'generator',
    reason: words.explain(reason),
    risk: [...risks, ...changed].join(' '),
    effect: effect ?? null,
    policy_changes: changes ?? null,
    form: hostFormOf(record, dns),
  }
}

/** What may go wrong with a record, and what it changes for mail: a sentence each. */
export function consequencesOf(
  words: Words,
  { risk, effect, changes, host }: Pick<SuggestedRecord, 'risk' | 'effect' | 'changes' | 'host'>,
): { risks: string[]; changed: string[] } {
  // Left out when the correction was evaluated: its outcome says it better.
  const risks = [risk].flat().filter((code) => !(effect && code === 'spf.risk.none'))
  const changed = [
    ...(effect ? effectOf(effect) : []),
    ...policyChanges(changes ?? [], host.replace(/^_dmarc\./, '')),
  ]
  return { risks: risks.map((code) => words.explain(code)), changed: changed.map(words.say) }
}

export function presentFinding({ texts, say }: Words, finding: RecordFinding) {
  const text = texts[finding.id]
  return {
    id: finding.id,
    code: finding.code,
    title: text?.title ?? finding.id,
    status: finding.status,
    concerns: finding.concerns,
    summary: text?.found(finding) ?? finding.code,
    why: text?.why ?? '',
    evidence: finding.evidence.map(({ label, value }) => ({
      label: typeof label === 'string' ? label : say(label),
      value: typeof value === 'string' ? value : say(value),
      mono: true,
    })),
    spans: finding.spans,
    fix: text?.fix(finding) ?? [],
    refs: text?.refs ?? [],
  }
}

export function notAsked({ texts }: Words, report: RecordReport): RecordResult['not_asked'] {
  const { decides, beside } = notAskedIn(report)
  return { decides: decides.map((finding) => texts[finding.id]?.found(finding) ?? finding.code), beside }
}

export function summaryOf({ label, texts, say }: Words, report: RecordReport): string {
  const { status, domain, record, findings } = report
  const of = (wanted: RecordFinding['status']) => findings.filter((finding) => finding.status === wanted)
  const found = (finding: RecordFinding) => texts[finding.id]?.found(finding) ?? ''
  const warned = { label, domain, count: of('warning').length }
  const [bad, warnings] = [of('bad'), of('warning')]
  if (status === 'good') return say(message('checker.in_order', { label, domain }))
  if (bad[0]) return found(bad[0])
  const open = notAskedIn(report).decides[0]
  // For a record that was read, what could not be asked is a part of it.
  if (open)
    return record === null ? found(open) : `${say(message('checker.as_far_as_asked', warned))} ${found(open)}`
  if (warnings[0]) {
    return record === null ? found(warnings[0]) : say(message('checker.to_improve', warned))
  }
  return say(message('checker.not_checked', { label, domain }))
}
