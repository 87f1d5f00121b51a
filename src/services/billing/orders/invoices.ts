import { Refusal } from '#platform/refusals/refusal.ts'
import { findIssuedInvoice } from '#storage/orders/invoices.ts'
import type { InvoiceDocument } from '#storage/orders/tables.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { printPaper } from '../../paper/print.ts'
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
      return printPaper(printer, invoiceHtml(invoice, { noPdf: false }), JSON.stringify(invoice))
    },
  }
}

const mayRead = ({ accountId, scope, via }: SignedIn, owner: string | null): boolean =>
  accountId === owner || (scope.includes('admin') && (via.kind === 'session' || via.scopes.includes('admin')))
