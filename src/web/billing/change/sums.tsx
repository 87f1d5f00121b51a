import type { ReactNode } from 'react'
import type { ChangeSums, PlanChange } from '#contract/billing.ts'
import { Card } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** What is charged today and why, and what from when. */
export function Sums({ change, sums }: { change: PlanChange; sums: ChangeSums }) {
  const { change: words } = useWords().billing
  const { day, exactMoney } = useFigures()
  const money = (amount: number) => exactMoney(amount, sums.currency)
  const { next } = sums
  return (
    <Card className="p-0">
      <table className="w-full text-start">
        <caption className="sr-only">{words.today}</caption>
        <tbody>
          {sums.lines.map(({ what, plan, amount, from, to }) => (
            <Row
              key={`${what} ${plan}`}
              label={words.lines[what]({ plan })}
              note={words.span({ from: day(from), to: day(to) })}
              sum={money(amount)}
            />
          ))}
          {sums.tax === 0 ? null : <Row label={words.tax} sum={money(sums.tax)} />}
          {sums.credit_used > 0 ? <Row label={words.creditUsed} sum={money(0 - sums.credit_used)} /> : null}
          <tr className="border-line-strong border-t">
            <th scope="row" className="px-5 py-4 text-start text-16 font-bold">
              {words.dueNow}
            </th>
            <td className="px-5 py-4 text-end text-20 font-bold tabular-nums" data-testid="due-now">
              {money(sums.due_now)}
            </td>
          </tr>
        </tbody>
      </table>
      <div className="flex flex-col gap-1 border-line border-t px-5 py-4 text-soft">
        <p>
          {words.next[change.interval === 'year' ? 'year' : 'month']({
            when: day(next.at),
            amount: money(next.amount),
          })}{' '}
          {next.tax > 0 ? words.nextTax({ tax: money(next.tax) }) : null}
        </p>
        {sums.credit_left > 0 ? (
          <p>{words.creditLeft({ credit: money(sums.credit_left), due: money(next.due) })}</p>
        ) : null}
      </div>
    </Card>
  )
}

function Row({ label, note, sum }: { label: ReactNode; note?: ReactNode; sum: string }) {
  return (
    <tr className="border-line border-t first:border-t-0">
      <th scope="row" className="px-5 py-3 text-start font-normal">
        {label}
        {note ? <span className="block text-13 text-faint">{note}</span> : null}
      </th>
      <td className="px-5 py-3 text-end align-top whitespace-nowrap tabular-nums">{sum}</td>
    </tr>
  )
}
