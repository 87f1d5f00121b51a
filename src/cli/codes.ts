import { type Command, Option } from 'commander'
import { type Interval, intervalSchema, type OfferCode } from '#contract/billing.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'
import { withinInstance } from './within-instance.ts'

/** What `postproof admin` does with one-time codes. */

type Json = { json?: boolean }
type Made = Json & { interval: Interval; count: string; amount?: string; until?: string }

const MOST_SHOWN = 100

/** `named`: makes a command below `postproof admin`. */
export function addCodeCommands(named: (name: string) => Command): void {
  named('codes')
    .description('list one-time codes, and what became of each')
    .action((options: Json) =>
      withinInstance(async ({ codes }) => {
        const { data, meta } = await codes.list({ page: 1, per_page: MOST_SHOWN })
        if (options.json) console.log(plainJson({ data, meta }))
        else showAll(data, meta.total)
      }),
    )
  addMake(named('make-codes'))
  named('end-code')
    .description('end a code that nobody has used')
    .argument('<code>', 'as codes prints it')
    .action((code: string, { json }: Json) =>
      withinInstance(async ({ codes }) => {
        await codes.end('operator', code.trim().toLowerCase())
        console.log(json ? plainJson({ success: true }) : 'Done.')
      }),
    )
}

function addMake(command: Command): void {
  command
    .description('make one-time codes for a plan, and print them')
    .argument('<plan>', 'the id of a plan, such as pro')
    .addOption(
      new Option('--interval <interval>', 'for how long').choices(intervalSchema.options).default('month'),
    )
    .option('--count <count>', 'how many', '1')
    .option('--amount <amount>', 'what it costs, in cents; 0: nothing. Without it the price of the plan')
    .option('--until <day>', 'the last day to use them, such as 2027-03-31 (UTC)')
    .action((planId: string, { interval, count, amount, until, json }: Made) =>
      withinInstance(async ({ codes }) => {
        const made = await codes.make('operator', {
          ...{ planId, interval, count: numberOf(count) },
          amount: amount === undefined ? null : numberOf(amount),
          expiresAt: until === undefined ? null : `${until}T23:59:59Z`,
        })
        console.log(json ? plainJson({ codes: made }) : made.join('\n'))
      }),
    )
}

/** What is no number is refused as one that cannot be. */
const numberOf = (given: string) => (given.trim() === '' ? Number.NaN : Number(given))

function showAll(data: OfferCode[], total: number): void {
  if (!data.length) {
    console.log('There are no codes.')
    return
  }
  const rows = data.map(({ code, plan_id, interval, amount, currency, state, expires_at, created_at }) => [
    ...[code, state, plan_id, interval],
    amount === null ? '-' : `${(amount / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`.trim(),
    ...[created_at.slice(0, 10), expires_at?.slice(0, 16).replace('T', ' ') ?? '-'],
  ])
  const titles = ['code', 'state', 'plan', 'interval', 'amount', 'made (UTC)', 'until (UTC)']
  console.log(textTable(titles, rows, styleFor(process.stdout)))
  if (total > data.length) console.log(`${total - data.length} older ones are on the page of plans.`)
}
