import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Trash2 } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'
import { Button, buttonClass } from '../button.tsx'

/** Deletes a list after asking once; without scripts at once, as there is nothing to ask with. */
export function DeleteList({ id }: { id: string }) {
  const { lists: words } = useWords().verifier
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'delete'
  const form = (label: string) => (
    <Form method="post" action={paths.verifierLists(id)}>
      <input type="hidden" name="intent" value="delete" />
      <Button type="submit" look="danger" aria-busy={busy}>
        {label}
      </Button>
    </Form>
  )
  return (
    <>
      <noscript>{form(words.removeConfirm)}</noscript>
      <AlertDialog.Root>
        <AlertDialog.Trigger className={buttonClass('plain', 'needs-scripts')}>
          <Trash2 aria-hidden="true" />
          {words.remove}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="popup">
            <AlertDialog.Title className="text-20 font-bold tracking-[-0.01em]">
              {words.removeTitle}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-14 text-soft">
              {words.removeText}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close className={buttonClass('plain')}>{words.cancel}</AlertDialog.Close>
              {form(busy ? words.removing : words.removeConfirm)}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  )
}
