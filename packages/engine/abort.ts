/**
 * Calls `listener` when the signal aborts; the answer takes it back. Many questions wait for one signal, which gets one listener for
 * all of them: Node 20 takes more than ten for a leak of memory, and prints that.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const waiting = listenersOf(signal)
  // Wrapped, so that the same function can wait twice.
  const own = () => listener()
  waiting.add(own)
  return () => void waiting.delete(own)
}

const known = new WeakMap<AbortSignal, Set<() => void>>()

function listenersOf(signal: AbortSignal): Set<() => void> {
  const before = known.get(signal)
  if (before) return before
  const waiting = new Set<() => void>()
  known.set(signal, waiting)
  signal.addEventListener(
    'abort',
    () => {
      const all = [...waiting]
      waiting.clear()
      for (const one of all) one()
    },
    { once: true },
  )
  return waiting
}
