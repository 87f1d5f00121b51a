import type Stripe from 'stripe'

/** The PDF of an invoice: one page of plain text lines, by PDF 1.4 (ISO 32000-1, 7.5). */

const escaped = (text: string) => text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`)

/** As ASCII, so that a character is an octet. */
export function pdfOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 16 TL 72 770 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

/** What stands on an invoice, in lines. */
export function linesOf(invoice: Stripe.Invoice): string[] {
  const money = (amount: number) => `${(amount / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return [
    `Invoice ${invoice.number ?? invoice.id}`,
    `Date: ${new Date(invoice.created * 1000).toISOString().slice(0, 10)}`,
    `Status: ${invoice.status ?? 'draft'}`,
    ...invoice.lines.data.map((line) => `${line.description ?? 'Plan'}: ${money(line.amount)}`),
    `Tax: ${money(tax)}`,
    `Total: ${money(invoice.total)}`,
  ]
}
