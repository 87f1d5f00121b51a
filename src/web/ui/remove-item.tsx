import { Form } from 'react-router'
import { Button, buttonClass } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  /** What its form's field `id` says. */
  id: string
  /** What it is called, for the name of the button. */
  item: string
  words: { short: string; title: string; text: string; cancel: string; confirm: string }
}

/** Takes one of a list away, after asking once. */
export function RemoveItem({ id, item, words }: Props) {
  return (
    <ConfirmDialog
      trigger={words.short}
      name={`${words.short}: ${item}`}
      look={buttonClass('plain', 'needs-scripts', 'small')}
      title={words.title}
      text={words.text}
      cancel={words.cancel}
    >
      <Form method="post">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="danger">
          {words.confirm}
        </Button>
      </Form>
    </ConfirmDialog>
  )
}
