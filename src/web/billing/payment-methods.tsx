import { Form } from 'react-router'
import type { Customer } from '#contract/billing.ts'
import { paths } from '#web/shell/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CreditCard } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The cards that the payment provider keeps, by their last digits, and which one is used. */
export function PaymentMethods({ customer }: { customer: Customer }) {
  const { payment: words } = useWords().billing.orders
  return (
    <Section title={words.title}>
      <Card className="p-0">
        {customer.payment_methods.length === 0 ? <p className="px-5 py-4 text-soft">{words.none}</p> : null}
        <ul>
          {customer.payment_methods.map((card) => (
            <li
              key={card.id}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-5 py-3 last:border-b-0"
            >
              <p className="flex items-center gap-3">
                <CreditCard aria-hidden="true" className="size-5 shrink-0 text-faint" />
                <span>
                  <span className="font-medium">
                    {words.card({ brand: capitalized(card.brand), last4: card.last4 })}
                  </span>{' '}
                  <span className="text-faint">
                    {words.expires({
                      month: String(card.exp_month).padStart(2, '0'),
                      year: String(card.exp_year),
                    })}
                  </span>
                </span>
              </p>
              {card.id === customer.default_payment_method?.id ? (
                <p className="text-13 text-soft">{words.default}</p>
              ) : customer.payment_methods.length === 1 ? null : (
                <Form method="post" action={paths.account('orders')}>
                  <input type="hidden" name="intent" value="card" />
                  <input type="hidden" name="id" value={card.id} />
                  <Button type="submit">{words.use}</Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {customer.portal_url ? (
          <div className="border-line border-t px-5 py-4">
            <a href={customer.portal_url} className={buttonClass('plain')}>
              {words.portal}
            </a>
          </div>
        ) : null}
      </Card>
    </Section>
  )
}
