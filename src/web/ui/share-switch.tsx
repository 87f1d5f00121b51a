import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from './button.tsx'
import { StatusIcon } from './status.tsx'
import { useToast } from './toasts.tsx'

type Props = {
  /** The page that is shared; its action knows the intent `share`. */
  page: string
  shared: boolean
  words: { public: string; publicNote?: string; on: string; off: string; turnOn: string; turnOff: string }
}

/** Shows a page to everyone, or takes that back. Works without scripts: a form with one button. */
export function ShareSwitch({ page, shared, words }: Props) {
  const toast = useToast()
  const fetcher = useFetcher<{ error?: string }>()
  const error = fetcher.state === 'idle' ? fetcher.data?.error : undefined
  useEffect(() => {
    if (error) toast.error(error)
  }, [error, toast])
  return (
    <div className="border-line border-t pt-4">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-14 font-bold">{words.public}</h2>
        <p className="flex items-center gap-1.5 text-13 font-medium" aria-live="polite">
          <StatusIcon status={shared ? 'good' : 'no-data'} />
          {shared ? words.on : words.off}
        </p>
      </div>
      {words.publicNote ? <p className="-mt-2 mb-3 text-13 text-soft">{words.publicNote}</p> : null}
      <fetcher.Form method="post" action={page}>
        <input type="hidden" name="intent" value="share" />
        <Button
          type="submit"
          name="shared"
          value={shared ? 'off' : 'on'}
          look={shared ? 'plain' : 'primary'}
          aria-disabled={fetcher.state !== 'idle' || undefined}
        >
          {shared ? words.turnOff : words.turnOn}
        </Button>
      </fetcher.Form>
    </div>
  )
}
