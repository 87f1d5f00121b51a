import type { Message as Mail } from '@postproof/message/types'
import type { Esp } from '../types.ts'
import { automaticAnswer, generatedAnswer, plainBounce } from './answers.ts'
import type { KindJudgment, MailKind } from './kinds.ts'
import { listPost } from './lists.ts'
import { byService } from './services.ts'
import { byStructure } from './structure.ts'
import { weigh } from './weigh.ts'

export * from './kinds.ts'

/** What else is known of the mail: its sending service, the language of its text (ISO 639-3), and the user's choice. */
export type Known = { esp: Esp | null; language: string | null; chosen?: MailKind | undefined }

/** The kind of a mail. Never throws; linear in the mail. */
export function kindOfMail(message: Mail, { esp, language, chosen }: Known): KindJudgment {
  const judged = judge(message, esp, language)
  if (chosen === undefined) return judged
  return { kind: chosen, confidence: 'chosen', why: [], evidence: [] }
}

function judge(message: Mail, esp: Esp | null, language: string | null): KindJudgment {
  return (
    byStructure(message) ??
    plainBounce(message) ??
    automaticAnswer(message) ??
    byService(message) ??
    generatedAnswer(message) ??
    listPost(message) ??
    weigh(message, esp, language)
  )
}
