import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

type Pace = {
  pauseMs?: number
  /** Times asked before it waits until someone comes back to the page. */
  most?: number
}

/** Asks the server again while something outside of this page is awaited, and the page is looked at. */
export function useAskAgain(awaited: boolean, { pauseMs = 3000, most = Infinity }: Pace = {}): void {
  const { revalidate, state } = useRevalidator()
  const asked = useRef(0)
  useEffect(() => {
    if (!awaited || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && asked.current++ < most) revalidate()
    }, pauseMs)
    // Who comes back from their mailbox need not wait.
    const look = () => {
      if (document.visibilityState !== 'visible') return
      asked.current = 0
      revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [awaited, state, revalidate, pauseMs, most])
}
