import type { AnyMessage } from '@postproof/messages/facts'
import type { Message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import { figuresLocale, type Language } from '#contract/language.ts'
import { escaped } from '#platform/mailer/templates/html.ts'

/** What each part of the document says, with all texts escaped. */
export type PaperWords = {
  language: Language
  say: Say
  /** The sentence as HTML text. */
  html(message: Message | AnyMessage): string
  /** Such as `30 November 2026` and `20:24`, in UTC. */
  day(at: number): string
  time(at: number): string
}

export function paperWords(language: Language): PaperWords {
  const say = sayIn(language)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(figuresLocale(language), { ...options, timeZone: 'UTC' })
  const [date, clock] = [format({ dateStyle: 'long' }), format({ timeStyle: 'short', hourCycle: 'h23' })]
  return {
    language,
    say,
    html: (message) => escaped(say(message as Message)),
    day: (at) => date.format(at),
    time: (at) => clock.format(at),
  }
}

/** Characters of one record that are printed; longer ones are cut and say so. */
const LONGEST = 4000

/** A DNS name or a record, which strangers may have written: of its own direction, and wrapped anywhere. */
export function code(text: string, { html }: PaperWords): string {
  const left = text.length - LONGEST
  const cut = left > 0 ? ` … (${html({ code: 'domain_paper.cut', facts: { count: left } })})` : ''
  return `<code><bdi dir="ltr">${escaped(text.slice(0, LONGEST))}</bdi></code>${cut}`
}

/** A definition list; rows without text are left out. */
export const rowsOf = (rows: readonly (readonly [label: string, html: string])[]): string =>
  `<dl>${rows.map(([label, html]) => (html === '' ? '' : `<dt>${label}</dt><dd>${html}</dd>`)).join('')}</dl>`
