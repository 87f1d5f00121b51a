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
 * The verdicts of a list while it is being verified, in a file next to it: the options in the first line, one verdict in each other
 * line. A later run resumes from it. It is deleted when the list is done.
 */
export type Journal = {
  known: Map<string, KeptResult>
  keep(result: KeptResult): Promise<void>
  /** `done`: deletes the file; otherwise it stays for the next run. */
  close(done: boolean): void
}

/** Throws an InvalidArgumentError if the file belongs to a run with other options or is not a journal. */
export function openJournal(list: string, smtp: boolean): Journal {
  const path = `${list}.verifying`
  const head = JSON.stringify({ postproof: 'verify', smtp })
  const { known, length } = existsSync(path) ? readJournal(path, head) : empty
  // Removes only an incomplete last line: a kill at this moment must not lose a verdict.
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
  /** Length of its complete lines in octets. */
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
