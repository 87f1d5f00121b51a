import type { PlainCode } from '@postproof/messages/message'
import type { RowProblem } from './address-cell.ts'

/** What is wrong with a row, as a message. */
export const rowProblems: Record<RowProblem, PlainCode> = {
  empty: 'lists.row_empty',
  'no-cell': 'lists.row_no_cell',
  'no-at': 'lists.row_no_at',
  several: 'lists.row_several',
  'too-long': 'lists.row_too_long',
  'broken-quotes': 'lists.row_broken_quotes',
}
