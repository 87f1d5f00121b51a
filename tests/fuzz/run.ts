import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { saveFinding } from './corpus.ts'
import { type Figures, fuzz } from './fuzz.ts'
import type { Target } from './target.ts'

/**
 * npm run fuzz -- [--parser NAME] [--seconds N] [--seed S] [--keep] [--replay FILE]
 *
 * One line for each parser; what broke a rule is written below tests/fuzz/findings/ and can be tried again with
 * --parser NAME --replay FILE. --keep adds inputs that reached new code to the corpus.
 */

const { values } = parseArgs({
  options: {
    parser: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    keep: { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = new URL('./targets/', import.meta.url)
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const chosen = values.parser ?? all
const unknown = chosen.filter((name) => !all.includes(name))

async function replay(name: string, file: string): Promise<void> {
  const { target } = (await import(`./targets/${name}.ts`)) as { target: Target }
  const start = performance.now()
  await target.run(readFileSync(file))
  say(`${name}: nothing wrong in ${Math.round(performance.now() - start)} ms`)
}

const row = (cells: (string | number)[]) =>
  say(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join(' '))

function show(figures: Figures): void {
  const { parser, inputs, seconds, findings, corpus, blocks, slowestMs } = figures
  const rate = Math.round(inputs / Math.max(seconds, 0.001))
  row([parser, inputs, seconds.toFixed(1), rate, findings.length, corpus, blocks, slowestMs])
  for (const { kind, said, input } of findings) {
    const file = relative(process.cwd(), fileURLToPath(saveFinding(parser, kind, input)))
    say(`  ${kind}: ${said}\n    npm run fuzz -- --parser ${parser} --replay ${file}`)
  }
}

async function runAll(): Promise<void> {
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
  say(`seed ${seed}`)
  row(['parser', 'inputs', 'seconds', 'inputs/s', 'findings', 'corpus', 'blocks', 'CPU ms, most'])
  let found = 0
  for (const name of chosen) {
    const figures = await fuzz(name, {
      seed,
      seconds: Number(values.seconds),
      keeps: values.keep,
      clock: true,
    })
    show(figures)
    found += figures.findings.length
  }
  process.exitCode = found === 0 ? 0 : 1
}

if (unknown.length > 0) {
  say(`no such parser: ${unknown.join(', ')}; there are ${all.join(', ')}`)
  process.exitCode = 2
} else if (values.replay !== undefined) await replay(chosen[0]!, values.replay)
else await runAll()
