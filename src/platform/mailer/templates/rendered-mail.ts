import type { Attached } from '#adapters/mailer.ts'
import type { Language } from '#contract/language.ts'

/** What is sent: both bodies, and whom an answer reaches. */
export type RenderedMail = {
  language: Language
  subject: string
  text: string
  html: string
  replyTo?: { name: string; email: string }
  attached?: Attached
  /** Marks a forwarded mail, so that it is not forwarded again. */
  loop?: string
}
