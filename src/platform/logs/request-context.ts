import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the present work belongs to, so that each line of the log can be followed: an id of a request, of a connection of
 * the receiver, of a spooled mail, of a test, a job. The only place with a store of this kind.
 */
export type RequestContext = {
  requestId?: string
  connection?: string
  spoolId?: string
  testId?: string
  job?: string
  /** The account of the person who works in the account of another by a seat. */
  member?: string
}

/** `span`: what `Tracing` keeps of the present piece of work. */
type Kept = { context: RequestContext; span: unknown }

const store = new AsyncLocalStorage<Kept>()
const nothing: Kept = { context: {}, span: null }

/** Runs `work` with these facts beside those that are known already. */
export function withContext<T>(facts: RequestContext, work: () => T): T {
  const { context, span } = store.getStore() ?? nothing
  return store.run({ context: { ...context, ...facts }, span }, work)
}

/** Runs `work` within a span; what it calls finds it by `currentSpan`. */
export function withSpan<T>(span: unknown, work: () => T): T {
  return store.run({ context: requestContext(), span }, work)
}

export const requestContext = (): RequestContext => (store.getStore() ?? nothing).context
export const currentSpan = (): unknown => (store.getStore() ?? nothing).span

/** For work that goes through a queue: what takes it up there runs it as if it were still here. */
export function captureContext(): <T>(work: () => T) => T {
  const kept = store.getStore() ?? nothing
  return (work) => store.run(kept, work)
}
