import type { WatchQuery } from '#contract/watched-domains.ts'
import { useWords } from '#web/words/words.ts'
import { TableFilter } from '../table-filter.tsx'

/** Named here and not read from the schema: that would bring zod to the browser. */
const states = ['open', 'bad', 'warning', 'good', 'no-data'] as const
const orders = ['state', 'domain', 'client', 'score', 'changed', 'looked'] as const

export type Filter = Partial<Pick<WatchQuery, 'search' | 'client' | 'state' | 'orders'>>

/** Text, client, state and order of the table. */
export function WatchFilter({ filter, clients }: { filter: Filter; clients: string[] }) {
  const { status, watch } = useWords()
  const { filter: words, orders: ordered } = watch
  const stateOptions = states.map((state) => ({
    value: state,
    label: state === 'open' ? words.open : status[state],
  }))
  return (
    <TableFilter
      search={filter.search}
      client={filter.client}
      clients={clients}
      words={words}
      choices={[
        {
          ...{ name: 'state', label: words.state, value: filter.state ?? '' },
          options: [{ value: '', label: words.anyState }, ...stateOptions],
        },
        {
          ...{ name: 'orders', label: words.order, value: filter.orders ?? 'state' },
          options: orders.map((order) => ({ value: order, label: ordered[order] })),
        },
      ]}
    />
  )
}
