import type { ListHealth } from '@postproof/blacklists/check'
import type { ListDefinition } from '@postproof/blacklists/definition'
import type { Language } from '@postproof/engine/language'
import type { Clock } from '@postproof/engine/world'
import { plainCode, sayIn } from '@postproof/messages/say'
import type { ListHistory } from '#contract/list-history.ts'
import type { Db } from '#storage/db.ts'
import {
  noteSelfTests,
  purgeSelfTests,
  readLastSelfTests,
  readSelfTestMonths,
} from '#storage/list-self-tests.ts'
import type { SelfTestState } from '#storage/tables.ts'
import type { ListHistoryService } from './types.ts'

/** How each blacklist has answered its self-test over the months: what a list is worth here, for everyone to see. */

/** Months that are shown; what is older goes. */
export const SHOWN_MONTHS = 12
const TEST_MS = 60_000

type World = {
  db: Db
  clock: Clock
  blacklists: { lists: readonly ListDefinition[]; selfTest(signal: AbortSignal): Promise<ListHealth[]> }
}

export function createListHistory({ db, clock, blacklists }: World) {
  return {
    service: {
      async read(language) {
        const since = monthsBefore(new Date(clock.now()), SHOWN_MONTHS - 1)
        const [months, last] = await Promise.all([readSelfTestMonths(db, since), readLastSelfTests(db)])
        return {
          since: since.toISOString().slice(0, 7),
          lists: blacklists.lists.map((list) => ({
            ...headOf(list),
            last: lastOf(last.find((one) => one.list === list.id) ?? null, language),
            months: monthsOf(months.filter((one) => one.list === list.id)),
          })),
        }
      },
    } satisfies ListHistoryService,

    /** Tests every list and counts what it answered; answers how many. When none answers, it is the network: nothing counts. */
    async test(): Promise<number> {
      const found = await blacklists.selfTest(AbortSignal.timeout(TEST_MS))
      if (found.every(({ health }) => health.state === 'timeout')) return 0
      const now = new Date(clock.now())
      await noteSelfTests(
        db,
        found.map(({ list, health }) => ({ list, state: health.state, why: health.why[0]?.code ?? '' })),
        now,
      )
      await purgeSelfTests(db, monthsBefore(now, SHOWN_MONTHS))
      return found.length
    },
  }
}

function headOf({ id, name, operator, tier, asks, allow, unconfirmed = [], policy }: ListDefinition) {
  const kind = allow ? ('allow' as const) : ('block' as const)
  return { id, name, operator, tier, asks, kind, unconfirmed: [...unconfirmed], policy }
}

const STATES = { ok: 'answered', timeout: 'silent', refused: 'refused', broken: 'broken' } as const

type Month = ListHistory['lists'][number]['months'][number]

function monthsOf(rows: { month: string; state: SelfTestState; count: number }[]): Month[] {
  const months = new Map<string, Month>()
  for (const { month, state, count } of rows) {
    const counted = months.get(month) ?? { month, answered: 0, silent: 0, refused: 0, broken: 0 }
    counted[STATES[state]] += count
    months.set(month, counted)
  }
  return [...months.values()].reverse()
}

function lastOf(last: { state: SelfTestState; why: string; at: Date } | null, language: Language) {
  if (!last) return null
  return {
    state: STATES[last.state],
    meaning: last.state === 'ok' ? '' : meaningOf(last.why, language),
    at: last.at.toISOString(),
  }
}

/** The sentence of a stored code; older rows hold words. */
function meaningOf(why: string, language: Language): string {
  const code = plainCode(why)
  return code === null ? why : sayIn(language)(code)
}

/** The first day of the month so many months before. */
function monthsBefore(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
}
