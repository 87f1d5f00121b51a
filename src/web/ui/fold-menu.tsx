import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type ButtonSize, buttonClass } from './button.tsx'

type Props = {
  trigger: ReactNode
  /** Class names of the panel. */
  look: string
  /** Of its button. */
  size?: ButtonSize
  children: ReactNode
}

/** A panel behind a button that opens without scripts; it closes on Escape and when it is left. */
export function FoldMenu({ trigger, look, size, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (fold.current) fold.current.open = false
  }
  const closeWhenLeft = (event: FocusEvent) => {
    // A button that is pressed and then replaced loses the focus to nothing: the panel stays.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    fold.current?.querySelector('summary')?.focus()
  }
  useEffect(() => {
    const outside = (event: Event) => {
      if (fold.current && !fold.current.contains(event.target as Node)) fold.current.open = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  return (
    <details ref={fold} className="lg:relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className={buttonClass('plain', '', size)}>{trigger}</summary>
      <div className={look}>{children}</div>
    </details>
  )
}
