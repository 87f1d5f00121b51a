import {
  type CommonLimits,
  createPoliteness,
  defaultLimits,
  type Outcome,
  type PolitenessLimits,
  type Refused,
  type Standing,
  type Turn,
} from '@postproof/address/politeness'
import { createAdmissionQueue, type Timer } from '@postproof/address/politeness/admission-queue'
import { isOpen } from '@postproof/address/politeness/breaker'
import { lastingPerMinute, type Prospect } from '@postproof/address/politeness/estimate'
import { firstPace } from '@postproof/address/politeness/pace'
import type { Clock } from '@postproof/engine/world'
import type { Source } from './sources.ts'

/** Admission to mail servers: who may talk to which operator, from which of our addresses, and when. */
export type Permits = {
  /**
   * Waits for a permit from one of the sources, at most `maxWaitMs` where it is given, but refuses at once while the
   * operator is left alone from all of them. The sources share the work: one after the other has the first look.
   */
  enter(operator: string, wanted: Wanted): Promise<Permit | Refused>
  /** Unix milliseconds until which this operator is left alone from all these sources; 0 when it is not. */
  restsUntil(operator: string, sources: Source[]): Promise<number>
  /** How these operators are asked at present. */
  prospects(operators: string[], sources: Source[]): Promise<Prospects>
  close(): Promise<void>
}

/** `of`: an operator that was not asked yet stands there as it begins. */
export type Prospects = { of: Map<string, Prospect>; allPerMinute: number }

/** At least one source. `turn`: single checks go before all work on lists. */
export type Wanted = { signal: AbortSignal; sources: Source[]; turn: Turn; maxWaitMs?: number }

export type Permit = {
  ok: true
  /** From which the dialogue is to be had. */
  source: Source
  /** Gives it back, once. */
  leave(outcome: Outcome): Promise<void>
}

/** Where politeness is kept for each source and operator: in this process, or in the database for all of them. */
export type Limiter = {
  /** What operators are called here. */
  nameOf(operator: string): string
  enter(name: string, source: Source, turn: Turn): Promise<Permit | Refused>
  /** Told the name when there may be room. */
  onLeave(listener: (name: string) => void): void
  /** The state of operators; undefined for those that were never asked. */
  standings(
    names: string[],
    source: Source,
  ): Promise<{ of: Map<string, Standing | undefined>; ofAll: Standing }>
  close(): Promise<void>
}

/** What an operator is called towards whom several sources are polite, each for itself. */
export const nameFrom = (name: string, { id }: Source): string => (id === '' ? name : `${name} ${id}`)

type Limiting = { limits: CommonLimits; limitsOf(name: string): PolitenessLimits }

