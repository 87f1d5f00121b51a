import type { ReactNode } from 'react'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Answers, AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

type Props = {
  intent: string
  /** Tells forms of one intent apart, and is what their field `id` says. */
  id?: string
  /** On the button that asks, and on the one that does it. */
  trigger: string
  /** Its name where several on the page say the same. */
  name?: string
  title: string
  /** What happens, before it does. */
  text: string
  look?: ButtonLook
  /** Fields of the form, where more is to be said. */
  children?: ReactNode
}

/** Says what an act does and asks; a refusal and the proof of identity come up in it. */
export function ActDialog({ intent, id, look = 'primary', children, ...asked }: Props) {
  const { cancel } = useWords().operators
  return (
    <AskDialog {...asked}>
      {(close) => (
        <ActionForm intent={intent} id={id}>
          {id === undefined ? null : <input type="hidden" name="id" value={id} />}
          {children ? <div className="mt-4 flex flex-col gap-4">{children}</div> : null}
          <Answers>
            {close ? <Button onClick={close}>{cancel}</Button> : null}
            <Submit look={look}>{asked.trigger}</Submit>
          </Answers>
        </ActionForm>
      )}
    </AskDialog>
  )
}
