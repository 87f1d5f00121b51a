import { type RefObject, useEffect } from 'react'

/** Scrolls the screen of the device, not the page, to what is pointed at elsewhere. */
export function useInSight(ref: RefObject<HTMLElement | null>, isPointed: boolean): void {
  useEffect(() => {
    if (isPointed && ref.current) bringInSight(ref.current)
  }, [ref, isPointed])
}

/** The same for what has an id; null for nothing. */
export function useIdInSight(id: string | null): void {
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id)
    if (element) bringInSight(element)
  }, [id])
}

function bringInSight(element: HTMLElement): void {
  const screen = element.closest('.device-screen')
  // Who points within the picture, by pointer or keyboard, sees it already.
  const focused = document.activeElement
  if (!screen || screen.matches(':hover') || (focused !== screen && screen.contains(focused))) return
  const [seen, at] = [screen.getBoundingClientRect(), element.getBoundingClientRect()]
  if (at.top >= seen.top && at.bottom <= seen.bottom) return
  screen.scrollTo({ top: screen.scrollTop + at.top - seen.top - screen.clientHeight / 3 })
}
