import type { Command } from 'commander'
import type { DeadLetter } from '#contract/operations.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'
import { withinInstance } from './within-instance.ts'

/** What `postproof admin` does beside accounts. */

type Json = { json?: boolean }

/** `named`: makes a command below `postproof admin`. */
export function addOperationCommands(named: (name: string) => Command): void {
  named('dead-letters')
    .description('list jobs whose last run failed, and email to users that was given up')
    .action((options: Json) =>
      withinInstance(async ({ deadLetters }) => showLetters(await deadLetters.list({}), options)),
    )
  named('retry')
    .description('run a failed job soon, or give an email another day')
    .argument('<id>', 'as dead-letters prints it')
    .action((id: string, options: Json) =>
      withinInstance(async ({ deadLetters }) => {
        await deadLetters.retry(id)
        done(options)
      }),
    )
  named('discard')
    .description('forget a failed job until it fails again, or remove an email')
    .argument('<id>', 'as dead-letters prints it')
    .action((id: string, options: Json) =>
      withinInstance(async ({ deadLetters }) => {
        await deadLetters.discard(id)
        done(options)
      }),
    )
}

function done({ json }: Json): void {
  console.log(json ? plainJson({ success: true }) : 'Done.')
}

function showLetters(data: DeadLetter[], { json }: Json): void {
  if (json) {
    console.log(plainJson({ data }))
    return
  }
  if (!data.length) {
    console.log('Nothing has failed.')
    return
  }
  const rows = data.map(({ id, name, tries, since, text, error }) => [
    id,
    name,
    String(tries),
    since.slice(0, 16).replace('T', ' '),
    error ? `${text} (${error})` : text,
  ])
  console.log(textTable(['id', 'what', 'tries', 'since (UTC)', 'last error'], rows, styleFor(process.stdout)))
}
