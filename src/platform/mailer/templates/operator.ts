import type { ForwardedMail } from '../types.ts'
import { layoutHtml } from './html.ts'
import { oneLine } from './one-line.ts'
import type { RenderedMail } from './rendered-mail.ts'

/** What came to postmaster@ or abuse@, for the operator: as an attachment, so that nothing of it speaks for this site. */
export function renderForwarded(
  mail: ForwardedMail,
  site: { brand: string; publicUrl: string },
): RenderedMail {
  const heading = `Mail to ${mail.writtenTo.join(' and ')}`
  const lines = [
    `Envelope sender: ${oneLine(mail.sender)}`,
    'The mail is attached as it came. It was not checked: open it with care.',
  ]
  const footer = `Forwarded by ${site.publicUrl}. Your answer to this message does not reach the sender: write to the address in the attached mail.`
  const subject = oneLine(`${site.brand}: ${heading}`)
  return {
    language: 'en',
    subject,
    loop: mail.loop,
    // As octets: what came over the wire may break the rules of message/rfc822.
    attached: { name: 'message.eml', type: 'application/octet-stream', octets: mail.raw },
    text: [...lines, '', `-- \n${site.brand}\n${footer}`].join('\n'),
    html: layoutHtml({
      ...{ language: 'en', title: subject, preview: lines[0]!, brand: site.brand, heading },
      ...{ before: lines, button: null, after: [], footer },
    }),
  }
}
