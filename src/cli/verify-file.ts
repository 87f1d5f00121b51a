import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { message } from '@postproof/messages/message'
import pino from 'pino'
import { readConfig } from '#config.ts'
import type { VerifierList } from '#contract/verifier.ts'
import { plain } from './plain.ts'

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

const owner = { browser: 'cli', network: '127.0.0.1' }

/**
 * Verifies a file over a database of its own, which is gone afterwards. Tells its progress on standard error. Answers
 * the list; throws a Refusal for a file that is none, and for one that looks made for guessing.
 */
export async function verifyFile({ file, column, out, smtp }: VerifyFileOptions): Promise<VerifierList> {
  const [{ openLists }, { Refusal }] = await Promise.all([
    import('#services/verifier-lists/standalone.ts'),
    import('#platform/refusals/refusal.ts'),
  ])
  const text = await readFile(file)
  const config = readConfig({ ...process.env, VERIFIER_SMTP: smtp ? 'on' : 'off' })
  const folder = await mkdtemp(join(tmpdir(), 'postproof-verify-'))
  const { work, close } = await openLists(config, folder, pino({ level: 'silent' }))
  try {
    const list = await work.service.create({ name: basename(file), text, column }, owner)
    if (list.status === 'refused')
      throw new Refusal(422, 'refused', message('cli.list_refused', { note: list.note ?? '' }))
    await follow(work, list.id)
    const pieces = await work.service.download(list.id, owner)
    await pipeline(pieces, out === undefined ? process.stdout : createWriteStream(out), {
      end: out !== undefined,
    })
    return await work.service.get(list.id, owner)
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Work = import('#services/verifier-lists/create.ts').ListWork

/** Until every address has a verdict, also those that are asked again later, as their time comes. */
async function follow(work: Work, id: string): Promise<void> {
  const end = new AbortController()
  const later = setInterval(work.takeUp, 30_000)
  try {
    for await (const { list } of work.service.events(id, owner, end.signal)) {
      const { counts } = list
      const waits = counts.waiting_retry > 0 ? `, ${counts.waiting_retry} to retry later` : ''
      const left = list.expected_at === null ? '' : `, done ${inMinutes(list.expected_at)}`
      process.stderr.write(`\r${counts.done} of ${counts.addresses} addresses${waits}${left}\u001b[K`)
      if (list.status === 'completed') break
    }
  } finally {
    clearInterval(later)
    end.abort()
    process.stderr.write('\n')
  }
}

/** `in about 12 min`, `in about 3 h 10 min`. */
export function inMinutes(at: string, now = Date.now()): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(at) - now) / 60_000))
  return minutes < 60
    ? `in about ${minutes} min`
    : `in about ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** What came out, for the person at the terminal. */
export function showList({ counts, bad_rows, note }: VerifierList): string {
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
