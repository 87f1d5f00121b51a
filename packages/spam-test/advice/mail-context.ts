import type { Message } from '@postproof/message/types'
import type { SpamTestReport } from '../report.ts'

/** What a language model gets to know about the mail beside the plan. */
export type MailContext = {
  subject: string
  preheader: string | null
  /** ISO 639-3; null when unknown. */
  language: string | null
  /** The beginning of the visible text, without addresses of people and pages. */
  body: string
  /** Lower-case domains that the mail names as its sender or links to. */
  domains: string[]
}

const MAX_BODY = 2000
const MAX_DOMAINS = 50

/**
 * The report and its message -> what the model reads. Links and mail addresses are removed from the body: they identify
 * readers, and nothing written for the plan needs them.
 */
export function mailContext(report: SpamTestReport, message: Message): MailContext {
  const body = message.html?.visibleText ?? message.text?.source ?? ''
  const hosts = message.links.flatMap(({ href }) => URL.parse(href)?.hostname ?? [])
  const domains = [report.from?.domain ?? '', ...hosts].filter((domain) => domain !== '')
  return {
    subject: quotable(report.subject, 300),
    preheader: report.preheader === null ? null : quotable(report.preheader, 300),
    language: report.language,
    body: quotable(withoutAddresses(body.slice(0, MAX_BODY * 2)), MAX_BODY),
    domains: [...new Set(domains)].slice(0, MAX_DOMAINS),
  }
}

function withoutAddresses(text: string): string {
  return text
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '[address]')
}

/** One line without invisible characters, so that the mail cannot show the model what it hides from a reader. */
function quotable(text: string, length: number): string {
  return text
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}]|[\u{e0100}-\u{e01ef}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length)
}
