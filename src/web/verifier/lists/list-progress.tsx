import { Form, Link } from 'react-router'
import type { ListSummary, VerifierList } from '#contract/verifier.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pause, Play, RotateCw } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { AddressFilter } from './address-query.ts'
import { DeleteList } from './delete-list.tsx'
import { ShareBar, VerdictCounts } from './list-counts.tsx'
import { listHeadline } from './list-headline.ts'
import { useListPath } from './list-path.ts'
import { Reasons } from './reasons.tsx'

type Props = { list: VerifierList; summary: ListSummary; filter: AddressFilter; error?: string }

/** One list: how far it is, what came out so far, and what can be done with it. */
export function ListProgress({ list, summary, filter, error }: Props) {
  const { lists: words } = useWords().verifier
  const figures = useFigures()
  const listPath = useListPath()
  const { counts, status } = list
  const counting = status !== 'refused' && status !== 'reading'
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Link to={listPath()} className="link inline-block py-0.5 text-13">
            {words.all}
          </Link>
          <h1 className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">{list.name}</h1>
        </div>
        <Actions list={list} />
      </div>
      <Card className="overflow-hidden">
        <div className="px-4 py-5 md:px-6">
          <p aria-live="polite" className="text-20 font-bold tracking-[-0.01em] tabular-nums md:text-28">
            {listHeadline({ list, summary }, words.headline, figures)}
          </p>
          {list.note ? <p className="prose mt-1 text-16 text-soft">{list.note}</p> : null}
          {error ? (
            <p role="alert" className="mt-2 font-medium text-bad">
              {error}
            </p>
          ) : null}
          {counting ? (
            <div className="mt-4">
              <ShareBar counts={counts} running={status !== 'completed'} />
            </div>
          ) : null}
          <Facts list={list} />
        </div>
        {counting ? (
          <div className="flex flex-col gap-5 border-line border-t px-2 py-3 md:px-3 md:py-4">
            <VerdictCounts counts={counts} filter={filter} />
            <Reasons summary={summary} filter={filter} />
          </div>
        ) : null}
      </Card>
      {status === 'running' || status === 'waiting' ? (
        <p className="mt-3 text-13 text-faint">{words.leave}</p>
      ) : null}
    </>
  )
}

function Facts({ list }: { list: VerifierList }) {
  const { dateTime, whole } = useFigures()
  const { marks, verifier } = useWords()
  const { lists: words } = verifier
  const { counts } = list
  const facts = [
    list.expected_at ? words.expected({ when: dateTime(list.expected_at) }) : null,
    words.rowsOf({ count: whole(counts.rows) }),
    list.counted === null ? null : words.counted({ count: list.counted }),
    counts.duplicates > 0
      ? counts.duplicates === 1
        ? words.oneDuplicate
        : words.duplicates({ count: whole(counts.duplicates) })
      : null,
    counts.waiting_retry > 0 ? `${words.waiting}${marks.colon}${whole(counts.waiting_retry)}` : null,
    list.column ? words.columnOf({ column: list.column }) : null,
    words.expires({ when: dateTime(list.expires_at) }),
  ].filter((fact) => fact !== null)
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-13 text-soft tabular-nums">
      {facts.map((fact) => (
        <li key={fact} className="wrap-anywhere">
          {fact}
        </li>
      ))}
    </ul>
  )
}

function Actions({ list }: { list: VerifierList }) {
  const { status } = list
  const over = status === 'completed' || status === 'waiting'
  return (
    <div className="flex flex-wrap gap-2">
      {over && list.askable > 0 ? <Turn intent="ask-again" list={list} /> : null}
      {status === 'running' || status === 'waiting' ? (
        <Turn intent="pause" list={list} />
      ) : status === 'paused' ? (
        <Turn intent="resume" list={list} />
      ) : null}
      <DeleteList id={list.id} />
    </div>
  )
}

const turns = { pause: Pause, resume: Play, 'ask-again': RotateCw }

function Turn({ intent, list }: { intent: keyof typeof turns; list: VerifierList }) {
  const { lists: words } = useWords().verifier
  const { whole } = useFigures()
  const Icon = turns[intent]
  const listPath = useListPath()
  return (
    <Form method="post" action={listPath(list.id)} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look={intent === 'resume' ? 'primary' : 'plain'}>
        <Icon aria-hidden="true" />
        {intent === 'ask-again' ? words.askAgain({ count: whole(list.askable) }) : words[intent]}
      </Button>
    </Form>
  )
}
