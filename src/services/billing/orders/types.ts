import type { List, ListQuery } from '#contract/common.ts'
import type { IssuedInvoice, OperatorOrder, Order } from '#contract/orders.ts'
import type { SignedIn } from '../../accounts/visitor.ts'

/** Plans that are ordered by hand: a buyer orders, an operator grants, refuses or asks. */
export interface Orders {
  /**
   * An account has one order that waits: the same plan again answers that one. Refusals: `invalid` (422), `unconfirmed` (403),
   * `limit` (429), and 409: `orders_off` where plans are not ordered, `not_sold`, `sums_changed` when the total is another
   * by now, `order_waits` for another plan, `worthless` for one that gives nothing more.
   */
  place(caller: SignedIn, given: unknown): Promise<Order>
  /** Newest first. */
  mine(caller: SignedIn): Promise<Order[]>
  /** The one that waits. */
  waiting(caller: SignedIn): Promise<Order | null>
  /** Refusals: `not_found` (404), `order_closed` (409). */
  withdraw(caller: SignedIn, id: string): Promise<Order>
  /** Answers a question. Refusals as of `withdraw`. */
  answer(caller: SignedIn, id: string, text: string): Promise<Order>
  /** An invoice of the caller, or any for an administrator, as HTML. Refusal `not_found` (404). */
  invoice(caller: SignedIn, number: string, print?: 'no-pdf'): Promise<string>
  /** The same as PDF. Refusal `unavailable` (503) where no browser prints, or its fonts lack a character. */
  invoicePdf(caller: SignedIn, number: string): Promise<Uint8Array>

  /** Admin. */
  list(caller: SignedIn, query: PageQuery): Promise<List<OperatorOrder>>
  /** Admin: whether invoices can be made, and the sentence for those without tax. */
  invoicing(caller: SignedIn): Promise<Invoicing>
  /**
   * Admin: gives the plan for the interval and makes the invoice. Refusals 409: `order_closed`, `order_changed` when the order
   * is not as it was seen, `worthless`.
   */
  grant(caller: SignedIn, id: string, given: { revision: number; no_tax: boolean }): Promise<Order>
  /** Admin. Refusals as of `grant`. */
  refuse(caller: SignedIn, id: string, given: Said): Promise<Order>
  ask(caller: SignedIn, id: string, given: Said): Promise<Order>
  /** Admin: all invoices of this instance, the newest first. */
  issued(caller: SignedIn, query: PageQuery): Promise<List<IssuedInvoice>>
  /** Admin: says that an invoice was paid, or takes it back. Refusal `not_found` (404), also when its account is gone. */
  payment(caller: SignedIn, number: string, given: { paid: boolean }): Promise<void>
}

export type PageQuery = Pick<ListQuery, 'page' | 'per_page'>
export type Said = { revision: number; text: string }
/** `ready` false: the seller's name and address are not set. */
export type Invoicing = { ready: boolean; noTax: string }
