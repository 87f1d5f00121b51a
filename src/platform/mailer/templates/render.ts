import type { Code, Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { figuresLocale, type Language, languageOfAccount } from '#contract/language.ts'
import type { MailToUser } from '../to-operator.ts'
import type { UserMail } from '../types.ts'
import { renderContact } from './contact.ts'
import { layoutHtml } from './html.ts'
import { oneLine } from './one-line.ts'
import { renderForwarded } from './operator.ts'
import { renderOrder } from './order.ts'
import type { RenderedMail } from './rendered-mail.ts'

export type MailKind = MailToUser['kind']
type MailCode = Extract<Code, `mail.${string}`>

/** A mail to a user, in the account's language where we have it, else in English. */
export function renderMail(mail: UserMail, site: { brand: string; publicUrl: string }): RenderedMail {
  if (mail.kind === 'contact') return renderContact(mail, site)
  if (mail.kind === 'order') return renderOrder(mail, site)
  if (mail.kind === 'forwarded') return renderForwarded(mail, site)
  const language = languageOfAccount(mail)
  const facts = factsOf(mail, site, language)
  // Each sentence takes of these what it names.
  const said = (code: MailCode) => say(language, { code, facts } as Message)
  const paragraphs = (part: 'text' | 'after') => said(`mail.${mail.kind}.${part}`).split('\n\n')
  const button =
    'url' in mail
      ? { label: said(`mail.${mail.kind}.action`), url: mail.url, spelledOut: said('mail.frame.link') }
      : null
  const parts = {
    subject: oneLine(said(`mail.${mail.kind}.subject`)),
    heading: said(`mail.${mail.kind}.heading`),
    before: [said('mail.frame.greeting'), ...paragraphs('text')],
    after: paragraphs('after'),
    footer: said('mail.frame.why'),
  }
  return {
    language,
    subject: parts.subject,
    ...('attached' in mail ? { attached: mail.attached } : {}),
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
      preview: said(`mail.${mail.kind}.preview`),
      brand: site.brand,
      button,
    }),
  }
}

const factsOf = (
  mail: MailToUser,
  { brand, publicUrl }: { brand: string; publicUrl: string },
  language: Language,
) => ({
  brand,
  url: publicUrl,
  ...('at' in mail
    ? { day: dayOf(mail, language), time: `${timeOf(mail, language)} (${mail.timezone})` }
    : {}),
  ...('by' in mail ? { by: oneLine(mail.by) } : {}),
  ...('reason' in mail ? { reason: oneLine(mail.reason) } : {}),
  ...('title' in mail ? { title: oneLine(mail.title), text: mail.text } : {}),
})

type Moment = { at: string; timezone: string }

const said = ({ at, timezone }: Moment, language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(figuresLocale(language), { ...style, timeZone: timezone }).format(new Date(at))
const dayOf = (moment: Moment, language: Language) => said(moment, language, { dateStyle: 'long' })
const timeOf = (moment: Moment, language: Language) => said(moment, language, { timeStyle: 'short' })
