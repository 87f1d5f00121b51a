import type { Bell } from './bell.ts'
import type { ImapLimits } from './limits.ts'
import type { Session } from './session.ts'

/** Waits for new mail: in IDLE until the bell rings, else for the next question. */
export async function rest(session: Session, bell: Bell, ms: number, limits: ImapLimits): Promise<void> {
  if (bell.rung()) return await bell.wait(0)
  if (session.idles()) {
    const began = performance.now()
    let endedByServer = false
    session.idle(() => {
      endedByServer = true
      bell.ring()
    })
    await bell.wait(ms)
    // A server that ends every IDLE at once must not be asked without a pause.
    if (endedByServer && performance.now() - began < limits.pollEveryMs) await bell.wait(limits.pollEveryMs)
    return
  }
  await bell.wait(Math.min(ms, limits.pollEveryMs))
  await session.run(0, (client) => client.noop())
}

/** Waits the whole pause, whatever rings; questions that come meanwhile are answered at once. */
export async function pause(
  ms: number,
  bell: Bell,
  signal: AbortSignal,
  meanwhile = () => {},
): Promise<void> {
  const end = performance.now() + ms
  while (!signal.aborted) {
    const left = end - performance.now()
    if (left <= 0) return
    await bell.wait(left)
    meanwhile()
  }
}
