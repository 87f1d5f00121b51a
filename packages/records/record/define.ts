import type { FindingWords } from '@postproof/engine/finding-words'
import type { z } from 'zod'
import type { Scoring } from './scoring.ts'

/** Everything about one kind of record except its check. Code that loops over the kinds reads it here. */
export type RecordDefinition<Schema extends z.ZodType<object, object>> = {
  /** Schema of the details in reports of this kind. */
  details: Schema
  /** The words of its findings, by id. */
  words: Record<string, FindingWords>
  scoring: Scoring<z.input<Schema>>
  /** Codes that explain separators and unknown parts, if they differ from those of a tag list. */
  parts?: { separator?: string; unknown?: string }
  /** The name at which a draft is read, and the default selector. Without it the check reads the draft itself. */
  draft?: { selector?: string; nameOf(domain: string, selector: string): string }
}

export const defineRecord = <Schema extends z.ZodType<object, object>>(
  definition: RecordDefinition<Schema>,
): RecordDefinition<Schema> => definition
