import { useFetcher, useLocation } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useWords } from '#web/words/words.ts'

/** An item of a menu that deletes the report after asking once. Shown to its owner only; the service checks again. */
export function DeleteReport() {
  const { report } = useWords()
  const { pathname } = useLocation()
  const fetcher = useFetcher<{ error: string }>()
  const busy = fetcher.state !== 'idle'
  const error = busy ? undefined : fetcher.data?.error
  // The report's own route holds the action; its tabs are children of it.
  const action = ownPath({ pathname: pathname.split('/').slice(0, 3).join('/') })
  return (
    <ConfirmDialog
      trigger={report.remove}
      look="needs-scripts text-bad"
      title={report.removeTitle}
      text={report.removeText}
      cancel={report.cancel}
    >
      <fetcher.Form method="post" action={action}>
        <Button type="submit" look="danger" disabled={busy}>
          {busy ? report.removing : report.removeConfirm}
        </Button>
      </fetcher.Form>
      {error ? (
        <p role="alert" className="w-full text-14 text-bad">
          {error}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
