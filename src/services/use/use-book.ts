import type { Logger } from 'pino'
import type { Db } from '#storage/db.ts'
import { addUse, type Used, type UseKind, type UseWhat } from '#storage/use.ts'
import type { UseNames } from './use-names.ts'

/** Who did it: an address, the id of an account or its owner tag, a domain; as far as it is known. */
export type UsedBy = {
  network?: string | null
  accountId?: string | null
  owner?: string | null
  domain?: string | null
}

/** Counts in memory and writes every few seconds: what a crash loses is a few seconds of it. */
export type UseBook = {
  note(what: UseWhat, by: UsedBy, times?: number): void
  /** Writes what was counted; never rejects. */
  flush(): Promise<void>
  close(): Promise<void>
}

const FLUSH_MS = 10_000
/** Whoever invents names gets no more memory than that; what comes beyond is not counted. */
const MOST = 5_000

export function createUseBook({ db, names, log }: { db: Db; names: UseNames; log: Logger }): UseBook {
  let counted = new Map<string, Used>()
  const add = (what: UseWhat, kind: UseKind, subject: string, sealed: () => string | null, times: number) => {
    const key = `${what} ${kind} ${subject}`
    const known = counted.get(key)
    if (known) known.used += times
    else if (counted.size < MOST) counted.set(key, { kind, subject, what, used: times, name: sealed() })
  }
  const flush = async () => {
    const rows = [...counted.values()]
    counted = new Map()
    await addUse(db, rows).catch((error: unknown) => log.warn({ error }, 'use could not be counted'))
  }
  const timer = setInterval(flush, FLUSH_MS).unref()
  return {
    note(what, { network, accountId, owner, domain }, times = 1) {
      const named = (kind: UseKind, name: string) =>
        add(what, kind, names.subjectOf(kind, name), () => names.sealed(kind, name), times)
      if (network) named('network', network)
      if (accountId) named('account', accountId)
      else if (owner) add(what, 'account', owner, () => null, times)
      if (domain) named('domain', domain)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
