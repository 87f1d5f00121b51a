import type { Language } from '#contract/language.ts'

/** What is sent: both bodies, and whom an answer reaches. */
export type RenderedMail = {
  language: Language
  subject: string
  text: string
  html: string
  replyTo?: { name: string; email: string }
}
