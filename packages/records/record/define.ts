import type { FindingWords } from '@postproof/engine/finding-words'
import type { z } from 'zod'
import type { Scoring } from './scoring.ts'

/** What is known of one kind of record beside its check: all that loops over the kinds reads it here. */
export type RecordDefinition<Schema extends z.ZodType<object, object>> = {
  /** What only reports of this kind have. */
  details: Schema
  /** The words of its findings, by id. */
  words: Record<string, FindingWords>
  scoring: Scoring<z.input<Schema>>
  /** Codes of what is said of a part that is no value, where the kind differs from a list of tags. */
  parts?: { separator?: string; unknown?: string }
  /** Where a draft is read, and with which selector where none is given; without it the check reads it itself. */
  draft?: { selector?: string; nameOf(domain: string, selector: string): string }
}

export const defineRecord = <Schema extends z.ZodType<object, object>>(
  definition: RecordDefinition<Schema>,
): RecordDefinition<Schema> => definition
