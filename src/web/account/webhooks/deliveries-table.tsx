import { Link } from 'react-router'
import type { Endpoint, EventDelivery } from '#contract/events.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = { endpoint: Endpoint; deliveries: EventDelivery[] }

const marks = { delivered: 'good', waiting: 'no-data', given_up: 'bad' } as const

/** What became of the events of a webhook, newest first. */
export function DeliveriesTable({ endpoint, deliveries }: Props) {
  const { dateTime } = useFigures()
  const { webhooks: words } = useWords().account
  const columns: Column<EventDelivery>[] = [
    {
      title: words.columns.event,
      cell: ({ type, object, event }) => (
        <span className="min-w-0">
          <Link to={`/${object}`} className="link">
            <code>{type}</code>
          </Link>
          <code className="block text-13 text-faint wrap-anywhere">{event}</code>
        </span>
      ),
    },
    {
      title: words.columns.at,
      onPhone: 'below',
      look: 'md:w-[170px] text-soft',
      cell: ({ happened_at }) => dateTime(happened_at),
    },
    {
      title: words.columns.state,
      onPhone: 'below',
      cell: ({ state, outcome, attempts, due_at }) => (
        <span className="flex items-start gap-1.5">
          <StatusIcon status={marks[state]} className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">
            {words.state[state]}
            <span className="block text-13 text-faint">
              {words.attempts({ count: attempts })} {outcome}{' '}
              {due_at && attempts > 0 ? words.next({ when: dateTime(due_at) }) : null}
            </span>
          </span>
        </span>
      ),
    },
    {
      title: words.replay,
      onPhone: 'aside',
      look: 'md:w-[130px]',
      cell: ({ event, state }) =>
        state === 'waiting' || !endpoint.enabled ? null : (
          <ActionForm intent="replay-one" id={event}>
            <input type="hidden" name="id" value={event} />
            <input type="hidden" name="webhook" value={endpoint.id} />
            <Submit look="plain">{words.replay}</Submit>
          </ActionForm>
        ),
    },
  ]
  return (
    <DataTable
      label={words.log}
      columns={columns}
      rows={deliveries}
      rowKey={({ event }) => event}
      width={720}
    />
  )
}
