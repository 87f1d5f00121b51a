import { onAbort } from '@postproof/engine/abort'
import type { Clock, Resolver } from '@postproof/engine/world'
import type { Message } from '@postproof/messages/message'
import { ask } from './ask.ts'
import type { ActiveList } from './lists.ts'
import { meant } from './meaning.ts'
import { type Reading, readAnswer } from './read-answer.ts'

/**
 * Whether a list can be believed (RFC 5782, 5): its test entry is listed, what must not be listed is not, and
 * neither is a random name. A list that has ended is empty, gone or a wildcard, and only this finds all three.
 */
export type Health = {
  /** `ok`, or the state that every answer of this list has for now. */
  state: 'ok' | 'refused' | 'broken' | 'timeout'
  /** None for `ok`. */
  why: Message[]
  /** Unix milliseconds. */
  at: number
}

export type HealthBook = {
  /** The last known health while it is fresh. */
  fresh(list: ActiveList, version: 4 | 6): Health | undefined
  /**
   * The fresh health, else a new self-test; equal tests at once are one. A caller whose signal aborts gets
   * `timeout`, and the test goes on for the others.
   */
  of(list: ActiveList, version: 4 | 6, signal: AbortSignal): Promise<Health>
  /** Whether a random name is listed right now: asked when a listing rests on an older self-test. */
  listsEverything(list: ActiveList, version: 4 | 6, signal: AbortSignal): Promise<boolean>
  /** A question was refused: so will the next ones be, for a while. */
  note(list: ActiveList, version: 4 | 6, health: Health): void
  /** What is known now, for a status page; lists that were never tested are missing. */
  known(): { list: string; health: Health }[]
}

const MINUTE = 60_000
const TEST_MS = 4000
/** How long a health holds. Silence may be over in a moment, so it is hardly kept. */
const FRESH: Record<Health['state'], number> = {
  ok: 15 * MINUTE,
  refused: 10 * MINUTE,
  broken: 5 * MINUTE,
  timeout: 10_000,
}

/** Tests lists with their test points (RFC 5782, 5) when they are first used, and remembers the outcome. */
export function createHealthBook(resolver: Resolver, clock: Clock, random: () => number): HealthBook {
  const book = new Map<string, Health>()
  const running = new Map<string, Promise<Health>>()
  const reading = async (list: ActiveList, labels: string, version: 4 | 6, signal: AbortSignal) => {
    const name = `${labels}.${version === 6 ? list.zone6 : list.zone}`
    return readAnswer(list.definition, await ask(resolver, name, 'A', signal))
  }

  const test = async (list: ActiveList, version: 4 | 6, signal: AbortSignal): Promise<Health> => {
    const points = testPoints(list, version)
    const unlisted = [...points.notListed, randomLabels(list, version, random)]
    const [listed, absent] = await Promise.all([
      Promise.all(points.listed.map((labels) => reading(list, labels, version, signal))),
      Promise.all(unlisted.map((labels) => reading(list, labels, version, signal))),
    ])
    return { ...judge(listed, absent), at: clock.now() }
  }

  const fresh = (list: ActiveList, version: 4 | 6): Health | undefined => {
    const health = book.get(bookKey(list, version))
    return health && clock.now() - health.at < FRESH[health.state] ? health : undefined
  }
  const start = (list: ActiveList, version: 4 | 6): Promise<Health> => {
    const key = bookKey(list, version)
    const started = running.get(key)
    if (started) return started
    const result = test(list, version, AbortSignal.timeout(TEST_MS)).then((health) => {
      running.delete(key)
      book.set(key, health)
      return health
    })
    running.set(key, result)
    return result
  }

  return {
    fresh,
    of: async (list, version, signal) => fresh(list, version) ?? within(start(list, version), signal, clock),
    async listsEverything(list, version, signal) {
      const answer = await reading(list, randomLabels(list, version, random), version, signal)
      return answer.codes.length > 0
    },
    note(list, version, health) {
      book.set(bookKey(list, version), health)
    },
    known: () => [...book].map(([key, health]) => ({ list: key.split(' ')[0]!, health })),
  }
}

function within(test: Promise<Health>, signal: AbortSignal, clock: Clock): Promise<Health> {
  return new Promise((resolve) => {
    const late = () => resolve({ state: 'timeout', why: meant('no_answer'), at: clock.now() })
    if (signal.aborted) late()
    const end = onAbort(signal, late)
    test.then((health) => {
      end()
      resolve(health)
    })
  })
}

function bookKey({ definition }: ActiveList, version: 4 | 6): string {
  const own = version === 6 && (definition.zone6 !== undefined || definition.tests?.listed6 !== undefined)
  return `${definition.id} ${own ? 6 : 4}`
}

function testPoints({ definition }: ActiveList, version: 4 | 6): { listed: string[]; notListed: string[] } {
  const { asks, tests, zone6 } = definition
  if (version === 6 && tests?.listed6) return { listed: tests.listed6, notListed: tests.notListed6 ?? [] }
  if (version === 6 && zone6 !== undefined) return { listed: [V6_LISTED], notListed: [V6_NOT_LISTED] }
  const byDefault =
    asks === 'ip'
      ? { listed: ['2.0.0.127'], notListed: ['1.0.0.127'] }
      : { listed: ['test'], notListed: ['invalid'] }
  return { ...byDefault, ...tests }
}

/** RFC 5782, 5: ::FFFF:7F00:2 is listed and ::FFFF:7F00:1 is not. */
const V6_LISTED = `2.0.0.0.0.0.f.7.f.f.f.f.${'0.'.repeat(20)}`.slice(0, -1)
const V6_NOT_LISTED = `1${V6_LISTED.slice(1)}`

/** A name that no list can contain: a documentation address, or a label that is not registered. */
function randomLabels({ definition }: ActiveList, version: 4 | 6, random: () => number): string {
  const pick = (count: number, from: string) =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)]!).join('')
  if (definition.asks === 'ip' && version === 4) {
    const net = ['2.0.192', '100.51.198', '113.0.203'][Math.floor(random() * 3)]!
    return `${1 + Math.floor(random() * 254)}.${net}`
  }
  if (definition.asks === 'ip') return `${pick(24, '0123456789abcdef').split('').join('.')}.8.b.d.0.1.0.0.2`
  return pick(definition.asks === 'email' ? 40 : 20, 'abcdefghijklmnopqrstuvwxyz')
}

function judge(listed: Reading[], absent: Reading[]): Pick<Health, 'state' | 'why'> {
  const all = [...listed, ...absent]
  const refused = all.find(({ state }) => state === 'refused')
  if (refused) return { state: 'refused', why: refused.meaning }
  const wrong = all.find(({ state }) => state === 'broken')
  if (wrong) return { state: 'broken', why: wrong.meaning }
  if (absent.some(({ codes }) => codes.length > 0)) {
    return { state: 'broken', why: meant('lists_everything') }
  }
  const present = listed.some(({ codes }) => codes.length > 0)
  // What was not answered about the absent names could still be a wildcard.
  const late = (present ? absent : all).find(({ state }) => state === 'timeout')
  if (late) return { state: 'timeout', why: late.meaning }
  if (present) return { state: 'ok', why: [] }
  return { state: 'broken', why: meant('lists_nothing') }
}
