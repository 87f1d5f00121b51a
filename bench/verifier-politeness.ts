import { type CommonLimits, defaultLimits } from '@postproof/address/politeness'
import { limitsFrom } from '#services/verifier/create.ts'
import { readConfig } from '../src/config.ts'
import { type Run, runList } from '../tests/verifier/simulated-list.ts'
import { printTable } from './figures.ts'

/**
 * A list at a simulated Internet whose operators put up with so much each: how long it takes by a virtual clock, and how often
 * we are refused, by constants and by what the answers tell. `node bench/main.ts verifier-politeness`.
 */

const ADDRESSES = 20_000
const OPERATORS = 400
const SEEDS = [1, 2]

export async function benchPoliteness(): Promise<void> {
  const limits: [string, CommonLimits][] = [
    ['constants: 2 at once, 20 a minute, 60 in all', defaultLimits],
    ['adaptive, as the settings begin', limitsFrom(readConfig({}))],
    ['the same, no more than 60 in all', limitsFrom(readConfig({ VERIFIER_PER_MINUTE_MOST: '60' }))],
  ]
  const rows: string[][] = []
  for (const [name, of] of limits) {
    for (const seed of SEEDS)
      rows.push([
        name,
        String(seed),
        ...cells(await runList(of, { seed, count: ADDRESSES, operators: OPERATORS })),
      ])
  }
  printTable(
    `${ADDRESSES.toLocaleString('en')} addresses at ${OPERATORS} operators with limits of their own, hours by a virtual clock`,
    [
      '',
      'seed',
      'hours',
      'until nine of ten',
      'of the slowest operator alone',
      'dialogues',
      'refusals of us',
      'while blocked',
      'operators that refused',
      'answered',
      'unknown',
    ],
    rows,
  )
}

const cells = (run: Run) => [
  run.hours.toFixed(1),
  run.mostHours.toFixed(1),
  run.leastHours.toFixed(1),
  ...[run.dialogues, run.refusals, run.whileBlocked, run.refusedAt, run.answered, run.unknown].map((value) =>
    value.toLocaleString('en'),
  ),
]

if (import.meta.main) await benchPoliteness()
