import type { RecordChecker } from '#contract/checker-names.ts'
import { Terms } from '#web/docs/term.tsx'
import { useRevealTarget } from '#web/spam-test/reveal.ts'
import { useFigures } from '#web/words/figures.ts'
import type { TermId } from '#web/words/words.ts'
import { useWords } from '#web/words/words.ts'
import { BimiParts } from '../bimi/bimi-parts.tsx'
import type { ShownResult } from '../checkers.ts'
import type { Details } from '../details/read.ts'
import { DkimParts } from '../dkim/dkim-parts.tsx'
import { DmarcClaims } from '../dmarc/dmarc-claims.tsx'
import { DmarcEffective } from '../dmarc/dmarc-effective.tsx'
import { DmarcParts } from '../dmarc/dmarc-parts.tsx'
import { SpfAddressTest } from '../spf/spf-address-test.tsx'
import { SpfClaims } from '../spf/spf-claims.tsx'
import { SpfMeters } from '../spf/spf-meters.tsx'
import { SpfParts } from '../spf/spf-parts.tsx'
import { MtaStsParts } from '../transport/mta-sts-parts.tsx'
import { TlsRptParts } from '../transport/tls-rpt-parts.tsx'
import { DnsAnswers } from './dns-answers.tsx'
import { Findings } from './findings.tsx'
import { PublishedRecords } from './published-records.tsx'
import { RecordBadge } from './record-badge.tsx'
import { OpenQuestions, SuggestedRecords } from './suggested-records.tsx'
import { TypesetRecord } from './typeset-record.tsx'
import { VerdictCard } from './verdict-card.tsx'

/** Verdict and record, problems, the corrected record, what only this kind has, and the raw answers. */
export function RecordReport({ result, details }: { result: ShownResult; details: Details }) {
  useRevealTarget()
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
        <Strip details={details} />
      </VerdictCard>
      {details.kind === 'spf' && details.value.test ? <SpfAddressTest test={details.value.test} /> : null}
      <Claims details={details} />
      <Findings result={result} />
      <SuggestedRecords
        records={result.suggested_records}
        changes={details.kind === 'spf' ? details.value.changes : undefined}
      />
      <OpenQuestions questions={result.questions} />
      <Parts result={result} details={details} />
      <div className="flex flex-col gap-4">
        <DnsAnswers answers={result.dns_answers} />
        <RecordBadge checker={result.checker} domain={result.domain} />
      </div>
      <Terms ids={terms[result.checker]} />
    </div>
  )
}

/** What the findings of each checker speak of. */
const terms: Record<RecordChecker, TermId[]> = {
  spf: ['spf', 'spf-lookups', 'include', 'envelope-sender', 'txt'],
  dkim: ['dkim', 'selector', 'cname', 'txt'],
  dmarc: ['dmarc', 'dmarc-policy', 'alignment', 'from', 'txt'],
  bimi: ['bimi', 'vmc', 'dmarc-policy', 'txt'],
  'mta-sts': ['mta-sts', 'tls', 'starttls', 'mx'],
  'tls-rpt': ['tls-rpt', 'tls', 'starttls', 'txt'],
}

function useFacts(result: ShownResult) {
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
function Beside({ result }: { result: ShownResult }) {
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

/** What sums up this kind of record at a glance. */
function Strip({ details }: { details: Details }) {
  if (details.kind === 'spf') return <SpfMeters details={details.value} />
  if (details.kind === 'dmarc' && details.value.applied)
    return <DmarcEffective applied={details.value.applied} />
  return null
}

/** The mails by which the record was judged. */
function Claims({ details }: { details: Details }) {
  if (details.kind === 'spf' && details.value.claims.length > 0)
    return <SpfClaims claims={details.value.claims} />
  if (details.kind === 'dmarc' && details.value.claims.length > 0)
    return <DmarcClaims claims={details.value.claims} />
  return null
}

function Parts({ result, details }: { result: ShownResult; details: Details }) {
  switch (details.kind) {
    case 'spf':
      return <SpfParts details={details.value} />
    case 'dkim':
      return <DkimParts details={details.value} answers={result.dns_answers} />
    case 'dmarc':
      return <DmarcParts details={details.value} />
    case 'bimi':
      return <BimiParts details={details.value} domain={result.domain} />
    case 'mta-sts':
      return <MtaStsParts details={details.value} />
    case 'tls-rpt':
      return <TlsRptParts details={details.value} />
  }
}
