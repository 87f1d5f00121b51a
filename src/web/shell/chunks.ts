const key = 'reloaded-for-chunk'

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

/** Reloads unless this page was already reloaded in the last minute; false when it was. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < 60_000) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

/** What browsers throw when a request for data had no answer; no two say it alike. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
