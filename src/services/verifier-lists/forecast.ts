import { estimateMs, type WorkAt } from '@postproof/address/politeness/estimate'
import type { Clock } from '@postproof/engine/world'
import type { Db } from '#storage/db.ts'
import { listsBeside, type WorkLeft, workLeft } from '#storage/verifier-list-estimates.ts'
import type { ListRecord } from '#storage/verifier-lists.ts'
import type { Prospects } from '../verifier/permits/permits.ts'

/** When a list will be done; null when unknown, or when it is not at work. */
export type Forecast = (list: Pick<ListRecord, 'id' | 'status'>) => Promise<Date | null>

/** How these operators are asked at present. */
export type ProspectsOf = (operators: string[]) => Promise<Prospects>

/** What is left is counted again after this, however many look. */
const FRESH_MS = 10_000
const MOST_REMEMBERED = 200
/** Lists that share operators with it and are taken into account. */
const MOST_BESIDE = 20

export function createForecast(world: { db: Db; clock: Clock; prospectsOf: ProspectsOf }): Forecast {
  const { db, clock, prospectsOf } = world
  const remembered = remembering(clock, (id) => workLeft(db, id))

  /** Operators serve lists in turn: until this one is done, another has had as many there, or all of its own. */
  const shared = async (id: string, own: WorkLeft): Promise<Map<string, number>> => {
    const others = await Promise.all((await listsBeside(db, id, MOST_BESIDE)).map(remembered))
    const leftOf = (operator: string, left: number) =>
      others.reduce((sum, other) => sum + Math.min(left, other.at.get(operator) ?? 0), left)
    return new Map([...own.at].map(([operator, left]) => [operator, leftOf(operator, left)]))
  }

  const expected = remembering(clock, async (id) => {
    const own = await remembered(id)
    const left = await shared(id, own)
    const { of, allPerMinute } = await prospectsOf([...left.keys()])
    const operators = [...left].map(([operator, count]): WorkAt => ({ ...of.get(operator)!, left: count }))
    const { unplaced, lastRetry } = own
    const lastRetryMs = lastRetry ? Math.max(0, lastRetry.getTime() - clock.now()) : 0
    const ms = estimateMs({ operators, unplaced, allPerMinute, lastRetryMs })
    return ms === null ? null : clock.now() + ms
  })

  return async ({ id, status }) => {
    if (status !== 'running' && status !== 'waiting') return null
    const at = await expected(id)
    // What was to be done by now and is not will be soon.
    return at === null ? null : new Date(Math.max(at, clock.now()))
  }
}

/** Asks for the same again only after a while. */
function remembering<T>(clock: Clock, find: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const found = new Map<string, { at: number; value: Promise<T> }>()
  return (id) => {
    const now = clock.now()
    const known = found.get(id)
    if (known && now >= known.at && now < known.at + FRESH_MS) return known.value
    const value = find(id)
    found.delete(id)
    found.set(id, { at: now, value })
    value.catch(() => found.delete(id))
    const oldest = found.keys().next()
    if (found.size > MOST_REMEMBERED && !oldest.done) found.delete(oldest.value)
    return value
  }
}
