import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** The words that are explained. */
  children: ReactNode
  /** What stands on the small card: shown on hover, on tap and by keyboard. */
  explanation: ReactNode
  /** The same as plain text: what the card says until it is opened, and where scripts do not run. */
  plain: string
  /** Class names of the button where it is not words but a drawn thing, and then what that is called. */
  look?: string
  name?: string
}

/** Words, or a drawn thing, with an explanation behind them. The card is the browser's own popover, placed by the style sheet. */
export function Hint({ children, explanation, plain, look = 'hint', name }: Props) {
  const id = useId()
  const card = useRef<HTMLSpanElement>(null)
  const [opened, setOpened] = useState(false)
  const { onClick, ...hover } = useHover(card)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={look}
        aria-label={name}
        onClick={onClick}
        {...hover}
      >
        {children}
      </button>
      <span
        ref={card}
        id={id}
        popover="auto"
        className="hint-card"
        onBeforeToggle={() => setOpened(true)}
        {...hover}
      >
        {opened ? explanation : plain}
      </span>
    </>
  )
}

/** Ms that a mouse rests on the words before the card shows, and ms to move on to the card. */
const restMs = 120

/** A card that a mouse has opened closes when the mouse has left it and its words, unless a click has kept it. */
function useHover(card: { current: HTMLElement | null }) {
  const timer = useRef(0)
  const hovered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, restMs)
  }
  return {
    onPointerEnter({ pointerType, currentTarget: source }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse') return
      soon(() => {
        if (card.current?.matches(':popover-open') !== false) return
        hovered.current = true
        card.current.showPopover({ source })
      })
    },
    onPointerLeave() {
      soon(() => {
        if (hovered.current) card.current?.hidePopover()
        hovered.current = false
      })
    },
    onClick(event: MouseEvent) {
      clearTimeout(timer.current)
      // The click would close what the mouse has opened.
      if (hovered.current && card.current?.matches(':popover-open')) event.preventDefault()
      hovered.current = false
    },
  }
}
