import type { OrderMail } from '../types.ts'
import { layoutHtml } from './html.ts'
import { oneLine } from './one-line.ts'
import type { RenderedMail } from './rendered-mail.ts'

const headings: Record<OrderMail['what'], string> = {
  placed: 'was placed',
  answered: 'was answered',
  withdrawn: 'was withdrawn',
}

/** An order of a plan, for the operator. What the buyer typed is set apart from our text. */
export function renderOrder(mail: OrderMail, site: { brand: string; publicUrl: string }): RenderedMail {
  const { plan, interval, total, email, name, country, note, answer } = mail.order
  const heading = `Order ${mail.number} ${headings[mail.what]}`
  const lines = [
    `Plan: ${oneLine(plan)}, ${interval}, ${total}`,
    `Account: ${oneLine(email)}`,
    `Invoice to: ${oneLine(name)}, ${country}`,
    ...(note ? [`Note: ${oneLine(note)}`] : []),
    ...(answer ? [`Answer: ${oneLine(answer)}`] : []),
    mail.what === 'withdrawn'
      ? 'There is nothing to do.'
      : 'Grant it, refuse it or ask the buyer on the page of orders.',
  ]
  const footer = `Sent by ${site.publicUrl}.`
  const subject = oneLine(`${site.brand}: ${heading}`)
  return {
    language: 'en',
    subject,
    text: [...lines, '', mail.url, '', `-- \n${site.brand}\n${footer}`].join('\n'),
    html: layoutHtml({
      ...{ language: 'en', title: subject, preview: lines[0]!, brand: site.brand, heading },
      ...{ before: lines, after: [], footer },
      button: { label: 'See the orders', url: mail.url, spelledOut: 'Or copy this link into your browser:' },
    }),
  }
}
