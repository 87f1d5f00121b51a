import { bundledCoverage, type Coverage, uncovered } from '#adapters/browser/coverage.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { findIssuedInvoice } from '#storage/orders/invoices.ts'
import type { InvoiceDocument } from '#storage/orders/tables.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { invoiceHtml } from './invoice-html.ts'
import type { Orders } from './types.ts'
import type { OrdersWorld } from './world.ts'

/** Reading invoices: as a page that can be printed, and as PDF. */

export function createInvoices({
  db,
  printer,
}: Pick<OrdersWorld, 'db' | 'printer'>): Pick<Orders, 'invoice' | 'invoicePdf'> {
  const find = async (caller: SignedIn, number: string): Promise<InvoiceDocument> => {
    const row = await findIssuedInvoice(db, number)
    if (!row || !mayRead(caller, row.account_id)) throw new Refusal(404, 'not_found', 'orders.no_invoice')
    return row.document
  }
  return {
    invoice: async (caller, number, print) =>
      invoiceHtml(await find(caller, number), { noPdf: print === 'no-pdf' }),
    async invoicePdf(caller, number) {
      const invoice = await find(caller, number)
      if (!printer) throw new Refusal(503, 'unavailable', 'server.no_browser')
      if (uncovered(JSON.stringify(invoice), await coverage()).length > 0) {
        throw new Refusal(503, 'unavailable', 'orders.no_font')
      }
      const html = invoiceHtml(invoice, { noPdf: false })
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      return printer('/invoice', async () => new Response(html, { headers }))
    },
  }
}

/** Up to there every font has the letters of Latin. */
const LATIN_END = 0x250

/** What the fonts of the browser have, so that no box is printed in the place of a character. */
const coverage = (): Promise<Coverage> => bundledCoverage().catch(() => (code: number) => code < LATIN_END)

const mayRead = ({ accountId, scope, via }: SignedIn, owner: string | null): boolean =>
  accountId === owner || (scope.includes('admin') && (via.kind === 'session' || via.scopes.includes('admin')))
