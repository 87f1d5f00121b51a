import { type ReactNode, useId, useState } from 'react'
import { Button, buttonClass } from './button.tsx'
import { Modal } from './modal.tsx'

type Props = {
  /** What stands on the button that asks. */
  trigger: ReactNode
  /** Its name where that is only an icon. */
  name?: string
  look?: string
  title: string
  text: string
  cancel: string
  /** The form that does it. */
  children: ReactNode
}

/** Asks once before something that cannot be undone; without scripts the form stands there itself. */
export function ConfirmDialog({ trigger, name, look, title, text, cancel, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <noscript>{children}</noscript>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={name}
        title={name}
        className={look ?? buttonClass('plain', 'needs-scripts')}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      {open ? (
        <Modal role="alertdialog" name={title} describedBy={id} look="popup" close={close}>
          <h2 className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">{title}</h2>
          <p id={id} className="mt-2 text-14 text-soft">
            {text}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{cancel}</Button>
            {children}
          </div>
        </Modal>
      ) : null}
    </>
  )
}
