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

/**
 * What limits of this server or other servers, and not the mail, kept from being drawn: whose doing it is, when it is drawn again,
 * and a press that does not wait.
 */
export function DrawAgain({ again, id }: Props) {
  const { again: words } = useWords().pictures
  const { dateTime } = useFigures()
  if (!again) return null
  const { state, at, cause, hosts } = again
  const isNext = state === 'drawing' || (state === 'waiting' && at === null)
  const isOthers = cause === 'other-servers'
  const left = isOthers
    ? words.undelivered({ hosts: named(hosts) })
    : words[at === null ? 'offered' : 'waiting']
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="prose" role="status">
        <p className="font-medium break-words">{isNext ? words.next : left}</p>
        <p className="text-14 text-soft">
          {isOthers ? words.undeliveredCause : words.cause}{' '}
          {at === null ? null : words.notBefore({ time: dateTime(at) })}
        </p>
      </div>
      {id && !isNext ? <Press id={id} action={isOthers ? words.undeliveredAction : words.action} /> : null}
    </Card>
  )
}

/** Hosts named in one sentence. */
const MOST_NAMED = 3
const named = (hosts: string[]): string =>
  hosts.slice(0, MOST_NAMED).join(', ') + (hosts.length > MOST_NAMED ? ', …' : '')

function Press({ id, action }: { id: string; action: string }) {
  const fetcher = useFetcher<{ error?: string }>()
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={`${paths.report(id)}?draw`} className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="draw" />
      <Button type="submit" aria-busy={isBusy}>
        {action}
      </Button>
      {fetcher.data?.error ? (
        <p role="alert" className="text-14 font-medium text-bad">
          {fetcher.data.error}
        </p>
      ) : null}
    </fetcher.Form>
  )
}
