import { Form, useActionData, useNavigation } from 'react-router'
import type { Recheck } from '#contract/spam-test.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ArrowRight, RotateCw } from '#web/ui/icons.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { Rechecked } from './recheck.ts'

/** Asks DNS again for a finished report, and says what changed. */
export function RecheckDns() {
  const { recheck: words } = useWords().report
  const { state, formMethod } = useNavigation()
  const answer = useActionData<Rechecked>()
  const busy = state !== 'idle' && formMethod === 'POST'
  return (
    <Card className="overflow-hidden">
      <Form
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 md:px-5"
      >
        <p className="text-soft">{words.note}</p>
        <Button type="submit" aria-busy={busy} disabled={busy}>
          <RotateCw aria-hidden="true" className={busy ? 'animate-spin' : ''} />
          {busy ? words.asking : words.ask}
        </Button>
      </Form>
      <div role="status">
        {!busy && answer?.error ? (
          <p className="border-line border-t bg-bad-tint px-4 py-3 text-bad md:px-5">{answer.error}</p>
        ) : null}
        {!busy && answer?.rechecked ? <Changes rechecked={answer.rechecked} /> : null}
      </div>
    </Card>
  )
}

function Changes({ rechecked }: { rechecked: Recheck }) {
  const { dateTime, number } = useFigures()
  const { recheck: words } = useWords().report
  const { changes, score, checked_at, kept } = rechecked
  const when = dateTime(checked_at)
  if (changes.length === 0) {
    return (
      <p className="border-line border-t px-4 py-3 md:px-5">
        {words.nothing({ when })} {kept ? '' : words.own}
      </p>
    )
  }
  const moved = score.before !== null && score.after !== null && score.before !== score.after
  return (
    <div className="border-line border-t px-4 py-3 md:px-5">
      <p className="font-medium">
        {words.changed({ count: changes.length, when })}{' '}
        {moved ? words.score({ before: number(score.before ?? 0), after: number(score.after ?? 0) }) : ''}
      </p>
      {kept ? null : <p className="text-soft">{words.own}</p>}
      <ul className="mt-2 flex flex-col gap-3">
        {changes.map(({ check_id, title, before, after }) => (
          <li key={check_id} className="grid gap-x-4 gap-y-1 md:grid-cols-[160px_minmax(0,1fr)]">
            <span className="font-medium">{title}</span>
            <span className="flex flex-col gap-1 md:flex-row md:gap-3">
              <Judged label={words.before} judged={before} look="text-faint" />
              <ArrowRight
                aria-hidden="true"
                className="mt-0.5 size-4 shrink-0 text-faint max-md:hidden rtl:-scale-x-100"
              />
              <Judged label={words.after} judged={after} look="" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type JudgedProps = { label: string; judged: Recheck['changes'][number]['before']; look: string }

function Judged({ label, judged, look }: JudgedProps) {
  return (
    <span className={`flex gap-2 ${look}`}>
      <StatusIcon status={judged.status} className="mt-0.5 size-4" />
      <span>
        <span className="sr-only">{label}: </span>
        {judged.summary}
      </span>
    </span>
  )
}
