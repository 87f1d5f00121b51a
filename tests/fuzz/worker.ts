import { parentPort, workerData } from 'node:worker_threads'
import { keep, readCorpus } from './corpus.ts'
import { startCounter } from './coverage.ts'
import type { Told, Work } from './fuzz.ts'
import { cpuMs, growthOf } from './growth.ts'
import { minimize } from './minimize.ts'
import { type Material, mutate } from './mutate.ts'
import { createRandom } from './random.ts'
import { MOST, type Target } from './target.ts'

/**
 * The thread in which a parser runs. Each input stands in memory that the other side sees before it is tried, so that
 * what hangs or eats all memory is known.
 */

const { target: name, seed, seconds, inputs: mostInputs, keeps, clock, memory, most } = workerData as Work
const state = new Int32Array(memory, 0, 2)
const shown = Buffer.from(memory, 8)
const tell = (told: Told) => parentPort!.postMessage(told)

const { target } = (await import(`./targets/${name}.ts`)) as { target: Target }
const corpus = readCorpus(name)
const random = createRandom(seed)
const material: Material = {
  corpus: corpus.map(({ bytes }) => bytes),
  dictionary: target.dictionary.map((text) => Buffer.from(text, 'latin1')),
  most: Math.min(most, target.most ?? MOST),
}
const counter = startCounter()
const known = new Set<string>()
const failed = new Set<string>()
/** A run adds so many to the corpus, and none that is longer. */
const MOST_KEPT = 12
const LONGEST_KEPT = 1_000
let kept = 0
let slowest: { ms: number; input: Buffer } = { ms: 0, input: Buffer.alloc(0) }

function show(input: Buffer): void {
  input.copy(shown)
  state[1] = Math.min(input.length, shown.length)
  Atomics.add(state, 0, 1)
}

/** What the failure is told by, whatever the input: the error and where in our source it came from. */
async function failureOf(input: Buffer): Promise<{ key: string; said: string } | undefined> {
  show(input)
  try {
    await target.run(input)
    return undefined
  } catch (error) {
    const { name: kind, message = String(error), stack = '' } = error as Error
    const place = /\/(src\/[^\s)]+?:\d+):/.exec(stack)?.[1] ?? ''
    const what = message.split('\n')[0]!.slice(0, 120).replace(/\d+/g, 'N')
    return { key: `${kind} ${what} ${place}`, said: `${kind}: ${message.slice(0, 600)} ${place}` }
  }
}

async function tryOne(input: Buffer): Promise<void> {
  const start = cpuMs()
  const failure = await failureOf(input)
  const ms = cpuMs() - start
  if (ms > slowest.ms && !target.waits) slowest = { ms, input }
  if (!failure || failed.has(failure.key) || failed.size > 30) return
  failed.add(failure.key)
  const small = await minimize(
    input,
    async (smaller) => (await failureOf(smaller))?.key === failure.key,
    5_000,
  )
  tell({ kind: 'finding', finding: { kind: 'throws', said: failure.said, input: small } })
}

/** Adds to the corpus which of the batch reached a block that nothing reached before. */
async function sift(batch: Buffer[]): Promise<void> {
  const fresh = [...counter.take().blocks].filter((block) => !known.has(block))
  if (fresh.length === 0) return
  const left = new Set(fresh)
  for (const input of batch) {
    if (left.size === 0) break
    await failureOf(input)
    const reached = [...counter.take().blocks].filter((block) => left.delete(block))
    if (reached.length === 0) continue
    for (const block of reached) known.add(block)
    material.corpus = [...material.corpus, input]
    if (keeps && input.length <= LONGEST_KEPT && kept++ < MOST_KEPT) keep(name, input)
  }
  // What ran by the clock or once for all, and not for an input.
  for (const block of left) known.add(block)
}

for (const { bytes } of corpus) await tryOne(bytes)
for (const block of counter.take().blocks) known.add(block)
tell({ kind: 'replayed', count: corpus.length })

const start = performance.now()
const BATCH = 40
let inputs = 0
const over = () => inputs >= mostInputs || performance.now() - start > seconds * 1000
const grows = new Set<string>()
while (!over()) {
  const batch: Buffer[] = []
  while (batch.length < BATCH && !over()) {
    const input = mutate(material, random)
    batch.push(input)
    await tryOne(input)
    inputs += 1
  }
  await sift(batch)
  const growth = await growthOf(material, random, {
    run: failureOf,
    counter,
    clock: clock && !target.waits,
  })
  inputs += 2
  if (growth && grows.size < 5) {
    grows.add(growth.said)
    tell({ kind: 'finding', finding: { kind: 'grows', ...growth } })
  }
  tell({ kind: 'progress', inputs, blocks: known.size, slowestMs: Math.round(slowest.ms) })
}
tell({ kind: 'done', inputs, blocks: known.size, slowestMs: Math.round(slowest.ms), slowest: slowest.input })
counter.close()
process.exit(0)
