import type { RenderFailure } from '#engines/world.ts'

/** Ends a drawing early; caught where the picture becomes a value. */
export class RenderStop extends Error {
  readonly failure: RenderFailure
  constructor(failure: RenderFailure, detail: string) {
    super(detail)
    this.failure = failure
  }
}

/** The browser itself is gone or answers no more: what is not yet drawn may be tried on another. */
export class BrowserDied extends Error {}

/** The promise, or a RenderStop when it takes longer or the signal ends it. */
export function within<T>(promise: Promise<T>, ms: number, what: string, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new RenderStop('timeout', 'The drawing was stopped.'))
    const timer = setTimeout(
      () => reject(new RenderStop('timeout', `${what} took longer than ${ms} ms.`)),
      ms,
    )
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    promise.then(resolve, reject).finally(settle)
  })
}

/** As a value, whatever was thrown: a closed page or browser means that it died. */
export function stopOf(error: unknown): RenderStop {
  if (error instanceof RenderStop) return error
  const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return new RenderStop('crashed', `The page died while it was drawn: ${text.slice(0, 200)}`)
}
