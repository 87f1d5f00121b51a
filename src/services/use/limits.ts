import { networksOf } from '@postproof/engine/networks/networks'
import { message } from '@postproof/messages/message'
import { type Copy, createCopy } from '#platform/live/copy.ts'
import type { TokenBuckets } from '#platform/rate-limits/types.ts'
import { TooMany } from '#platform/refusals/refusal.ts'
import type { Database } from '#storage/db.ts'
import { type LimitRow, listLimits } from '#storage/use.ts'
import type { UsedBy } from './use-book.ts'
import type { UseNames } from './use-names.ts'

/**
 * Who may do little until a day, by an operator's word. Asked at each test, verification and call, so kept in memory; the
 * process that limits someone knows at once, the others by LISTEN and NOTIFY. What is left is counted over all of them, in the
 * buckets that they share; the database is asked for those alone who are limited.
 */
export type UseLimits = Copy & {
  /** Takes one of what is left to each of them; the limit that leaves nothing, null where none does. */
  take(by: UsedBy): Promise<LimitRow | null>
  /** Refusal `limit` (429), with how much is left to whom until when. */
  require(by: UsedBy): Promise<void>
}

export function createUseLimits(world: {
  database: Pick<Database, 'db' | 'listen' | 'notify'>
  names: UseNames
  buckets: TokenBuckets
  now: () => number
}): UseLimits {
  const { database, names, buckets, now } = world
  let limits = new Map<string, LimitRow>()
  const copy = createCopy(database, 'use_limits', async () => {
    const rows = await listLimits(database.db)
    limits = new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row]))
  })
  const keysOf = ({ network, accountId, owner, domain }: UsedBy): string[] => [
    ...(network ? networksOf(network).map(({ name }) => `network ${names.subjectOf('network', name)}`) : []),
    ...(accountId ? [`account ${names.subjectOf('account', accountId)}`] : owner ? [`account ${owner}`] : []),
    ...(domain ? [`domain ${names.subjectOf('domain', domain)}`] : []),
  ]
  const take: UseLimits['take'] = async (by) => {
    if (!limits.size) return null
    for (const key of keysOf(by)) {
      const limit = limits.get(key)
      if (!limit || limit.until.getTime() <= now()) continue
      // A limit that is set again begins again.
      const bucket = `use ${key} ${limit.created_at.getTime()}`
      if ((await buckets.take(bucket, limit.per_minute)) < 0) return limit
    }
    return null
  }
  return {
    ...copy,
    take,
    async require(by) {
      const limit = await take(by)
      if (!limit) return
      const when = limit.until.toISOString().slice(0, 10)
      const facts = { count: limit.per_minute, when }
      throw new TooMany(message(`use.limited.${limit.kind}`, facts), Math.ceil(60 / limit.per_minute))
    },
  }
}
