import { type Language, languages } from '#contract/language.ts'
import type { UserMail } from '../account-types.ts'
import { renderContact } from './contact.ts'
import { layoutHtml } from './html.ts'
import { oneLine } from './one-line.ts'
import { frame, words } from './words.ts'

export type RenderedMail = {
  language: Language
  subject: string
  text: string
  html: string
  replyTo?: { name: string; email: string }
}

/** A mail to a user, in the account's language where we have it, else in English. */
export function renderMail(mail: UserMail, site: { brand: string; publicUrl: string }): RenderedMail {
  if (mail.kind === 'contact') return renderContact(mail, site)
  const language = languages.find((known) => known === mail.locale.slice(0, 2)) ?? 'en'
  const values: Record<string, string> = {
    brand: site.brand,
    url: site.publicUrl,
    day: 'at' in mail ? dayOf(mail, language) : '',
    time: 'at' in mail ? `${timeOf(mail, language)} (${mail.timezone})` : '',
    title: 'title' in mail ? oneLine(mail.title) : '',
    text: 'title' in mail ? mail.text : '',
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  const { greeting, link, why } = frame[language]
  const found = words[language][mail.kind]
  const button =
    'url' in mail && found.action ? { label: found.action, url: mail.url, spelledOut: fill(link) } : null
  const parts = {
    subject: oneLine(fill(found.subject)),
    heading: fill(found.heading),
    before: [greeting, ...found.paragraphs.map(fill)],
    after: found.after.map(fill),
    footer: fill(why),
  }
  return {
    language,
    subject: parts.subject,
    text: [
      ...parts.before,
      ...(button ? [`${button.label}:\n${button.url}`] : []),
      ...parts.after,
      `-- \n${site.brand}\n${parts.footer}`,
    ].join('\n\n'),
    html: layoutHtml({
      ...parts,
      language,
      title: parts.subject,
      preview: fill(found.preview),
      brand: site.brand,
      button,
    }),
  }
}

type Moment = { at: string; timezone: string }

const said = ({ at, timezone }: Moment, language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...style, timeZone: timezone }).format(
    new Date(at),
  )
const dayOf = (moment: Moment, language: Language) => said(moment, language, { dateStyle: 'long' })
const timeOf = (moment: Moment, language: Language) => said(moment, language, { timeStyle: 'short' })
