import type { Order } from '#contract/orders.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { OrderLine, OrderMessages, OrderState } from './order-parts.tsx'

/** The orders of an account: how each is going, and what its buyer can do. */
export function OwnOrders({ orders }: { orders: Order[] }) {
  const words = useWords().orders
  return (
    <Section title={words.own.title}>
      {orders.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">
          {words.own.none}{' '}
          <a href={paths.account('plans')} className="link">
            {words.own.choose}
          </a>
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OwnOrder order={order} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function OwnOrder({ order }: { order: Order }) {
  const words = useWords().orders
  const { day } = useFigures()
  const { id, number, state, granted_until: until } = order
  const waits = state === 'open' || state === 'question'
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">{words.numbered({ number })}</h3>
        <OrderState state={state} />
      </div>
      <OrderLine order={order} />
      <p className="mt-1">{until ? words.own.until({ when: day(until) }) : words.own.says[state]}</p>
      <OrderMessages order={order} own="buyer" />
      {state === 'question' ? (
        <ActionForm intent="answer-order" id={id} className="mt-4 flex flex-col items-start gap-3">
          <input type="hidden" name="id" value={id} />
          <div className="w-full">
            <TextArea name="text" label={words.own.answerLabel} rows={3} maxLength={2000} />
          </div>
          <Submit>{words.own.answer}</Submit>
        </ActionForm>
      ) : null}
      {waits ? (
        <ActionForm intent="withdraw-order" id={id} className="mt-4">
          <input type="hidden" name="id" value={id} />
          <Submit look="plain">{words.own.withdraw}</Submit>
        </ActionForm>
      ) : null}
    </Card>
  )
}
