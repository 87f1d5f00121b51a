import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { VerifierList } from '#contract/verifier.ts'
import type { AddressResult } from '#storage/verifier-list-work.ts'
import { isNoFault } from '#storage/verifier-list-work.ts'
import type { NewAddress, NewRow, RowWithVerdict } from '#storage/verifier-lists.ts'
import type { VerifyAddress } from '../verifier/types.ts'
import { decodeList } from './file/decode.ts'
import { headLine, rowLine } from './file/download.ts'
import { planList } from './file/plan.ts'
import { formatOf, groupsOf } from './file/rows.ts'
import { noteOf, sayNote } from './note.ts'
import { presentBadRow, SHOWN_BAD_ROWS } from './present.ts'
import { verifyClaimed } from './verify-claimed.ts'

/** Verifies a list without a database, for the command line. There is no quota because the caller owns the machine. */

/** A verdict of an address after `attempts` tries. With `retry_at` it will be retried. */
export type KeptResult = Omit<AddressResult, 'position'> & { email: string; attempts: number }

export type FileList = {
  config: Pick<Config, 'VERIFIER_SMTP'>
  bytes: Uint8Array
  /** Header or number of the column; found when left out. */
  column?: string
  verify: VerifyAddress
  /** Verdicts of an interrupted run, by address. */
  known: ReadonlyMap<string, KeptResult>
  /** Called with each verdict before it counts as done. */
  keep(result: KeptResult): Promise<void>
  /** Called as verdicts come in. */
  onProgress(progress: Progress): void
  clock: Clock
  log: Logger
}

export type Progress = { done: number; addresses: number; waiting: number }

export type VerifiedFile = Pick<VerifierList, 'counts' | 'bad_rows' | 'note'> & {
  /** Nothing was verified because the list looks generated; `note` says why. */
  refused: boolean
  /** The file with its verdicts, in pieces. */
  lines(): Generator<string>
}

/** Addresses in flight at once; most wait for the rate limit of their mail server. */
const CONCURRENCY = 200
/** A person at a terminal does not wait for hours; the command can be run again. */
const OUTAGE_MINUTES = [1]
const LONGEST_SLEEP = 60_000
/** Milliseconds between two reports of progress. */
const SHOWN_EVERY = 200

/** Verifies every address of a file. Throws a Refusal for a file that is no list. */
export async function verifyFileList(list: FileList): Promise<VerifiedFile> {
  const { text, mark, replaced } = decodeList(list.bytes)
  const plan = await planList(text, list.column)
  const probing = list.config.VERIFIER_SMTP ? 'allowed' : 'off'
  const note = sayNote(noteOf(plan, { probing, replaced, known: false }), 'en')
  const rows: NewRow[] = []
  const addresses: NewAddress[] = []
  for (const group of groupsOf(plan, probing === 'allowed')) {
    rows.push(...group.rows)
    addresses.push(...group.addresses)
  }
  const refused = plan.suspicion.refused !== null
  const results = refused ? [] : await verifyAll(list, addresses)
  const format = formatOf(plan, mark)
  return {
    note,
    refused,
    counts: { ...plan.counts, ...countsOf(results) },
    bad_rows: rows
      .filter(({ problem }) => problem !== null)
      .slice(0, SHOWN_BAD_ROWS)
      .map((row) => presentBadRow(row, 'en')),
    *lines() {
      yield headLine(format)
      for (const row of rows) yield rowLine(withVerdict(row, results), format, 'en')
    },
  }
}

type Todo = NewAddress & { attempts: number; due: number }

/** Returns a verdict for every address, by position; waits for retries. */
async function verifyAll(list: FileList, addresses: NewAddress[]): Promise<KeptResult[]> {
  const { clock, known, onProgress } = list
  const results: KeptResult[] = []
  const open: Todo[] = []
  for (const address of addresses) {
    const kept = known.get(address.email)
    if (kept) results[address.position] = kept
    if (!kept || kept.retry_at !== null)
      open.push({ ...address, attempts: kept?.attempts ?? 0, due: Date.parse(kept?.retry_at ?? '') || 0 })
  }
  open.sort((a, b) => a.due - b.due)
  let shown = 0
  const progress = (isLast = false) => {
    if (!isLast && clock.now() - shown < SHOWN_EVERY) return
    shown = clock.now()
    const done = results.filter((result) => result?.retry_at === null).length
    const waiting = results.filter((result) => result && result.retry_at !== null).length
    onProgress({ done, waiting, addresses: addresses.length })
  }
  await new Promise<void>((resolve, reject) => {
    let flights = 0
    let alarm: NodeJS.Timeout | undefined
    const fill = () => {
      clearTimeout(alarm)
      while (flights < CONCURRENCY && open[0] && open[0].due <= clock.now()) begin(open.shift()!)
      if (open.length + flights === 0) resolve()
      else if (open[0] && flights < CONCURRENCY)
        alarm = setTimeout(fill, Math.min(LONGEST_SLEEP, Math.max(1, open[0].due - clock.now())))
    }
    const begin = (todo: Todo) => {
      flights++
      attempt(list, todo)
        .then(({ kept, again }) => {
          flights--
          if (kept) results[todo.position] = kept
          if (again) insert(open, again)
          progress()
          fill()
        })
        .catch(reject)
    }
    fill()
  })
  progress(true)
  return results
}

/** Keeps the list sorted by due time. */
function insert(open: Todo[], todo: Todo): void {
  const at = open.findIndex(({ due }) => due > todo.due)
  open.splice(at < 0 ? open.length : at, 0, todo)
}

/** Tries one address. Returns its verdict, and the next try if one is due. */
async function attempt(list: FileList, todo: Todo): Promise<{ kept?: KeptResult; again?: Todo }> {
  const { position, email, ask } = todo
  const attempts = todo.attempts + 1
  const world = { ...list, outageMinutes: OUTAGE_MINUTES }
  const claimed = { listId: 'cli', position, email, ask, attempts }
  const signal = AbortSignal.timeout(10 * 60_000)
  const outcome = await verifyClaimed(world, claimed, Promise.resolve(new Map()), signal)
  if ('later' in outcome)
    return { again: { ...todo, attempts: outcome.tried ? attempts : todo.attempts, due: outcome.later } }
  const { position: _, ...result } = outcome.result
  const kept = { ...result, email, attempts }
  await list.keep(kept)
  const { retry_at } = kept
  return { kept, ...(retry_at === null ? {} : { again: { ...todo, attempts, due: Date.parse(retry_at) } }) }
}

function countsOf(results: KeptResult[]) {
  const of = (verdict: string) => results.filter((result) => result.verdict === verdict).length
  return {
    done: results.length,
    ...{ deliverable: of('deliverable'), risky: of('risky') },
    ...{ undeliverable: of('undeliverable'), unknown: of('unknown') },
    no_fault: results.filter(({ verdict, reason }) => isNoFault(verdict, reason)).length,
    waiting_retry: 0,
  }
}

function withVerdict({ number, raw, problem, position }: NewRow, results: KeptResult[]): RowWithVerdict {
  const kept = position === null ? undefined : results[position]
  if (!kept || position === null) return { number, raw, problem, position, found: null }
  const { checked_at, retry_at: _, attempts: __, ...rest } = kept
  const times = { checked_at: new Date(checked_at), next_retry_at: null, due_at: null }
  return { number, raw, problem, position, found: { ...rest, ...times, position, corrected: null } }
}
