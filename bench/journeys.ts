import { median, ms, printTable } from './figures.ts'
import { playChecker } from './journeys/checker.ts'
import { type Deployment, type Kind, startDeployment } from './journeys/deployment.ts'
import { type Played, play, spreadOf } from './journeys/play.ts'
import { type Mails, playSpamTest, writeMails } from './journeys/spam-test.ts'
import { playVerifierList, ROWS } from './journeys/verifier-list.ts'
import { startWorld } from './journeys/world.ts'

/**
 * Real journeys against whole processes: first how many spam tests a second they can do, then each journey alone at
 * half of that, with the processor time of the processes. What plays and what stands around them is not counted.
 */
export type JourneyOptions = {
  processes?: number
  database?: string
  seconds: number
  rate?: number
  lists: boolean
}

/** Beyond these a rate is more than can be done. */
const LIMIT = { p95: 1_500, failed: 0.01, behind: 0.9 }
const STEP_SECONDS = 12
const FIRST_RATE = 4
/** For each process: after some hundred tests what is run often is compiled. */
const WARM = { rate: 4, seconds: 75 }

const kinds: Kind[] = [
  { processes: 1, database: 'embedded' },
  { processes: 1, database: 'postgres' },
  { processes: 4, database: 'postgres' },
]

export type JourneyFigures = {
  name: string
  postgres: string | null
  /** Spam tests a second. */
  capacity: number | null
  rate: number
  /** Processor time of one spam test, ms. */
  cost: Cost
  /** Processor time of the processes with nothing to do, share of a core. */
  idle: number
  memory: number[]
  played: { name: string; played: Played; cost: Cost }[]
}

/** Processor time, ms: `ours` is that of `front` and `analysis`; of the database where it is ours. */
type Cost = { ours: number; front: number; analysis: number; database: number }

export async function benchJourneys(options: JourneyOptions): Promise<JourneyFigures[]> {
  const world = await startWorld()
  const mails = await writeMails(world.webPort)
  const all: JourneyFigures[] = []
  try {
    for (const kind of kinds) {
      if (options.processes && kind.processes !== options.processes) continue
      if (options.database && kind.database !== options.database) continue
      const deployment = await startDeployment(kind, world.settings)
      if (!deployment) continue
      try {
        const figures = await measure(deployment, mails, options)
        print(figures)
        all.push(figures)
      } finally {
        await deployment.stop()
      }
    }
  } finally {
    world.close()
  }
  printComparison(all)
  return all
}

async function measure(
  deployment: Deployment,
  mails: Mails,
  options: JourneyOptions,
): Promise<JourneyFigures> {
  const { processes } = deployment
  let number = 0
  // Visitor and mail are led to processes one after the other, not to the same one.
  const spamTest = () => {
    const turn = number++
    const [at, mx] = [processes[turn % processes.length]!, processes[(turn + 1) % processes.length]!]
    return playSpamTest({ at, mx }, mails[turn % mails.length]!)
  }
  await play(spamTest, { rate: WARM.rate * processes.length, seconds: WARM.seconds })
  const capacity = options.rate ? null : await capacityOf(spamTest)
  const rate = options.rate ?? Math.max(1, capacity! / 2)
  const { seconds } = options
  const tests = await costOf(deployment, () => play(spamTest, { rate, seconds }))
  const checks = await costOf(deployment, () =>
    play((turn) => playChecker(processes[turn % processes.length]!, turn), { rate: rate * 2, seconds }),
  )
  const played = [
    { name: 'spam test', ...tests },
    { name: 'checker', ...checks },
  ]
  if (options.lists) {
    const lists = await costOf(deployment, () =>
      play((turn) => playVerifierList(processes[turn % processes.length]!, turn), {
        rate: 1,
        seconds: processes.length,
      }),
    )
    played.push({ name: `verifier list of ${ROWS} rows`, ...lists })
  }
  const idle = await idleOf(deployment)
  return {
    name: deployment.name,
    postgres: deployment.postgres?.version ?? null,
    capacity,
    rate,
    cost: tests.cost,
    idle,
    memory: await deployment.memory(),
    played,
  }
}

