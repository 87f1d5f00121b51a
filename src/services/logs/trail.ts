import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the present work belongs to, so that each line of the log can be followed: an id of a request, of a connection of
 * the receiver, of a spooled mail, of a test, a job. The only place with a store of this kind.
 */
export type Trail = {
  requestId?: string
  connection?: string
  spoolId?: string
  testId?: string
  job?: string
}

/** `span`: what `Tracing` keeps of the present piece of work. */
type Kept = { trail: Trail; span: unknown }

const store = new AsyncLocalStorage<Kept>()
const nothing: Kept = { trail: {}, span: null }

/** Runs `work` with these facts beside those that are known already. */
export function follow<T>(facts: Trail, work: () => T): T {
  const { trail, span } = store.getStore() ?? nothing
  return store.run({ trail: { ...trail, ...facts }, span }, work)
}

/** Runs `work` within a span; what it calls finds it by `presentSpan`. */
export function followSpan<T>(span: unknown, work: () => T): T {
  return store.run({ trail: trailOf(), span }, work)
}

export const trailOf = (): Trail => (store.getStore() ?? nothing).trail
export const presentSpan = (): unknown => (store.getStore() ?? nothing).span

/** For work that goes through a queue: what takes it up there runs it as if it were still here. */
export function keepTrail(): <T>(work: () => T) => T {
  const kept = store.getStore() ?? nothing
  return (work) => store.run(kept, work)
}
