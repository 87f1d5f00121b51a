import { type ReactNode, useId, useState } from 'react'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Button, type ButtonLook, buttonClass } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
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

/** Says what an act does and asks; a refusal and the proof of identity come up in it. Without scripts the form stands there. */
export function ActDialog({ intent, id, trigger, name, title, text, look = 'primary', children }: Props) {
  const [open, setOpen] = useState(false)
  const { cancel } = useWords().operators
  const described = useId()
  const close = () => setOpen(false)
  const form = (ways: ReactNode) => (
    <ActionForm intent={intent} id={id}>
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      {children ? <div className="mt-4 flex flex-col gap-4">{children}</div> : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        {ways}
        <Submit look={look}>{trigger}</Submit>
      </div>
    </ActionForm>
  )
  return (
    <>
      <noscript>{form(null)}</noscript>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={name}
        className={buttonClass('plain', 'needs-scripts')}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      {open ? (
        <Modal role="alertdialog" name={title} describedBy={described} look="popup" close={close}>
          <h2 className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">{title}</h2>
          <p id={described} className="mt-2 text-14 text-soft">
            {text}
          </p>
          {form(<Button onClick={close}>{cancel}</Button>)}
        </Modal>
      ) : null}
    </>
  )
}
