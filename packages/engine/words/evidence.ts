import { type Speech, say } from '@postproof/messages/say'
import { isCode } from '@postproof/messages/stored'
import type { Evidence } from '../finding.ts'

/** A piece of evidence in a language. What is quoted, and the labels of reports from before, are texts: shown as they are. */
export const evidenceIn = (
  language: Speech,
  { label, value }: Evidence,
): { label: string; value: string } => ({
  label: textIn(language, label),
  value: textIn(language, value),
})

/** What is no message is said as it is. */
export function textIn(language: Speech, text: Evidence['label']): string {
  if (typeof text === 'string') return text
  return isCode(text.code) ? say(language, text) : text.code
}
