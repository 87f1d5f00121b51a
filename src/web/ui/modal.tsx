import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  /** Class names of the panel. */
  look: string
  /** Called by Escape, and for a dialog by a press beside it. */
  close(): void
  /** Something must be answered: a press beside it does not close it. */
  role?: 'alertdialog'
  /** What it is called, and the id of what it says. */
  name: string
  describedBy?: string
  children: ReactNode
}

/**
 * The browser's own dialog, open as long as it is drawn: all behind it is out of reach, the page stands still (app.css),
 * and the focus goes back to where it came from.
 */
export function Modal({ look, close, role, name, describedBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Before it is taken away, for only then is the focus given back.
    return () => shown?.close()
  }, [])
  const closeBeside = (event: MouseEvent) => {
    if (!role && event.target === dialog.current) close()
  }
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it by keyboard
    <dialog
      ref={dialog}
      role={role}
      aria-label={name}
      aria-describedby={describedBy}
      className="modal"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={closeBeside}
    >
      <div className={look}>{children}</div>
    </dialog>,
    document.body,
  )
}
