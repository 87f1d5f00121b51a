import type { RenderFailure } from '@postproof/engine/world'

/** Ends a drawing early; caught where the picture becomes a value. */
export class RenderStop extends Error {
  readonly failure: RenderFailure
  /** What keeps the whole browser busy: it is of no more use. */
  readonly ofBrowser: boolean
  constructor(failure: RenderFailure, detail: string, ofBrowser = false) {
    super(detail)
    this.failure = failure
    this.ofBrowser = ofBrowser
  }
}

/** The browser itself is gone or answers no more: what is not yet drawn may be tried on another. */
export class BrowserDied extends Error {}

/**
 * The promise, or a RenderStop when it takes longer or the signal ends it. `late` gets what comes all the same, such as a
 * page that someone has to close.
 */
export function within<T>(
  promise: Promise<T>,
  ms: number,
  what: string,
  { signal, late }: { signal?: AbortSignal; late?: (value: T) => Promise<unknown> } = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isStopped = false
    const stop = (detail: string) => {
      isStopped = true
      reject(new RenderStop('timeout', detail))
    }
    const cancel = () => stop('The drawing was stopped.')
    const timer = setTimeout(() => stop(`${what} took longer than ${ms} ms.`), ms)
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    promise
      .then((value) => {
        if (isStopped) late?.(value).catch(() => {})
        else resolve(value)
      }, reject)
      .finally(settle)
  })
}

/** As a value, whatever was thrown: a closed page or browser means that it died. */
export function stopOf(error: unknown): RenderStop {
  if (error instanceof RenderStop) return error
  const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return new RenderStop('crashed', `The page died while it was drawn: ${text.slice(0, 200)}`)
}
