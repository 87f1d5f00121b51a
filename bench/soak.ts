import { setTimeout as wait } from 'node:timers/promises'
import { ms, printTable } from './figures.ts'
import { createFolder, type Instance, startInstance } from './instance.ts'
import { playChecker } from './journeys/checker.ts'
import { startDeployment } from './journeys/deployment.ts'
import { type Played, play, spreadOf } from './journeys/play.ts'
import { type Mails, playSpamTest, writeMails } from './journeys/spam-test.ts'
import { playVerifierList } from './journeys/verifier-list.ts'
import { startWorld } from './journeys/world.ts'
import { capacityOf } from './journeys.ts'
import { createSampler, type Sampler, sampled } from './soak/samples.ts'
import { slopeOf } from './soak/slope.ts'

/**
 * All journeys for a long time at a share of what the process can keep up, and beside it one process that draws
 * pictures of few mails: is anything kept that should go? The processes are looked at every ten seconds.
 */
export type SoakOptions = { minutes: number; share: number; rate?: number }

/** Mails a second for the process that draws; two are drawn at once, each in some seconds. */
const DRAWN_RATE = 1 / 20
const LISTS_RATE = 1 / 240
const WARM_SECONDS = 30

export async function benchSoak({ minutes, share, rate: given }: SoakOptions): Promise<void> {
  const world = await startWorld()
  const mails = await writeMails(world.webPort)
  const deployment = (await startDeployment({ processes: 1, database: 'embedded' }, world.settings))!
  const [main] = deployment.processes as [Instance]
  const folder = await createFolder()
  const drawing = await startInstance(
    folder.path,
    { ...world.settings, PICTURES: 'on', METRICS: 'on', LOG_LEVEL: 'warn' },
    ['--expose-gc', 'bench/journeys/process.ts'],
  )
  try {
    const spamTest = testsAt(main, mails)
    await play(spamTest, { rate: 4, seconds: WARM_SECONDS })
    const capacity = given ? null : await capacityOf(spamTest)
    const rate = given ?? capacity! * share
    console.log(
      `${minutes} minutes at ${rate.toFixed(1)} spam tests a second${capacity ? `, ${share} of the ${capacity.toFixed(1)} that were kept up` : ''}`,
    )
    const samplers = [createSampler('tests', main), createSampler('pictures', drawing)]
    const seconds = minutes * 60
    const [tests, checks, lists, drawn] = await Promise.all([
      play(spamTest, { rate, seconds }),
      play((turn) => playChecker(main, turn), { rate: rate / 2, seconds }),
      play((turn) => playVerifierList(main, turn), { rate: LISTS_RATE, seconds }),
      play(testsAt(drawing, mails), { rate: DRAWN_RATE, seconds }),
    ])
    // What was begun ends, and what is kept after that is kept for good.
    await wait(30_000)
    for (const sampler of samplers) await sampler.end()
    printPlayed({ 'spam test': tests, checker: checks, 'verifier list': lists, 'drawn test': drawn })
    for (const sampler of samplers) printSampler(sampler)
  } finally {
    await drawing.stop()
    await folder.remove()
    await deployment.stop()
    world.close()
  }
}

function testsAt(instance: Instance, mails: Mails): () => Promise<number> {
  let number = 0
  return () => playSpamTest({ at: instance, mx: instance }, mails[number++ % mails.length]!)
}

function printPlayed(all: Record<string, Played>): void {
  printTable(
    'Played',
    ['journey', 'begun', 'done', 'put off', 'failed', 'p50', 'p95', 'p99'],
    Object.entries(all).map(([name, { begun, done, putOff, failed, times }]) => {
      const { p50, p95, p99 } = spreadOf(times)
      return [name, ...[begun, done, putOff, failed].map(String), ...[p50, p95, p99].map(ms)]
    }),
  )
  for (const [name, { reasons }] of Object.entries(all))
    for (const [reason, count] of reasons) console.log(`  ${name}: ${count} times ${reason}`)
}

function printSampler({ name, samples }: Sampler): void {
  const half = samples.slice(Math.floor(samples.length / 2))
  const first = samples[Math.min(samples.length - 1, 6)]!
  printTable(
    `Process of ${name}: ${samples.length} samples; slope of the second half by least squares`,
    ['', 'after a minute', 'most', 'at the end', 'slope an hour'],
    sampled.map(({ key, unit }) => {
      const values = samples.map((sample) => sample[key])
      const { slope, error } = slopeOf(half.map((sample) => [sample.hours, sample[key]]))
      const show = (value: number) => `${value.toFixed(unit ? 1 : 0)}${unit}`
      return [
        key,
        show(first[key]),
        show(Math.max(...values)),
        show(samples.at(-1)![key]),
        `${slope.toFixed(1)} ± ${error.toFixed(1)}${unit}`,
      ]
    }),
  )
}
