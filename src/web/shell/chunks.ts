import { useEffect, useEffectEvent } from 'react'
import { createPath, useNavigation } from 'react-router'

const key = 'reloaded-for-chunk'
const destinationKey = 'destination'

/**
 * A new version was deployed while this page was open: the script a link needs is gone. Reloading fetches the new
 * version; once only, so that a broken deployment does not loop.
 */
export function reloadOnceOnMissingChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    if (!reloadOnce()) return
    event.preventDefault()
  })
}

/** The storage of this tab; null where the browser allows none, as with cookies blocked. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Reloads unless this page was already reloaded in the last minute, or could not tell; false when it did not. */
export function reloadOnce(): boolean {
  const storage = tabStorage()
  const last = Number(storage?.getItem(key) ?? 0)
  if (!storage || Date.now() - last < 60_000) return false
  storage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

/**
 * Keeps the page that was on its way when the document went. The router and `reloadOnce` answer a script that does not
 * load by reloading the page one is on: without this, a press on a link would be lost, and the home page would wait at
 * a new address while the mail sent to the old one has its report.
 */
export function useKeepDestination() {
  const navigation = useNavigation()
  const keep = useEffectEvent(() => {
    if (navigation.state === 'loading' && !navigation.formMethod)
      tabStorage()?.setItem(destinationKey, createPath(navigation.location))
  })
  useEffect(() => {
    const leave = () => keep()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}

/** After a reload, opens the page that was on its way before it. */
export function goOnToDestination() {
  const storage = tabStorage()
  const destination = storage?.getItem(destinationKey)
  storage?.removeItem(destinationKey)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (destination && entry?.type === 'reload') window.location.replace(destination)
}

/** What browsers throw when a request for data had no answer; no two say it alike. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
