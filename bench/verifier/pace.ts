import { median } from '../figures.ts'

/** What one second brings: of the clock, and of processor time of this process. */
export type Pace = { perSecond: number; perProcessorSecond: number; seconds: number }

const ROUNDS = 3

/** `count` pieces of work, `inFlight` at once; the median of three rounds after one that does not count. */
export async function pace(
  count: number,
  inFlight: number,
  work: (at: number, round: number) => unknown,
): Promise<Pace> {
  const rounds: Pace[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await oneRound(count, inFlight, (at) => work(at, round))
    if (round > 0) rounds.push(one)
  }
  const middle = (key: keyof Pace) => median(rounds.map((one) => one[key]))
  return {
    perSecond: middle('perSecond'),
    perProcessorSecond: middle('perProcessorSecond'),
    seconds: middle('seconds'),
  }
}

async function oneRound(count: number, inFlight: number, work: (at: number) => unknown): Promise<Pace> {
  let next = 0
  const used = process.cpuUsage()
  const begun = performance.now()
  const worker = async () => {
    while (next < count) {
      const done = work(next++)
      if (done instanceof Promise) await done
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(used)
  return { perSecond: count / seconds, perProcessorSecond: count / ((user + system) / 1e6), seconds }
}

export const paceCells = ({ perSecond, perProcessorSecond }: Pace): string[] =>
  [perSecond, perProcessorSecond].map((value) => Math.round(value).toLocaleString('en'))
