import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'

type Props = {
  /** The words that are explained. */
  children: ReactNode
  /** What stands on the small card: shown on hover, on tap and by keyboard. */
  explanation: ReactNode
  /** The same as plain text, where scripts do not run. */
  plain: string
}

/** Words with an explanation behind them. */
export function Hint({ children, explanation, plain }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger openOnHover delay={120} title={plain} className="hint">
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="z-30">
          <Popover.Popup className="hint-card">{explanation}</Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
