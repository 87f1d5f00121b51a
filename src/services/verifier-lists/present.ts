import type { VerifierList } from '#contract/verifier.ts'
import type { ListRecord } from '#storage/verifier-lists.ts'
import type { RowProblem } from './address-cell.ts'
import { sayNote } from './note.ts'
import type { ListWords } from './texts.ts'

/** Bad rows shown with a list; all of them are in the download. */
export const SHOWN_BAD_ROWS = 100

type BadRow = { number: number; problem: string | null; problem_text: string | null }

/** A list in the shape of the API. */
export function presentList(
  list: ListRecord,
  bad: BadRow[],
  publicUrl: string,
  words: ListWords,
): VerifierList {
  const { id, name, status, note, done, deliverable, risky, undeliverable, unknown, waiting_retry } = list
  const { column } = list.format
  const readable = status !== 'reading' && status !== 'refused' && status !== 'deleted'
  return {
    id,
    name,
    status: status === 'deleted' ? 'refused' : status,
    note:
      [sayNote(note, words), waiting_retry === 0 ? null : words.waiting(waiting_retry)]
        .filter((text) => text !== null)
        .join(' ') || null,
    column: column.name ?? words.columnTitle(column.index + 1),
    counts: {
      rows: list.row_count,
      addresses: list.address_count,
      duplicates: list.duplicate_count,
      bad_rows: list.bad_row_count,
      ...{ done, deliverable, risky, undeliverable, unknown, waiting_retry },
    },
    bad_rows: bad.map(({ number, problem, problem_text }) => ({
      row: number,
      text: problem_text ?? '',
      problem: words.problems[problem as RowProblem],
    })),
    created_at: list.created_at.toISOString(),
    completed_at: list.completed_at?.toISOString() ?? null,
    expires_at: list.expires_at.toISOString(),
    download_url: readable ? `${publicUrl}/api/internal/email-verification-lists/${id}/download` : null,
  }
}
