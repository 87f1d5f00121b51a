import type { NewsletterQuery } from '#contract/newsletters.ts'
import { useWords } from '#web/words/words.ts'
import { TableFilter } from '../table-filter.tsx'

/** Named here and not read from the schema: that would bring zod to the browser. */
const orders = ['last', 'score', 'change', 'name', 'client'] as const

export type Filter = Partial<Pick<NewsletterQuery, 'search' | 'client' | 'orders'>>

/** Text, client and order of the table. */
export function NewsletterFilter({ filter, clients }: { filter: Filter; clients: string[] }) {
  const { filter: words, orders: ordered } = useWords().newsletters
  return (
    <TableFilter
      search={filter.search}
      client={filter.client}
      clients={clients}
      words={words}
      choices={[
        {
          ...{ name: 'orders', label: words.order, value: filter.orders ?? 'last' },
          options: orders.map((order) => ({ value: order, label: ordered[order] })),
        },
      ]}
    />
  )
}
