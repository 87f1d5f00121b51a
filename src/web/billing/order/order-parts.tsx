import type { Order } from '#contract/orders.ts'
import { type Status, StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** What buyer and operator both see of an order. */

const statuses: Record<Order['state'], Status> = {
  open: 'no-data',
  question: 'warning',
  granted: 'good',
  refused: 'bad',
  withdrawn: 'no-data',
}

export function OrderState({ state }: { state: Order['state'] }) {
  const words = useWords().orders
  return <StatusMark status={statuses[state]} word={words.states[state]} />
}

/** Plan, interval, total and day in a line. */
export function OrderLine({ order }: { order: Order }) {
  const words = useWords().orders
  const { exactMoney, day } = useFigures()
  const { plan, interval, total, currency, created_at } = order
  return (
    <p className="text-soft">
      {[plan, words.interval[interval], exactMoney(total, currency), day(created_at)].join(' · ')}
    </p>
  )
}

/** What operator and buyer wrote, in order. */
export function OrderMessages({ order, own }: { order: Order; own: 'operator' | 'buyer' }) {
  const words = useWords().orders
  const { dateTime } = useFigures()
  if (order.messages.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {order.messages.map(({ by, text, at }) => (
        <li key={at} className="rounded-md border border-line bg-page px-3.5 py-2.5">
          <p className="text-13 text-faint">
            {by === own ? words.by.you : words.by[by]} · {dateTime(at)}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
