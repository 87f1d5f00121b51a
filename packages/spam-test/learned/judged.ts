import { header } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { type ReadingText, readingText } from '../content/reading-text.ts'
import type { Model, Pull } from './model.ts'
import type { Shape } from './structure.ts'
import { type ShapeVerdict, shapeVerdictOf, type Verdict, verdictOf } from './verdict.ts'
import { learned } from './weights.ts'

/** What the learned model makes of a mail. `byShape` is there where its words could not be judged. */
export type Judged = { reading: ReadingText; subject: string; verdict: Verdict; byShape: ShapeVerdict | null }

/** Reads and judges a mail once, however many ask; null where it has neither text nor subject. */
export function judgedOf(message: Message, language: string | null): () => Judged | null {
  let judged: Judged | null | undefined
  return () => {
    if (judged === undefined) judged = judge(message, language, learned)
    return judged
  }
}

/** By any such model; the bench asks one that has not seen the mail. */
export function judge(message: Message, language: string | null, model: Model): Judged | null {
  const reading = readingText(message)
  const subject = header(message, 'subject')?.value ?? ''
  if (!reading.text.trim() && !subject.trim()) return null
  const shape: Shape = { subject, text: reading.text, links: message.links }
  const verdict = verdictOf(model, shape, language)
  const isJudged = verdict.kind === 'judged' || verdict.kind === 'unsure'
  return { reading, subject, verdict, byShape: isJudged ? null : shapeVerdictOf(model, shape) }
}

const MOST_SHAPES = 3

/** The names of the measures among what pulled, the strongest first. */
export const shapesIn = (pulls: readonly Pull[]): string[] =>
  pulls
    .filter(({ place }) => place === null)
    .slice(0, MOST_SHAPES)
    .map(({ key }) => key)
