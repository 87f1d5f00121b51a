import { onAbort } from '@postproof/engine/abort'

/** Undefined when the signal aborts first. The work itself goes on: others may wait for it. */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const end = onAbort(signal, () => resolve(undefined))
    work.then(resolve, reject).finally(end)
  })
}
