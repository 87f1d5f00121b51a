/** Settles as `work` does, but as `late` once `signal` aborts, or when `work` rejects. Never rejects. */
export function within<T>(work: Promise<T>, signal: AbortSignal, late: T): Promise<T> {
  return new Promise((resolve) => {
    const give = () => resolve(late)
    const settle = (value: T) => {
      signal.removeEventListener('abort', give)
      resolve(value)
    }
    work.then(settle, () => settle(late))
    signal.addEventListener('abort', give, { once: true })
    if (signal.aborted) give()
  })
}
