import { useFetcher } from 'react-router'
import type { Screenshots } from '#contract/pictures.ts'
import { MoreTests } from '#web/billing/quota/more-tests.tsx'
import type { UsedUp } from '#web/billing/quota/quota.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Part = Exclude<Screenshots['status'], 'ready' | 'pending'>
type Props = {
  status: Screenshots['status']
  note: string | null
  words?: Record<Part, string>
  /** The id of the test, where whoever looks may have locked pictures drawn. */
  drawable?: string | null
  /** Nothing is left to draw them with. */
  spent?: UsedUp | null
}

/** Why a part will not be there; nothing while it is being made and when it is ready. */
export function PartNotice({ status, note, words, drawable = null, spent = null }: Props) {
  const { part } = useWords().pictures
  if (status === 'ready' || status === 'pending') return null
  return (
    <>
      <Empty>{note ?? (words ?? part)[status]}</Empty>
      {status === 'locked' && drawable ? (
        spent ? (
          <NothingLeft spent={spent} />
        ) : (
          <DrawNow id={drawable} />
        )
      ) : null}
    </>
  )
}

/** When there is something to draw with again, and where there is more. */
function NothingLeft({ spent: { until } }: { spent: UsedUp }) {
  const { errors } = useWords()
  const { dateTime } = useFigures()
  return (
    <div className="mt-4 flex flex-col items-center gap-2">
      <div className="flex flex-wrap justify-center gap-2">
        <MoreTests />
      </div>
      {until ? <p className="text-13 text-faint">{errors.usedUpAgain({ when: dateTime(until) })}</p> : null}
    </div>
  )
}

/** What it costs is said before it is spent. */
function DrawNow({ id }: { id: string }) {
  const { draw } = useWords().pictures
  const fetcher = useFetcher<{ error?: string }>()
  return (
    <fetcher.Form
      method="post"
      action={`${paths.report(id)}?draw`}
      className="mt-4 flex flex-col items-center gap-2"
    >
      <input type="hidden" name="intent" value="draw" />
      <Button type="submit" aria-busy={fetcher.state !== 'idle'}>
        {draw.action}
      </Button>
      <p className="text-13 text-faint">{draw.cost}</p>
      {fetcher.data?.error ? (
        <p role="alert" className="text-14 font-medium text-bad">
          {fetcher.data.error}
        </p>
      ) : null}
    </fetcher.Form>
  )
}
