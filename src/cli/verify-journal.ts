import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
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
  const { known, length } = existsSync(path) ? readJournal(path, head) : empty
  // Only the cut-off last line goes: a kill at this moment must lose no verdict.
  if (length > 0) truncateSync(path, length)
  else writeFileSync(path, `${head}\n`, { mode: 0o600 })
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

type Read = {
  known: Map<string, KeptResult>
  /** Octets of its whole lines. */
  length: number
}

const empty: Read = { known: new Map(), length: 0 }

function readJournal(path: string, head: string): Read {
  const bytes = readFileSync(path)
  const length = bytes.lastIndexOf('\n') + 1
  if (length === 0 && head.startsWith(bytes.toString())) return empty
  const [first, ...lines] = bytes.toString('utf8', 0, length).split('\n').slice(0, -1)
  if (first !== head)
    throw new InvalidArgumentError(
      `${path} is of a run with other options. Run it with those, or delete the file to start over.`,
    )
  const results = lines.map((line) => JSON.parse(line) as KeptResult)
  return { known: new Map(results.map((result) => [result.email, result])), length }
}
