import { type RefObject, useEffect } from 'react'

/** Scrolls the screen of the device, not the page, to what is pointed at elsewhere. */
export function useInSight(ref: RefObject<HTMLElement | null>, isPointed: boolean): void {
  useEffect(() => {
    const element = isPointed ? ref.current : null
    const screen = element?.closest('.device-screen')
    // Who points within the picture sees it already.
    if (!element || !screen || screen.matches(':hover') || screen.contains(document.activeElement)) return
    const [seen, at] = [screen.getBoundingClientRect(), element.getBoundingClientRect()]
    if (at.top >= seen.top && at.bottom <= seen.bottom) return
    screen.scrollTo({ top: screen.scrollTop + at.top - seen.top - screen.clientHeight / 3 })
  }, [ref, isPointed])
}
