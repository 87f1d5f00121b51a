import { Worker } from 'node:worker_threads'
import { HANG_SECONDS } from './target.ts'

/** Runs one parser over its corpus and over inputs made of it, in a thread that may hang or run out of memory. */

export type Finding = {
  /** `throws`: or breaks a rule. `grows`: faster than its input. `slow`: over a second for one input. */
  kind: 'throws' | 'hang' | 'memory' | 'grows' | 'slow'
  said: string
  input: Uint8Array
}

export type Figures = {
  parser: string
  inputs: number
  seconds: number
  /** Entries of the corpus that were tried first. */
  corpus: number
  /** Blocks of our source that ran. */
  blocks: number
  slowestMs: number
  findings: Finding[]
}

export type Work = {
  target: string
  seed: number
  seconds: number
  inputs: number
  keeps: boolean
  clock: boolean
  most: number
  memory: SharedArrayBuffer
}

export type Told =
  | { kind: 'replayed'; count: number }
  | { kind: 'finding'; finding: Finding }
  | { kind: 'progress'; inputs: number; blocks: number; slowestMs: number }
  | { kind: 'done'; inputs: number; blocks: number; slowestMs: number; slowest: Uint8Array }

export type FuzzOptions = {
  seed: number
  seconds: number
  /** New inputs at most; default as many as the seconds allow. */
  inputs?: number
  /** Writes inputs that reach what none before them did into the corpus. */
  keeps?: boolean
  /** Judges by the clock too; not on machines that stall. */
  clock?: boolean
  /** Seconds without an end that count as a hang; default HANG_SECONDS. */
  hangSeconds?: number
}

const MOST_INPUT = 1024 * 1024
const HEAP_MB = 512
const MOST_DEATHS = 5
const SLOW_MS = 1000

export async function fuzz(target: string, options: FuzzOptions): Promise<Figures> {
  const figures: Figures = {
    parser: target,
    inputs: 0,
    seconds: 0,
    corpus: 0,
    blocks: 0,
    slowestMs: 0,
    findings: [],
  }
  const started = Date.now()
  for (let deaths = 0; deaths <= MOST_DEATHS; deaths += 1) {
    const left = Math.max(0, options.seconds - (Date.now() - started) / 1000)
    const death = await runOnce(target, { ...options, seconds: left, seed: options.seed + deaths }, figures)
    if (!death) break
    figures.findings.push(death)
  }
  figures.seconds = (Date.now() - started) / 1000
  return figures
}

/** Undefined when it came to its end by itself. */
function runOnce(target: string, options: FuzzOptions, figures: Figures): Promise<Finding | undefined> {
  const memory = new SharedArrayBuffer(8 + MOST_INPUT)
  const state = new Int32Array(memory, 0, 2)
  const lastInput = () => Buffer.from(Buffer.from(memory, 8, state[1]))
  const {
    seed,
    seconds,
    inputs = Infinity,
    keeps = false,
    clock = false,
    hangSeconds = HANG_SECONDS,
  } = options
  const work: Work = { target, seed, seconds, inputs, keeps, clock, most: MOST_INPUT, memory }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: work,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const before = figures.inputs
  return new Promise((resolve) => {
    let death: Finding | undefined
    let count = -1
    let since = Date.now()
    // Nothing is tried yet while the parser is being loaded.
    const longest = () => (state[0] === 0 ? 120 : hangSeconds) * 1000
    const timer = setInterval(() => {
      const now = Atomics.load(state, 0)
      if (now !== count) {
        count = now
        since = Date.now()
      } else if (Date.now() - since > longest()) {
        death = { kind: 'hang', said: `no end within ${longest() / 1000} s`, input: lastInput() }
        void worker.terminate()
      }
    }, 100)
    worker.on('message', (told: Told) => {
      if (told.kind === 'finding') figures.findings.push(told.finding)
      else if (told.kind === 'replayed') figures.corpus = told.count
      else {
        figures.inputs = before + told.inputs
        figures.blocks = Math.max(figures.blocks, told.blocks)
        figures.slowestMs = Math.max(figures.slowestMs, told.slowestMs)
      }
      if (told.kind === 'done' && clock && told.slowestMs > SLOW_MS) {
        figures.findings.push({ kind: 'slow', said: `${told.slowestMs} ms`, input: told.slowest })
      }
    })
    worker.on('error', (error: Error & { code?: string }) => {
      const kind = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'throws'
      death = { kind, said: `outside of the call: ${error.stack ?? error.message}`, input: lastInput() }
    })
    worker.on('exit', () => {
      clearInterval(timer)
      resolve(death)
    })
  })
}
