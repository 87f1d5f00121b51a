import type { RecordResult } from '#contract/checkers.ts'
import { Terms } from '#web/docs/term.tsx'
import { useRevealTarget } from '#web/spam-test/reveal.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { recordPageOf } from '../record-pages.tsx'
import { DnsAnswers } from './dns-answers.tsx'
import { Findings } from './findings.tsx'
import { PublishedRecords } from './published-records.tsx'
import { RecordBadge } from './record-badge.tsx'
import { OpenQuestions, SuggestedRecords } from './suggested-records.tsx'
import { TypesetRecord } from './typeset-record.tsx'
import { VerdictCard } from './verdict-card.tsx'

/** Verdict and record, problems, the corrected record, what only this kind has, and the raw answers. */
export function RecordReport({ result }: { result: RecordResult }) {
  useRevealTarget()
  const page = recordPageOf(result.checker)
  return (
    <div className="flex flex-col gap-10">
      <VerdictCard
        status={result.status}
        summary={result.summary}
        facts={useFacts(result)}
        note={<Beside result={result} />}
      >
        {result.record === null ? (
          <PublishedRecords result={result} />
        ) : (
          <TypesetRecord key={result.record} result={result} />
        )}
        {page.strip?.(result)}
      </VerdictCard>
      {page.claims?.(result)}
      <Findings result={result} />
      <SuggestedRecords
        records={result.suggested_records}
        changes={result.checker === 'spf' ? result.details.changes : undefined}
      />
      <OpenQuestions questions={result.questions} />
      {page.parts?.(result)}
      <div className="flex flex-col gap-4">
        <DnsAnswers answers={result.dns_answers} />
        <RecordBadge checker={result.checker} domain={result.domain} />
      </div>
      <Terms ids={page.terms} />
    </div>
  )
}

function useFacts(result: RecordResult) {
  const { dateTime, duration } = useFigures()
  const { checkers: words } = useWords()
  const name = (value: string) => <code className="wrap-anywhere">{value}</code>
  const inherited = result.found_at !== null && result.found_at !== result.queried
  return [
    { label: words.asked, value: name(result.queried) },
    ...(inherited ? [{ label: words.foundAt, value: name(result.found_at ?? '') }] : []),
    ...(result.ttl === null ? [] : [{ label: words.ttl, value: duration(result.ttl) }]),
    ...(result.score === null ? [] : [{ label: words.score, value: words.scoreOf({ score: result.score }) }]),
    { label: words.checkedAt, value: dateTime(result.checked_at) },
  ]
}

/** Side questions without an answer: the verdict holds without them. */
function Beside({ result }: { result: RecordResult }) {
  const { checkers: words } = useWords()
  const { beside } = result.not_asked
  if (beside.length === 0) return null
  const shown = beside.slice(0, 4)
  return (
    <p className="mt-1 text-14 text-soft">
      {words.beside}{' '}
      {shown.map((question, index) => (
        <span key={question}>
          {index > 0 ? ', ' : ''}
          <code className="wrap-anywhere">{question}</code>
        </span>
      ))}
      {beside.length > shown.length ? ` ${words.besideMore({ count: beside.length - shown.length })}` : null}
    </p>
  )
}
