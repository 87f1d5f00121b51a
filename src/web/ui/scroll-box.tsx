import type { CSSProperties, ReactNode } from 'react'

type Props = { label: string; className: string; style?: CSSProperties; children: ReactNode }

/** A box that scrolls by itself. It takes the focus, so that the keyboard can scroll it as well. */
export function ScrollBox({ label, className, style, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot reach what is scrolled away
    <section aria-label={label} tabIndex={0} className={className} style={style}>
      {children}
    </section>
  )
}
