import type { ReactNode } from 'react'
import type { RecordResult } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { RecordToPublish } from './record-to-publish.tsx'

type Record = RecordResult['suggested_records'][number]

type Props = {
  records: RecordResult['suggested_records']
  /** One by one what changes in the first of them, where the checker says so. */
  changes?: { before: string; after: string }[]
}

/** The corrected records, with what changes and what may go wrong. */
export function SuggestedRecords({ records, changes = [] }: Props) {
  const { checkers, report } = useWords()
  const { suggested: words } = checkers
  if (records.length === 0) return null
  return (
    <Section title={records.length === 1 ? words.title : words.titleMany} note={report.record.made}>
      <div className="flex flex-col gap-6">
        {records.map((record, index) => (
          <div key={`${record.type} ${record.host} ${record.value}`}>
            <Suggestion record={record} changes={index === 0 ? changes : []} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** One record, with what it changes and who stops passing. */
function Suggestion({ record, changes }: { record: Record; changes: NonNullable<Props['changes']> }) {
  const { suggested: words } = useWords().checkers
  return (
    <>
      <RecordToPublish record={record} form={record.form} />
      <dl className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-2">
        <Note label={words.reason} text={record.reason}>
          {changes.length > 0 ? <Changes changes={changes} /> : null}
        </Note>
        <Note label={words.risk} text={record.risk} />
      </dl>
    </>
  )
}

/** What only the owner knows: a question, and the record for each answer. */
export function OpenQuestions({ questions }: { questions: RecordResult['questions'] }) {
  const { suggested: words } = useWords().checkers
  return questions.map(({ question, answers }) => (
    <Section key={question} title={words.question} note={words.questionNote}>
      <p className="prose mb-4 font-medium">{question}</p>
      <div className="flex flex-col gap-6">
        {answers.map(({ answer, record }) => (
          <div key={answer}>
            <h3 className="prose mb-2 font-bold text-14">{answer}</h3>
            {record ? <Suggestion record={record} changes={[]} /> : null}
          </div>
        ))}
      </div>
    </Section>
  ))
}

/** One labelled sentence about a record to publish; nothing without text. */
export function Note({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  if (!text) return null
  return (
    <div>
      <dt className="text-13 text-faint">{label}</dt>
      <dd className="text-soft">
        <p className="prose">{text}</p>
        {children}
      </dd>
    </div>
  )
}

function Changes({ changes }: { changes: NonNullable<Props['changes']> }) {
  const { suggested: words } = useWords().checkers
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {changes.map(({ before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changes are made once, in their order
        <li key={index} className="text-13">
          {before ? <code className="wrap-anywhere">{before}</code> : words.nothing}{' '}
          <ArrowRight
            aria-label={words.becomes}
            className="mx-1 inline size-3.5 align-[-2px] rtl:-scale-x-100"
          />{' '}
          {after ? <code className="wrap-anywhere">{after}</code> : words.nothing}
        </li>
      ))}
    </ul>
  )
}
