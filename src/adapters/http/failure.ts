import type { HttpFailure } from '@postproof/engine/world'

/** Ends an exchange with one of the closed failures; caught once, in `createHttp`. */
export class FetchFailure extends Error {
  readonly failure: HttpFailure
  constructor(failure: HttpFailure, detail: string) {
    super(detail)
    this.failure = failure
  }
}

const NO_ROUTE = new Set(['ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL', 'ENETDOWN', 'EAFNOSUPPORT'])

/** What a socket error means; `EACCES` and `EPERM` are a firewall of this machine. */
export function socketFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error
  const { code, message } = error as NodeJS.ErrnoException
  const detail = code && !message.includes(code) ? `${code}: ${message}` : message
  const unreachable = code !== undefined && (NO_ROUTE.has(code) || code === 'EACCES' || code === 'EPERM')
  return new FetchFailure(unreachable ? 'unreachable' : 'connection', detail.slice(0, 300))
}

/** Settles as `work` does, or fails with `timeout` as soon as `signal` aborts. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop!)
  }
}
