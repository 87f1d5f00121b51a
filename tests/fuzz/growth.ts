import type { Counter } from './coverage.ts'
import type { Material } from './mutate.ts'
import type { Random } from './random.ts'

/** Whether the work of a parser grows faster than what it reads: one piece, many times, and then four times as many. */

export type Growth = { input: Buffer; said: string }

const SMALL = 6_000
const TIMES = 4
/** Four times as much may take so many times the work: what is linear stays below 4, what is quadratic nears 16. */
const MOST_WORK = 8
const MOST_TIME = 9
/** Below this, noise rules. */
const LEAST_WORK = 400_000
const LEAST_MS = 250

/** A piece of the corpus or of the grammar where the corpus has it, repeated. */
export function probeOf({ corpus, dictionary, most }: Material, random: Random) {
  const entry = random.pick(corpus).subarray(0, 4_000)
  const at = random.below(entry.length + 1)
  const words = [1, 2].map(() => (dictionary.length > 0 ? random.pick(dictionary) : Buffer.from('a')))
  const unit = random.chance(0.6)
    ? Buffer.concat(random.chance(0.5) ? words : words.slice(1))
    : entry.subarray(at, at + 1 + random.below(12))
  const small = Math.min(SMALL, Math.floor(most / (TIMES + 2)))
  const times = Math.max(1, Math.floor(small / Math.max(1, unit.length)))
  const fill = (count: number) =>
    Buffer.concat([entry.subarray(0, at), ...Array<Buffer>(count).fill(unit), entry.subarray(at)])
  return { small: fill(times), large: fill(times * TIMES) }
}

export async function growthOf(
  material: Material,
  random: Random,
  tools: { run(input: Buffer): Promise<unknown>; counter: Counter; clock: boolean },
): Promise<Growth | undefined> {
  const { small, large } = probeOf(material, random)
  const [less, more] = [await cost(small, tools), await cost(large, tools)]
  if (more.work > LEAST_WORK && more.work > MOST_WORK * less.work) {
    return { input: large, said: `work ${less.work} -> ${more.work} for ${TIMES} times as much` }
  }
  if (!tools.clock || more.ms < LEAST_MS || more.ms < MOST_TIME * less.ms) return undefined
  const [a, b] = [await best(small, tools), await best(large, tools)]
  if (b < LEAST_MS || b < MOST_TIME * a) return undefined
  return { input: large, said: `${a.toFixed(1)} ms -> ${b.toFixed(1)} ms for ${TIMES} times as much` }
}

/** Of this thread alone, so that a busy machine changes little. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Tools = Parameters<typeof growthOf>[2]

async function cost(input: Buffer, { run, counter }: Tools) {
  counter.take()
  const start = cpuMs()
  await run(input)
  const ms = cpuMs() - start
  return { ms, work: counter.take().work }
}

async function best(input: Buffer, { run }: Tools): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 3; n += 1) {
    const start = cpuMs()
    await run(input)
    least = Math.min(least, cpuMs() - start)
  }
  return least
}
