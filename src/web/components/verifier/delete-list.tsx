import { Form, useNavigation } from 'react-router'
import { Trash2 } from '#web/icons.tsx'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'

/** Deletes a list after asking once. */
export function DeleteList({ id }: { id: string }) {
  const { lists: words } = useWords().verifier
  const { formData } = useNavigation()
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
      <Form method="post" action={paths.verifierLists(id)}>
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" look="danger" aria-busy={busy}>
          {busy ? words.removing : words.removeConfirm}
        </Button>
      </Form>
    </ConfirmDialog>
  )
}
