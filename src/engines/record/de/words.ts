import { type CodedRecordText, type RecordWords, recordText } from '../words.ts'

/** German words for one finding id; references are those of the English ones. */
export type GermanWords = Omit<RecordWords, 'refs'>

/** Makes the German texts of their tables. `english` brings the references, by finding id. */
export function germanTexts(
  english: Record<string, CodedRecordText>,
  german: Record<string, GermanWords>,
): Record<string, CodedRecordText> {
  return Object.fromEntries(
    Object.entries(german).map(([id, words]) => [
      id,
      recordText({ ...words, refs: english[id]?.refs ?? [] }, 'Dies wurde nicht beurteilt.'),
    ]),
  )
}
