import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Another page may take away what had the focus, and the next Tab would begin before the menu. So the main part gets
 * it, and reading goes on there. A page that has just been loaded begins where every page begins.
 */
export function useKeepFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const now = document.activeElement
    if (now && now !== document.body) return
    focusMain()
  }, [pathname])
}

/** For what had the focus and is gone. */
export function focusMain() {
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
