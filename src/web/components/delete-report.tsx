import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { toast } from 'sonner'
import { useWords } from '../words/words.ts'
import { Button, buttonClass } from './button.tsx'

/** Deletes the report after asking once. Shown to its owner only; the service checks again. */
export function DeleteReport() {
  const { report } = useWords()
  const { pathname } = useLocation()
  const fetcher = useFetcher<{ error: string }>()
  const error = fetcher.state === 'idle' ? fetcher.data?.error : undefined
  useEffect(() => {
    if (error) toast.error(error)
  }, [error])
  // The report's own route holds the action; its tabs are children of it.
  const action = pathname.split('/').slice(0, 3).join('/')
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={buttonClass('plain')}>
        <Trash2 aria-hidden="true" />
        <span className="max-sm:sr-only">{report.remove}</span>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="popup">
          <AlertDialog.Title className="text-20 font-bold tracking-[-0.01em]">
            {report.removeTitle}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-14 text-soft">
            {report.removeText}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close className={buttonClass('plain')}>{report.cancel}</AlertDialog.Close>
            <fetcher.Form method="post" action={action}>
              <Button type="submit" look="danger" disabled={fetcher.state !== 'idle'}>
                {fetcher.state === 'idle' ? report.removeConfirm : report.removing}
              </Button>
            </fetcher.Form>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
