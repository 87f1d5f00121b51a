import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../button.tsx'

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
  return (
    <>
      <noscript>{children}</noscript>
      <AlertDialog.Root>
        <AlertDialog.Trigger
          aria-label={name}
          title={name}
          className={look ?? buttonClass('plain', 'needs-scripts')}
        >
          {trigger}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="popup">
            <AlertDialog.Title className="text-20 font-bold tracking-[-0.01em] wrap-anywhere">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-14 text-soft">{text}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close className={buttonClass('plain')}>{cancel}</AlertDialog.Close>
              {children}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  )
}
