import { type RefObject, useRef } from 'react'
import { useAfterNavigation } from './after-navigation.ts'

/** Free on the side that it is scrolled to, px. */
const ROOM = 16

/** Scrolls a box sideways, and never the page, as far as it takes to show this part of it. */
export function scrollIntoBox(box: Element, part: Element): void {
  const [one, all] = [part.getBoundingClientRect(), box.getBoundingClientRect()]
  const left = Math.min(0, one.left - all.left - ROOM) || Math.max(0, one.right - all.right + ROOM)
  if (left) box.scrollBy({ left })
}

/** Of a bar of tabs: where they do not all fit, brings the one that is open into sight. */
export function useOpenTab(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useAfterNavigation(() => {
    const open = bar.current?.querySelector('[aria-current]')
    if (bar.current && open) scrollIntoBox(bar.current, open)
  })
  return bar
}
