import type { Message } from '@postproof/messages/message'

/** Clauses of a sentence, one after another: a message for each two, so that a language can join them its own way. */

type Clause = string | Message
type Joint = 'clauses.comma' | 'clauses.semicolon' | 'clauses.and'

/** One clause stands for itself; of none nothing is said. */
export const joinedBy = (joint: Joint, clauses: readonly Clause[]): Clause =>
  clauses.reduceRight<Clause>((rest, first, index) => {
    return index === clauses.length - 1 ? first : { code: joint, facts: { first, rest } }
  }, '')
