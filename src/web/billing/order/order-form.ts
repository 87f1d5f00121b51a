import { data } from 'react-router'
import type { Quote } from '#contract/billing.ts'
import { type Read, readAs } from '#contract/issues.ts'
import { type NewOrder, newOrderSchema } from '#contract/orders.ts'
import { type Typed, textOf } from '#web/forms/form.ts'
import type { Refused } from '#web/ui/form-context.ts'
import { readTaxNumber } from '../tax-choices.ts'

/** The order of a plan as its form sends it; a tax number is read where one was typed. */
export function readOrder(typed: Typed): Read<NewOrder> {
  const value = textOf(typed, 'tax_value').trim()
  const tax = value ? readTaxNumber({ type: textOf(typed, 'tax_type'), value }) : null
  const read = readAs(newOrderSchema, { ...typed, tax_number: tax?.ok ? tax.value : null })
  if (!tax || tax.ok) return read
  const renamed = Object.entries(tax.errors).map(([name, problems]) => [`tax_${name}`, problems] as const)
  return { ok: false, errors: { ...(read.ok ? {} : read.errors), ...Object.fromEntries(renamed) } }
}

/** What was refused, with the price as it is now. */
export const withQuote = <R extends { data: Refused; init: ResponseInit | null }>(refused: R, quote: Quote) =>
  data({ ...refused.data, quote }, { status: refused.init?.status ?? 422 })
