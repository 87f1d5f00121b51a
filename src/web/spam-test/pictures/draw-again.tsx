import { useFetcher } from 'react-router'
import type { Again } from '#contract/pictures.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  again: Again | null
  /** The id of the test, where whoever looks is its owner. */
  id: string | null
}

/** What limits of this server, and not the mail, kept from being drawn: when it is drawn again, and a press that does not wait. */
export function DrawAgain({ again, id }: Props) {
  const { again: words } = useWords().pictures
  const { dateTime } = useFigures()
  if (!again) return null
  const { state, at } = again
  const isNext = state === 'drawing' || (state === 'waiting' && at === null)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="prose" role="status">
        <p className="font-medium">{isNext ? words.next : words[state]}</p>
        <p className="text-14 text-soft">
          {words.cause} {at === null ? null : words.notBefore({ time: dateTime(at) })}
        </p>
      </div>
      {id && !isNext ? <Press id={id} /> : null}
    </Card>
  )
}

function Press({ id }: { id: string }) {
  const { again: words } = useWords().pictures
  const fetcher = useFetcher<{ error?: string }>()
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={`${paths.report(id)}?draw`} className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="draw" />
      <Button type="submit" aria-busy={isBusy}>
        {words.action}
      </Button>
      {fetcher.data?.error ? (
        <p role="alert" className="text-14 font-medium text-bad">
          {fetcher.data.error}
        </p>
      ) : null}
    </fetcher.Form>
  )
}
