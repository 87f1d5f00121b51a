import type { Logger } from 'pino'
import type { MailTransport } from '#outside/mailer.ts'

/** Mail on its way, in memory: whoever asked for it does not wait, and cannot tell by the time whether it was sent. */
export type Outbox = {
  put(mail: Outgoing): void
  /** Resolves when nothing waits. */
  idle(): Promise<void>
  /** Gives up what waits for another try. */
  close(): Promise<void>
}
export type Outgoing = { raw: Buffer; from: string; to: string; kind: string }

const MOST_WAITING = 1000
const AT_ONCE = 2
/** Milliseconds before each further try. */
const PAUSES = [5_000, 30_000, 120_000]

export function createOutbox(world: {
  transport: Pick<MailTransport, 'deliver'>
  log: Logger
  pause?: (ms: number) => Promise<void>
}): Outbox {
  const { transport, log } = world
  const waiting: Outgoing[] = []
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  const pause = world.pause ?? ((ms) => sleep(ms, closing.signal))

  const deliver = async ({ raw, from, to, kind }: Outgoing) => {
    for (let tries = 0; ; tries++) {
      const outcome = await transport.deliver(raw, { from, to })
      if (outcome.ok) return log.debug({ kind, to }, 'mail sent')
      const wait = PAUSES[tries]
      const last = outcome.permanent || wait === undefined || closing.signal.aborted
      log[last ? 'error' : 'warn']({ kind, why: outcome.why, tries: tries + 1 }, 'mail not sent')
      if (last) return
      await pause(wait)
    }
  }
  const pump = () => {
    while (running.size < AT_ONCE && waiting.length) {
      const work = deliver(waiting.shift()!)
        .catch((error: unknown) => log.error({ error }, 'mail not sent'))
        .finally(() => {
          running.delete(work)
          pump()
        })
      running.add(work)
    }
  }
  const idle = async () => {
    while (running.size) await Promise.all(running)
  }
  return {
    put(mail) {
      if (waiting.length >= MOST_WAITING || closing.signal.aborted) {
        log.error({ kind: mail.kind }, 'mail not sent: too many wait')
        return
      }
      waiting.push(mail)
      pump()
    },
    idle,
    async close() {
      closing.abort()
      waiting.length = 0
      await idle()
    },
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