async function idleOf(deployment: Deployment): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const [before, begun] = [await deployment.processor(), performance.now()]
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  return costBetween(before, await deployment.processor(), performance.now() - begun).ours
}

async function costOf(deployment: Deployment, work: () => Promise<Played>) {
  const before = await deployment.processor()
  const played = await work()
  const after = await deployment.processor()
  return { played, cost: costBetween(before, after, Math.max(1, played.done)) }
}

type Times = Awaited<ReturnType<Deployment['processor']>>

function costBetween(before: Times, after: Times, count: number): Cost {
  const [front, analysis, database] = (['front', 'analysis', 'database'] as const).map(
    (part) => (after[part] - before[part]) / count,
  ) as [number, number, number]
  return { ours: front + analysis, front, analysis, database }
}

/** The highest rate that was kept up: steps of a third, and one try between the last two. */
export async function capacityOf(spamTest: () => Promise<number>): Promise<number> {
  const holds = async (rate: number) => {
    const played = await play(spamTest, { rate, seconds: STEP_SECONDS })
    const { p50, p95 } = spreadOf(played.times)
    const refused = played.failed + played.putOff
    const good =
      p95 <= LIMIT.p95 &&
      refused <= LIMIT.failed * played.begun &&
      played.done / played.seconds >= LIMIT.behind * rate * (STEP_SECONDS / (STEP_SECONDS + 1))
    console.log(
      `  ${rate.toFixed(1)} a second: ${(played.done / played.seconds).toFixed(1)} done, p50 ${ms(p50)}, p95 ${ms(p95)}, put off ${played.putOff}, failed ${played.failed}${good ? '' : ': too much'}`,
    )
    return good
  }
  let held = 0
  for (let rate = FIRST_RATE; ; rate *= 4 / 3) {
    if (await holds(rate)) held = rate
    else if (held) {
      const between = (held + rate) / 2
      return (await holds(between)) ? between : held
    } else if (rate < 1) return rate
    else rate /= 4
  }
}

function print({ name, capacity, rate, idle, memory, played: all }: JourneyFigures): void {
  const found = capacity === null ? '' : `, kept up: ${capacity.toFixed(1)} spam tests a second`
  printTable(
    `Journeys against ${name}${found}; each alone, spam tests at ${rate.toFixed(1)} a second`,
    ['journey', 'done', 'a second', 'p50', 'p95', 'p99', 'whole p95', 'put off', 'failed', 'CPU each'],
    all.map(({ name, played, cost }) => {
      const { p50, p95, p99 } = spreadOf(played.times)
      return [
        name,
        String(played.done),
        (played.done / played.seconds).toFixed(1),
        ...[p50, p95, p99, spreadOf(played.whole).p95].map(ms),
        String(played.putOff),
        String(played.failed),
        ms(cost.ours),
      ]
    }),
  )
  console.log(
    `Processor of the idle processes: ${(100 * idle).toFixed(1)} % of a core. Most memory: ${memory.map((one) => `${Math.round(one)} MB`).join(', ')}.`,
  )
  for (const { name, played } of all)
    for (const [reason, count] of played.reasons) console.log(`  ${name}: ${count} times ${reason}`)
}

function printComparison(all: JourneyFigures[]): void {
  if (!all.length) return
  const base = all.find(({ name }) => name === '1 on PostgreSQL')
  printTable(
    'Processor time of one spam test; aim: four processes within 1.15 of one',
    [
      'processes',
      'kept up',
      'CPU of our processes',
      'front',
      'analysis',
      'PostgreSQL',
      'of one on PostgreSQL',
      'memory of each',
    ],
    all.map(({ name, capacity, cost, memory }) => [
      name,
      capacity === null ? 'not looked for' : `${capacity.toFixed(1)} a second`,
      ms(cost.ours),
      ms(cost.front),
      ms(cost.analysis),
      Number.isNaN(cost.database) ? '' : ms(cost.database),
      base ? (cost.ours / base.cost.ours).toFixed(2) : '',
      `${Math.round(median(memory))} MB`,
    ]),
  )
}
