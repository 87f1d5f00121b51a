import type { Status } from '#contract/spam-test.ts'
import { statusOrder } from '#web/ui/status.tsx'

const fills: Record<Status, string> = {
  good: 'bg-good',
  warning: 'bg-warning',
  bad: 'bg-bad',
  'no-data': 'bg-line-strong',
}

/** One cell for each rule, the met ones first. The count beside it says the same in words. */
export function RuleCells({ items }: { items: { id: string; status: Status }[] }) {
  const sorted = items.toSorted((a, b) => statusOrder[b.status] - statusOrder[a.status])
  return (
    <div aria-hidden="true" className="flex gap-0.5">
      {sorted.map((item) => (
        <span
          key={item.id}
          className={`h-1.5 flex-1 first:rounded-s-full last:rounded-e-full ${fills[item.status]}`}
        />
      ))}
    </div>
  )
}
