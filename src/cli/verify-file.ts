import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { message } from '@postproof/messages/message'
import pino from 'pino'
import { readConfig } from '#config.ts'
import type { Progress, VerifiedFile } from '#services/verifier-lists/file-list.ts'
import { plain } from './plain.ts'
import { openJournal } from './verify-journal.ts'

/** `postproof verify --file list.csv`: the list as the site verifies it, written back with the verdicts. */

export type VerifyFileOptions = {
  file: string
  /** Header or number of the column; found when left out. */
  column?: string
  /** Where the copy goes; standard output when left out. */
  out?: string
  /** Mail servers may be asked. */
  smtp?: boolean
}

/**
 * Verifies a file without a database. Tells its progress on standard error. Answers what came out; throws a Refusal for a
 * file that is no list, and for one that looks made for guessing.
 */
export async function verifyFile({
  file,
  column,
  out,
  smtp = false,
}: VerifyFileOptions): Promise<VerifiedFile> {
  const [{ openVerifier }, { verifyFileList }, { Refusal }] = await Promise.all([
    import('#services/verifier/standalone.ts'),
    import('#services/verifier-lists/file-list.ts'),
    import('#platform/refusals/refusal.ts'),
  ])
  const bytes = await readFile(file)
  const config = readConfig({ ...process.env, VERIFIER_SMTP: smtp ? 'on' : 'off' })
  const log = pino({ level: 'silent' })
  const journal = openJournal(file, smtp)
  const verifier = await openVerifier(config, log)
  let done = false
  try {
    const { verify } = verifier
    const { known, keep } = journal
    const clock = { now: Date.now }
    if (known.size > 0) console.error(`${known.size} verdicts are known from the run before.`)
    const list = await verifyFileList({
      ...{ config, bytes, column, verify, known, keep, clock, log },
      onProgress: createProgress(clock.now()),
    })
    process.stderr.write('\n')
    if (list.refused)
      throw new Refusal(422, 'refused', message('cli.list_refused', { note: list.note ?? '' }))
    await pipeline(list.lines(), out === undefined ? process.stdout : createWriteStream(out), {
      end: out !== undefined,
    })
    done = true
    return list
  } finally {
    journal.close(done)
    await verifier.close()
  }
}

/** One line that is written over and over, with an end that follows from the pace so far. */
function createProgress(began: number): (progress: Progress) => void {
  let before: number | undefined
  return ({ done, addresses, waiting }) => {
    before ??= done
    const waits = waiting > 0 ? `, ${waiting} to retry later` : ''
    const pace = (done - before) / (Date.now() - began)
    const left =
      done - before < 20 || done === addresses ? '' : `, done ${inMinutes((addresses - done) / pace)}`
    process.stderr.write(`\r${done} of ${addresses} addresses${waits}${left}\u001b[K`)
  }
}
/** `in about 12 min`, `in about 3 h 10 min`. */
export function inMinutes(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  return minutes < 60
    ? `in about ${minutes} min`
    : `in about ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** What came out, for the person at the terminal. */
export function showList({ counts, bad_rows, note }: VerifiedFile): string {
  const { deliverable, risky, undeliverable, unknown, no_fault, duplicates } = counts
  return [
    ...(note === null ? [] : [note]),
    `${deliverable} deliverable, ${risky} risky, ${undeliverable} undeliverable, ${unknown} unknown`,
    ...(no_fault > 0
      ? [`without a fault, but the mailboxes were not asked about: ${no_fault} of the unknown`]
      : []),
    `${counts.rows} rows, ${counts.addresses} different addresses, ${duplicates} duplicates, ${counts.bad_rows} without an address`,
    ...bad_rows.slice(0, 10).map(({ row, text, problem }) => `  row ${row}: ${plain(text)}  ${problem}`),
    ...(counts.bad_rows > 10 ? [`  and ${counts.bad_rows - 10} more, all marked in the output file`] : []),
  ].join('\n')
}
