import { Form } from 'react-router'
import type { NewsletterQuery } from '#contract/newsletters.ts'
import { Button } from '#web/ui/button.tsx'
import { Search } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { NONE } from '../watch/watch-filter.tsx'

/** Named here and not read from the schema: that would bring zod to the browser. */
const orders = ['last', 'score', 'change', 'name', 'client'] as const

export type Filter = Partial<Pick<NewsletterQuery, 'search' | 'client' | 'orders'>>

/** Text, client and order of the table; an address of its own for each. */
export function NewsletterFilter({ filter, clients }: { filter: Filter; clients: string[] }) {
  const { filter: said, orders: ordered } = useWords().newsletters
  const look = 'field field-text h-9! min-w-0'
  return (
    <Form role="search" className="mb-4 flex flex-wrap gap-2">
      <input
        type="search"
        name="search"
        key={filter.search}
        defaultValue={filter.search}
        aria-label={said.search}
        placeholder={said.search}
        maxLength={200}
        className={`${look} grow basis-full sm:basis-56`}
      />
      {clients.length > 0 ? (
        <select
          name="client"
          key={`client ${filter.client}`}
          defaultValue={filter.client === '' ? NONE : (filter.client ?? '')}
          aria-label={said.client}
          className={`${look} w-auto! flex-1 max-sm:basis-[35%] sm:max-w-[200px]`}
        >
          <option value="">{said.anyClient}</option>
          {clients.map((client) => (
            <option key={client} value={client}>
              {client}
            </option>
          ))}
          <option value={NONE}>{said.noClient}</option>
        </select>
      ) : null}
      <select
        name="orders"
        key={`orders ${filter.orders}`}
        defaultValue={filter.orders ?? 'last'}
        aria-label={said.order}
        className={`${look} w-auto! flex-1 max-sm:basis-[35%] sm:max-w-[220px]`}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {ordered[order]}
          </option>
        ))}
      </select>
      <Button type="submit" aria-label={said.find} size="compact">
        <Search aria-hidden="true" />
      </Button>
    </Form>
  )
}
