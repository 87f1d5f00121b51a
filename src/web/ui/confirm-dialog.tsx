import type { ReactNode } from 'react'
import { Answers, AskDialog } from './ask-dialog.tsx'
import { Button } from './button.tsx'

type Props = {
  /** What stands on the button that asks. */
  trigger: ReactNode
  /** Its name where that is only an icon. */
  name?: string
  look?: string
  title: string
  text: string
  cancel: string
  /** The form that does it, of one button. */
  children: ReactNode
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({ cancel, children, ...asked }: Props) {
  return (
    <AskDialog {...asked}>
      {(close) =>
        close ? (
          <Answers>
            <Button onClick={close}>{cancel}</Button>
            {children}
          </Answers>
        ) : (
          children
        )
      }
    </AskDialog>
  )
}
