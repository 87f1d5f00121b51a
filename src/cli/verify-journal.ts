import { appendFileSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import type { KeptResult } from '#services/verifier-lists/file-list.ts'

/**
 * What is known of a list while it is verified, in a file next to it: the options in the first line, a verdict in each other. A run that
 * was ended goes on from it; at the end it is deleted.
 */
export type Journal = {
  known: Map<string, KeptResult>
  keep(result: KeptResult): Promise<void>
  /** `done`: nothing is left to do, and the file goes; else it stays for the next run. */
  close(done: boolean): void
}

/** Throws an InvalidArgumentError where the file is of a run with other options, or something else. */
export function openJournal(list: string, smtp: boolean): Journal {
  const path = `${list}.verifying`
  const head = JSON.stringify({ postproof: 'verify', smtp })
  const known = existsSync(path) ? readJournal(path, head) : new Map<string, KeptResult>()
  // Written again without a line that was cut off. Addresses of others are in it.
  const lines = [head, ...[...known.values()].map((one) => JSON.stringify(one))]
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 })
  const file = openSync(path, 'a')
  let isEmpty = known.size === 0
  return {
    known,
    async keep(result) {
      isEmpty = false
      appendFileSync(file, `${JSON.stringify(result)}\n`)
    },
    close(done) {
      closeSync(file)
      if (done || isEmpty) rmSync(path)
    },
  }
}

function readJournal(path: string, head: string): Map<string, KeptResult> {
  const [first, ...lines] = readFileSync(path, 'utf8').split('\n')
  if (first !== head)
    throw new InvalidArgumentError(
      `${path} is of a run with other options. Run it with those, or delete the file to start over.`,
    )
  // The last line is empty, or was being written when the run was ended.
  const results = lines.slice(0, -1).map((line) => JSON.parse(line) as KeptResult)
  return new Map(results.map((result) => [result.email, result]))
}
