import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import type { VerifierList } from '#contract/verifier.ts'
import type { ListRecord } from '#storage/verifier-lists.ts'
import type { RowProblem } from './file/address-cell.ts'
import { rowProblems } from './file/row-problems.ts'
import { sayNote } from './note.ts'

/** Bad rows shown with a list; all of them are in the download. */
export const SHOWN_BAD_ROWS = 100

type BadRow = { number: number; problem: string | null; problem_text: string | null }

/** A list in the shape of the API. */
export function presentList(
  list: ListRecord,
  { bad, askable, expected }: { bad: BadRow[]; askable: number; expected: Date | null },
  publicUrl: string,
  language: Language,
): VerifierList {
  const {
    id,
    name,
    status,
    note,
    done,
    deliverable,
    risky,
    undeliverable,
    unknown,
    no_fault,
    waiting_retry,
  } = list
  const { column } = list.format
  const readable = status !== 'reading' && status !== 'refused' && status !== 'deleted'
  return {
    id,
    name,
    status: status === 'deleted' ? 'refused' : status,
    note:
      [
        sayNote(note, language),
        waiting_retry === 0 ? null : say(language, message('lists.waiting', { count: waiting_retry })),
      ]
        .filter((text) => text !== null)
        .join(' ') || null,
    column: column.name ?? say(language, message('lists.column_title', { number: column.index + 1 })),
    counts: {
      rows: list.row_count,
      addresses: list.address_count,
      duplicates: list.duplicate_count,
      bad_rows: list.bad_row_count,
      ...{ done, deliverable, risky, undeliverable, unknown, no_fault, waiting_retry },
    },
    askable,
    counted: list.counted,
    bad_rows: bad.map((row) => presentBadRow(row, language)),
    created_at: list.created_at.toISOString(),
    completed_at: list.completed_at?.toISOString() ?? null,
    expected_at: expected === null ? null : wholeMinute(expected).toISOString(),
    expires_at: list.expires_at.toISOString(),
    download_url: readable ? `${publicUrl}/api/internal/email-verification-lists/${id}/download` : null,
  }
}

export const presentBadRow = ({ number, problem, problem_text }: BadRow, language: Language) => ({
  row: number,
  text: problem_text ?? '',
  problem: say(language, message(rowProblems[problem as RowProblem])),
})

/** The estimate is not exact to the second. */
const wholeMinute = (time: Date) => new Date(Math.ceil(time.getTime() / 60_000) * 60_000)
