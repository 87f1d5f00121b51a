import type { Json } from '#engines/finding.ts'
import type { RecordText } from './report.ts'

/** Sentences and steps of record findings as tables by code, so that words read like outcomes. */

export type Facts = Record<string, Json>

/** The words for one finding id. `found` and `fix` by code; a code without steps needs none. */
export type RecordWords = Omit<RecordText, 'found' | 'fix'> & {
  found: Record<string, string | ((facts: Facts) => string)>
  fix?: Record<string, string[] | ((facts: Facts) => string[])>
}

/** The words for a finding id, and the codes they have a sentence for. */
export type CodedRecordText = RecordText & { codes: string[] }

/** What one part of a record is, or what a suggested record changes. */
export type Explanation = string | ((values: Record<string, string>) => string)

/** Makes the text of a finding of its tables. */
export function recordText(
  { title, why, refs, found, fix = {} }: RecordWords,
  notJudged = 'This was not judged.',
): CodedRecordText {
  return {
    title,
    why,
    refs,
    codes: Object.keys(found),
    found({ code, facts }) {
      const sentence = found[code] ?? notJudged
      return typeof sentence === 'string' ? sentence : sentence(facts)
    },
    fix({ code, facts }) {
      const steps = fix[code] ?? []
      return typeof steps === 'function' ? steps(facts) : steps
    },
  }
}