export function createPermits(
  limiter: Limiter,
  limiting: Limiting,
  { clock, timer, lookAgainMs }: { clock: Clock; timer?: Timer | undefined; lookAgainMs?: number },
): Permits {
  let looks = 0
  const queue = createAdmissionQueue<Permit, Pick<Wanted, 'sources' | 'turn'>>(
    {
      async enter(name, { sources, turn } = { sources: [], turn: 'list' }) {
        const first = looks++
        const refused: Refused[] = []
        for (let n = 0; n < sources.length; n++) {
          const entered = await limiter.enter(name, sources[(first + n) % sources.length]!, turn)
          if (entered.ok) return entered
          refused.push(entered)
        }
        return soonest(refused)
      },
      onLeave: limiter.onLeave,
    },
    timer ?? timerOf(clock),
    lookAgainMs,
  )
  const standings = (names: string[], sources: Source[]) =>
    Promise.all(sources.map((source) => limiter.standings(names, source)))
  return {
    enter(operator, { signal, sources, turn, maxWaitMs = Number.POSITIVE_INFINITY }) {
      const lane = sources.map(({ id }) => id).join(' ')
      const wish = { sources, turn }
      const waiting = { signal, lane, first: turn === 'single', wish }
      return queue.enter(limiter.nameOf(operator), maxWaitMs, waiting)
    },
    async restsUntil(operator, sources) {
      const name = limiter.nameOf(operator)
      const known = await standings([name], sources)
      const times = known.map(({ of }) => openUntil(of.get(name), clock.now()))
      return times.length === 0 ? 0 : Math.min(...times)
    },
    async prospects(operators, sources) {
      const names = operators.map((operator) => limiter.nameOf(operator))
      const known = await standings(names, sources)
      const all = known.map(({ ofAll }) => lastingPerMinute(ofAll.pace, limiting.limits.global, null))
      const of = operators.map((operator, at) => {
        const name = names[at]!
        const ofSources = known.map(({ of }) => of.get(name))
        return [operator, prospectOf(ofSources, limiting.limitsOf(name), clock.now())] as const
      })
      return { of: new Map(of), allPerMinute: sum(all) }
    },
    close: limiter.close,
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const openUntil = (standing: Standing | undefined, now: number): number =>
  standing && isOpen(standing.breaker, now) ? standing.breaker.until : 0

/** From all sources together that may ask; while none may, from all of them when the first one may. */
function prospectOf(
  standings: (Standing | undefined)[],
  { perOperator }: PolitenessLimits,
  now: number,
): Prospect {
  const each = standings.map((standing) => ({
    restsMs: Math.max(0, openUntil(standing, now) - now),
    perMinute: lastingPerMinute(
      standing?.pace ?? firstPace(perOperator),
      perOperator,
      standing?.dialogueMs ?? null,
    ),
    isKnown: (standing?.dialogueMs ?? null) !== null,
  }))
  const restsMs = Math.min(...each.map((one) => one.restsMs))
  const asking = each.filter((one) => one.restsMs === restsMs)
  return {
    restsMs,
    perMinute: sum(asking.map(({ perMinute }) => perMinute)),
    isKnown: each.some(({ isKnown }) => isKnown),
  }
}

/** The refusal that counts among those of several sources: the one that may go first. */
function soonest(refused: Refused[]): Refused {
  const open = refused.filter(({ why }) => why !== 'backing-off')
  const waits = (open.length ? open : refused).flatMap(({ waitMs }) => (waitMs === null ? [] : [waitMs]))
  const waitMs = waits.length ? Math.min(...waits) : null
  // A dialogue may end at any moment, so a full operator is not refused for a long wait elsewhere.
  const shown = open.find(({ why }) => why === 'concurrency') ?? open[0] ?? refused[0]
  return { ok: false, why: shown?.why ?? 'backing-off', waitMs }
}

/** Permits that this process alone knows of. */
export function createOwnPermits(
  clock: Clock,
  limits: CommonLimits = defaultLimits,
  ownLimits = new Map<string, PolitenessLimits>(),
  timer?: Timer,
): Permits {
  const limitsOf = (operator: string) => ownLimits.get(operator) ?? limits
  const listeners: ((operator: string) => void)[] = []
  const bySource = new Map<string, ReturnType<typeof createPoliteness>>()
  const from = ({ id }: Source) => {
    const known = bySource.get(id)
    if (known) return known
    const made = createPoliteness({ clock, limits, limitsOf })
    made.onLeave((operator) => {
      for (const listener of listeners) listener(operator)
    })
    bySource.set(id, made)
    return made
  }
  const limiter: Limiter = {
    nameOf: (operator) => operator,
    async enter(operator, source, turn) {
      const entered = from(source).enter(operator, turn)
      return entered.ok ? { ok: true, source, leave: async (outcome) => entered.leave(outcome) } : entered
    },
    onLeave: (listener) => void listeners.push(listener),
    async standings(names, source) {
      const politeness = from(source)
      const of = new Map(names.map((name) => [name, politeness.standingOf(name)]))
      return { of, ofAll: politeness.ofAll() }
    },
    close: async () => {},
  }
  return createPermits(limiter, { limits, limitsOf }, { clock, timer })
}

export const timerOf = (clock: Clock): Timer => ({
  now: clock.now,
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
})
