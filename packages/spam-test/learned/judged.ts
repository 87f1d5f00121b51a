import { header } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { type ReadingText, readingText } from '../content/reading-text.ts'
import type { MailKind } from '../kind/kinds.ts'
import type { Model } from './model.ts'
import { type Known, type Verdict, verdictOf } from './verdict.ts'
import { learned } from './weights.ts'

/** What the learned model says of a mail, with what it read. */
export type Judged = { reading: ReadingText; subject: string; verdict: Verdict }

/**
 * Returns a function that reads and judges a mail once, for all callers; null where it has neither text nor subject.
 * `kind`: the kind of the mail, null where unknown.
 */
export function judgedOf(
  message: Message,
  language: string | null,
  kind: MailKind | null = null,
): () => Judged | null {
  let judged: Judged | null | undefined
  return () => {
    if (judged === undefined) judged = judge(message, { language, kind }, learned)
    return judged
  }
}

/** Judges a mail by any such model. */
export function judge(message: Message, known: Known, model: Model): Judged | null {
  const reading = readingText(message)
  const subject = header(message, 'subject')?.value ?? ''
  if (!reading.text.trim() && !subject.trim()) return null
  return { reading, subject, verdict: verdictOf(model, { subject, text: reading.text }, known) }
}
