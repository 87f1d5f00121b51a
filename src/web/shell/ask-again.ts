import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pauseMs = 3000

/** Asks the server again while something outside of this page is awaited, and the page is looked at. */
export function useAskAgain(awaited: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!awaited || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, pauseMs)
    // Who comes back from their mailbox need not wait.
    const look = () => document.visibilityState === 'visible' && revalidate()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [awaited, state, revalidate])
}
