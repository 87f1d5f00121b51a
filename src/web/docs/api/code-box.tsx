import type { ReactNode } from 'react'

/** Code as wide and as high as it is, which scrolls in its place, by keyboard too. */
export function CodeBox({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre tabIndex={0} dir="ltr" className={`overflow-auto font-mono text-13 ${className}`}>
      {children}
    </pre>
  )
}
