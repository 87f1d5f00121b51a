import { type ReactNode, useId, useState } from 'react'
import { buttonClass } from './button.tsx'
import { Modal } from './modal.tsx'

type QuestionProps = {
  title: string
  /** What happens, before it does. */
  text: string
  close(): void
  /** The ways to answer. */
  children: ReactNode
}

/** Asks something that has to be answered before the page goes on. */
export function Question({ title, text, close, children }: QuestionProps) {
  const id = useId()
  return (
    <Modal role="alertdialog" name={title} describedBy={id} look="popup" close={close}>
      <h2 className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">{title}</h2>
      <p id={id} className="mt-2 text-14 text-soft">
        {text}
      </p>
      {children}
    </Modal>
  )
}

type Props = Omit<QuestionProps, 'close' | 'children'> & {
  /** What stands on the button that asks. */
  trigger: ReactNode
  /** Its name where that is only an icon, or where several on the page say the same. */
  name?: string | undefined
  look?: string | undefined
  /** The form that does it; `close` is null where it stands in the page itself, which has nothing to close. */
  children(close: (() => void) | null): ReactNode
}

/** A button that asks before something is done; without scripts the form stands in its place. */
export function AskDialog({ trigger, name, look, title, text, children }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <noscript>{children(null)}</noscript>
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
        <Question title={title} text={text} close={close}>
          {children(close)}
        </Question>
      ) : null}
    </>
  )
}

/** The row of buttons below a question. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>
}
