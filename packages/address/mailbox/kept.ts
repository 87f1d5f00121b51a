import type { ProbeIdentity, SmtpConnection } from '../smtp-types.ts'
import type { Session } from './session.ts'

/**
 * Connections kept open for the next address at the same host. By default there is none: receivers take many
 * recipients on one connection for harvesting. It is for hosts whose owner agrees, such as one's own.
 */
export type KeptSessions = {
  /** A session with this host that may ask for one address more; it is the caller's from then on. */
  take(key: string): KeptSession | undefined
  /** Gives a session back after a RSET. False when it has had its share and must be ended. */
  keep(key: string, operator: string, session: KeptSession): boolean
  /** Closes all idle connections. */
  close(): void
}

export type KeptSession = Session & { /** Addresses asked for so far. */ asked: number }

export type KeepingRules = {
  /** Addresses on one connection, the first included. */
  perConnection: number
  /** Milliseconds after which an unused connection is ended. */
  idleMs: number
  /** Unused connections at once, over all hosts. */
  most: number
  /** Whether this operator's hosts may be asked so; decided by the operator's registrable domain. */
  allows: (operator: string) => boolean
}

type Timer = { after(ms: number, call: () => void): () => void }
type Held = { session: KeptSession; cancel: () => void }

/** Keeps connections for the next address at the same host, within these rules. */
export function createKeptSessions(rules: KeepingRules, timer: Timer): KeptSessions {
  const held = new Map<string, Held[]>()
  let count = 0

  const drop = (key: string, one: Held) => {
    const list = held.get(key) ?? []
    const at = list.indexOf(one)
    if (at < 0) return
    list.splice(at, 1)
    if (list.length === 0) held.delete(key)
    count -= 1
    one.cancel()
  }

  return {
    take(key) {
      const one = held.get(key)?.at(-1)
      if (!one) return undefined
      drop(key, one)
      return one.session
    },
    keep(key, operator, session) {
      if (!rules.allows(operator) || session.asked >= rules.perConnection || count >= rules.most) return false
      const one: Held = {
        session,
        cancel: timer.after(rules.idleMs, () => {
          drop(key, one)
          void end(session.connection)
        }),
      }
      held.set(key, [...(held.get(key) ?? []), one])
      count += 1
      return true
    },
    close() {
      for (const [key, list] of [...held]) {
        for (const one of [...list]) {
          drop(key, one)
          void end(one.session.connection)
        }
      }
    },
  }
}

/** Only connections with the same host, address and identity are the same to a server. */
export function sessionKey(host: string, address: string, identity: ProbeIdentity): string {
  return [host, address, identity.helo, identity.sourceAddress ?? ''].join(' ')
}

async function end(connection: SmtpConnection): Promise<void> {
  await connection.command('QUIT', 2000)
  connection.close()
}
