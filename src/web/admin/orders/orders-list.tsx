import { Link } from 'react-router'
import type { OperatorOrder } from '#contract/orders.ts'
import { OrderLine, OrderMessages, OrderState } from '#web/billing/order/order-parts.tsx'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CheckField, TextArea } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ActDialog } from '../act-dialog.tsx'

/** An order for the operator: who ordered what, and one press to grant it, to refuse it or to ask. */
export function OrderCard({ order, noTax }: { order: OperatorOrder; noTax: string }) {
  const words = useWords().orders
  const { number, state, account_id, email, address, tax_number, note } = order
  const place = [address.postcode, address.city].filter(Boolean).join(' ')
  const lines = [address.name, address.line1, address.line2, `${place}, ${address.country}`].filter(Boolean)
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">{words.numbered({ number })}</h3>
        <OrderState state={state} />
      </div>
      <OrderLine order={order} />
      <Link to={paths.adminUser(account_id)} className="link wrap-anywhere">
        {email}
      </Link>
      <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <p className="text-13 text-faint">{words.admin.address}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {lines.join('\n')}
          </p>
        </div>
        <div className="flex flex-col gap-3">
          {tax_number ? <Fact term={words.form.taxNumber} text={tax_number.value} /> : null}
          <Taxes order={order} />
          {note ? <Fact term={words.admin.reference} text={note} /> : null}
        </div>
      </div>
      <OrderMessages order={order} own="operator" />
      {state === 'open' || state === 'question' ? <Decisions order={order} noTax={noTax} /> : null}
      {state === 'granted' && order.invoice_number === null ? (
        <p className="mt-3 text-soft">{words.admin.noInvoice}</p>
      ) : null}
    </Card>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <p className="text-13 text-faint">{term}</p>
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

function Taxes({ order }: { order: OperatorOrder }) {
  const { buy } = useWords().billing
  const { exactMoney } = useFigures()
  const { taxes, currency } = order
  if (taxes.length === 0) return null
  const text = taxes.map(({ name, amount }) => `${name} ${exactMoney(amount, currency)}`).join(', ')
  return <Fact term={buy.tax} text={text} />
}

function Decisions({ order, noTax }: { order: OperatorOrder; noTax: string }) {
  const words = useWords().orders.admin
  const { id, number, revision, taxes } = order
  const seen = <input type="hidden" name="revision" value={revision} />
  return (
    <div className="mt-4 flex flex-col gap-4 border-line border-t pt-4">
      <ActionForm intent="grant" id={id} className="flex flex-col items-start gap-3">
        <input type="hidden" name="id" value={id} />
        {seen}
        {noTax && taxes.length === 0 ? (
          <CheckField name="no_tax" label={words.noTax({ sentence: noTax })} />
        ) : null}
        <Submit>{words.grant}</Submit>
      </ActionForm>
      <div className="flex flex-wrap gap-2">
        <ActDialog
          intent="ask"
          id={id}
          trigger={words.ask}
          name={words.askOf({ number })}
          title={words.askTitle({ number })}
          text={words.askText}
        >
          {seen}
          <TextArea name="text" label={words.question} rows={3} maxLength={2000} />
        </ActDialog>
        <ActDialog
          intent="refuse"
          id={id}
          trigger={words.refuse}
          name={words.refuseOf({ number })}
          title={words.refuseTitle({ number })}
          text={words.refuseText}
          look="danger"
        >
          {seen}
          <TextArea name="text" label={words.reason} rows={3} maxLength={2000} />
        </ActDialog>
      </div>
    </div>
  )
}
