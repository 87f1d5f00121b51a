import { Form, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Trash2 } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { useListPath } from './list-path.ts'

/** Deletes a list after asking once. */
export function DeleteList({ id }: { id: string }) {
  const { lists: words } = useWords().verifier
  const { formData } = useNavigation()
  const listPath = useListPath()
  const busy = formData?.get('intent') === 'delete'
  return (
    <ConfirmDialog
      trigger={
        <>
          <Trash2 aria-hidden="true" />
          {words.remove}
        </>
      }
      title={words.removeTitle}
      text={words.removeText}
      cancel={words.cancel}
    >
      <Form method="post" action={listPath(id)}>
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" look="danger" aria-busy={busy}>
          {busy ? words.removing : words.removeConfirm}
        </Button>
      </Form>
    </ConfirmDialog>
  )
}
