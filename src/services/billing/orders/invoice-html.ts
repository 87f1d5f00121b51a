import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { languageOfAccount } from '#contract/language.ts'
import { escaped } from '#platform/mailer/templates/html.ts'
import type { InvoiceDocument } from '#storage/orders/tables.ts'
import { paperPage } from '../../paper/page.ts'
import { dayIn, moneyIn, percentIn } from './figures.ts'

/** An invoice as a document. */

const style = `
header{display:flex;flex-wrap:wrap;gap:24px 48px;justify-content:space-between}
h2{font-size:13px;font-weight:400;color:#565b66;margin:0}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:24px 48px;margin:32px 0}
dl{display:grid;grid-template-columns:auto auto;gap:2px 16px;margin:0}
dt{color:#565b66}dd{margin:0}
th+th,td+td{text-align:end;white-space:nowrap;padding-inline-start:24px;font-variant-numeric:tabular-nums}
tfoot td{border:0;padding:4px 0}tfoot tr.total td{font-weight:700;border-top:1px solid #16181d;padding-top:8px}
.note{margin-top:16px}`

/** `noPdf`: the PDF was asked for and could not be made, which the page says. */
export function invoiceHtml(invoice: InvoiceDocument, { noPdf }: { noPdf: boolean }): string {
  const language = languageOfAccount({ locale: invoice.language })
  const say = sayIn(language)
  const money = (amount: number) => moneyIn(language, amount, invoice.currency)
  const day = (iso: string) => dayIn(language, new Date(`${iso}T00:00:00Z`))
  const { number, buyer, seller, net, taxes, total } = invoice
  const title = say(message('orders.invoice.title', { number }))
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(buyer.country) ?? buyer.country
  const place = [buyer.postcode, buyer.city].filter(Boolean).join(' ')
  const buyerLines = [buyer.name, buyer.line1, buyer.line2, place, country].filter(Boolean)
  const taxId = (id: string) => (id ? [say(message('orders.invoice.tax_id', { id }))] : [])
  const period = invoice.until
    ? say(message('orders.invoice.period', { from: day(invoice.from), until: day(invoice.until) }))
    : say(message('orders.invoice.from', { from: day(invoice.from) }))
  const facts: [string, string][] = [
    [say(message('orders.invoice.number')), number],
    [say(message('orders.invoice.date')), day(invoice.issued_on)],
    [say(message('orders.invoice.order')), invoice.order_number],
  ]
  const sums: [string, number][] = taxes.length
    ? [
        [say(message('orders.invoice.net')), net],
        ...taxes.map(({ name, rate, amount }): [string, number] => [
          `${name} ${percentIn(language, rate)}`,
          amount,
        ]),
      ]
    : []
  const row = ([term, amount]: [string, number], look = '') =>
    `<tr${look}><td>${escaped(term)}</td><td>${escaped(money(amount))}</td></tr>`
  const paragraph = (text: string) => (text ? `<p class="note">${escaped(text)}</p>` : '')
  const body = `<header><h1>${escaped(title)}</h1>
<dl>${facts.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl></header>
<section class="parties">
<div><h2>${escaped(say(message('orders.invoice.seller')))}</h2><p>${escaped([seller, ...taxId(invoice.seller_tax_id)].join('\n'))}</p></div>
<div><h2>${escaped(say(message('orders.invoice.buyer')))}</h2><p>${escaped([...buyerLines, ...taxId(invoice.buyer_tax_id)].join('\n'))}</p></div>
</section>
<table><thead><tr><th scope="col">${escaped(say(message('orders.invoice.what')))}</th><th scope="col">${escaped(say(message('orders.invoice.amount')))}</th></tr></thead>
<tbody><tr><td><p>${escaped(`${say(message(`orders.invoice.plan.${invoice.interval}`, { plan: invoice.plan }))}\n${period}`)}</p></td><td>${escaped(money(net))}</td></tr></tbody>
<tfoot>${sums.map((sum) => row(sum)).join('')}${row([say(message('orders.invoice.total')), total], ' class="total"')}</tfoot></table>
${paragraph(invoice.no_tax)}${paragraph(invoice.note && say(message('orders.invoice.note', { note: invoice.note })))}${paragraph(invoice.payment)}`
  return paperPage({ language, title, style, noPdf, body })
}
