import type { Clock, Resolver } from '@postproof/engine/world'
import type { ImapDialer } from '@postproof/placement/mailbox-world'
import { allowanceOf } from './http.ts'
import { checkedAddresses } from './imap/address.ts'
import { defaultImapLimits, type ImapLimits } from './imap/limits.ts'
import { listFolders } from './imap/read.ts'
import type { Session } from './imap/session.ts'
import { type DialContext, signIn } from './imap/sign-in.ts'
import { SeedFailure, troubleOf } from './imap/trouble.ts'
import { watchMailbox } from './imap/watcher.ts'

export type ImapDialerOptions = {
  resolver: Resolver
  clock?: Clock
  /** As for the guarded HTTP client: public addresses only, unless `true` or named as `address` or `address:port`. */
  allowPrivateNetworks?: boolean | readonly string[]
  limits?: Partial<ImapLimits>
  /** PEM certificates trusted in place of the built-in ones; for tests. */
  ca?: string | string[]
}

/**
 * Reads seed mailboxes over IMAP4rev1 (RFC 3501). Connects to exactly the address that was checked, verifies the
 * certificate for the name, opens folders read-only and never sets a flag. Time, lines, literals and octets per
 * command are bounded, so that a server that hangs or floods costs its own seed and no other. At most two connections
 * a seed.
 */
export function createImapDialer(options: ImapDialerOptions): ImapDialer {
  const limits = { ...defaultImapLimits, ...options.limits }
  const clock = options.clock ?? { now: () => Date.now() }
  let open = 0
  const context: DialContext = {
    resolver: options.resolver,
    allowance: allowanceOf(options.allowPrivateNetworks ?? false),
    ca: options.ca,
    limits,
    enter() {
      if (open >= limits.maxConnections) return undefined
      open++
      return () => {
        open--
      }
    },
  }
  return {
    async check(access, signal = new AbortController().signal) {
      const started = performance.now()
      let session: Session | undefined
      try {
        session = await signIn(access, context, signal)
        const { all } = await listFolders(session, access, limits)
        const ms = Math.round(performance.now() - started)
        return { ok: true, folders: all, gmail: session.gmail, idle: session.idles(), ms }
      } catch (error) {
        if (signal.aborted) {
          return { ok: false, trouble: { code: 'timeout', detail: { found: 'cancelled' }, final: false } }
        }
        return { ok: false, trouble: troubleOf(error) }
      } finally {
        await session?.close()
      }
    },
    watch: (access, watching) =>
      watchMailbox(access, watching, { limits, clock, dial: (signal) => signIn(access, context, signal) }),
    connections: () => open,
  }
}

const LOOK_UP_MS = 5_000

/** Whether a host would be refused for its address; false where it cannot be resolved now. Never rejects. */
export async function leadsToPrivate(
  host: string,
  port: number,
  { resolver, allowPrivateNetworks }: Pick<ImapDialerOptions, 'resolver' | 'allowPrivateNetworks'>,
): Promise<boolean> {
  const allowance = allowanceOf(allowPrivateNetworks ?? false)
  try {
    await checkedAddresses(host, port, { resolver, allowance }, AbortSignal.timeout(LOOK_UP_MS))
    return false
  } catch (error) {
    return error instanceof SeedFailure && error.trouble.code === 'refused-address'
  }
}
