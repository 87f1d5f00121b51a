import { type ReactNode, useState } from 'react'
import { useAfterNavigation } from './after-navigation.ts'
import { Menu, X } from './icons.tsx'
import { Modal } from './modal.tsx'

type Props = {
  /** What the two buttons are called, and the menu. */
  open: string
  close: string
  title: string
  /** Which button sizes and widths it is for. */
  button: string
  /** Class names of the panel and of its first line, and what stands there. */
  look: string
  bar: string
  head: ReactNode
  children(close: () => void): ReactNode
}

/** A menu of small screens: it holds the page still, and every page finds it closed. */
export function MenuDialog({ open, close, title, button, look, bar, head, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  useAfterNavigation(() => setOpen(false))
  const leave = () => setOpen(false)
  const square = `inline-grid place-items-center rounded-md text-soft hover:bg-well hover:text-ink [&_svg]:size-5 ${button}`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={open}
        className={`${square} needs-scripts`}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      {isOpen ? (
        <Modal name={title} look={look} close={leave}>
          <div className={bar}>
            {head}
            <button type="button" aria-label={close} className={square} onClick={leave}>
              <X aria-hidden="true" />
            </button>
          </div>
          {children(leave)}
        </Modal>
      ) : null}
    </>
  )
}
