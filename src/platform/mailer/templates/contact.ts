import type { ContactMail } from '../types.ts'
import { layoutHtml } from './html.ts'
import { oneLine } from './one-line.ts'
import type { RenderedMail } from './rendered-mail.ts'

/** A message of the contact form, for the operator. What the visitor typed stands apart from what we say. */
export function renderContact(mail: ContactMail, site: { brand: string; publicUrl: string }): RenderedMail {
  const name = oneLine(mail.name)
  const about = oneLine(mail.domain)
  const heading = `${name} wrote by the contact form`
  const facts = [`From: ${name}, ${mail.replyTo}`, ...(about ? [`Domain: ${about}`] : [])]
  const footer = `Sent by the contact form of ${site.publicUrl}. Answer this message to reach ${mail.replyTo}. Nothing of it is kept on the server.`
  const subject = oneLine(`${site.brand}: message from ${name}${about ? ` about ${about}` : ''}`)
  const lines = mail.message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    language: 'en',
    subject,
    replyTo: { name, email: mail.replyTo },
    text: [...facts, '', mail.message, '', `-- \n${site.brand}\n${footer}`].join('\n'),
    html: layoutHtml({
      language: 'en',
      title: subject,
      preview: lines[0]?.slice(0, 120) ?? '',
      brand: site.brand,
      heading,
      before: [...facts, ...lines],
      button: null,
      after: [],
      footer,
    }),
  }
}
