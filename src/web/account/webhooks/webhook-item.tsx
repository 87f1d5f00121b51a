import { Link } from 'react-router'
import type { Endpoint, EventDelivery } from '#contract/events.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { DeliveriesTable } from './deliveries-table.tsx'
import { WebhookFields } from './webhook-fields.tsx'

type Props = {
  endpoint: Endpoint
  /** Null while its log is closed. */
  deliveries: EventDelivery[] | null
}

/** One webhook: its state, its log, its settings. */
export function WebhookItem({ endpoint, deliveries }: Props) {
  const { webhooks: words } = useWords().account
  return (
    <li id={endpoint.id} className="border-line border-t px-4 py-4 first:border-t-0 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Standing endpoint={endpoint} />
        <Buttons endpoint={endpoint} />
      </div>
      {endpoint.stopped ? (
        <p className="mt-3 rounded-md bg-bad-tint px-4 py-3">{words.stopped[endpoint.stopped]}</p>
      ) : null}
      {deliveries ? <Log endpoint={endpoint} deliveries={deliveries} /> : null}
      <details className="fold mt-2">
        <summary className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-ink">
          <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
          {words.edit({ name: endpoint.name })}
        </summary>
        <ActionForm intent="edit" id={endpoint.id} className="mt-3 flex flex-col gap-5">
          <input type="hidden" name="id" value={endpoint.id} />
          <WebhookFields endpoint={endpoint} />
          <div>
            <Submit>{words.save}</Submit>
          </div>
        </ActionForm>
        {endpoint.format === 'events' ? (
          <ActionForm intent="rotate" id={endpoint.id} className="mt-5">
            <input type="hidden" name="id" value={endpoint.id} />
            <p className="mb-2 text-soft">{words.rotateHint}</p>
            <Submit look="plain">{words.rotate}</Submit>
          </ActionForm>
        ) : null}
      </details>
    </li>
  )
}

function Standing({ endpoint }: { endpoint: Endpoint }) {
  const { dateTime } = useFigures()
  const { webhooks: words } = useWords().account
  const { id, name, url, format, types, enabled, stopped, last_success_at: last } = endpoint
  const status = enabled ? 'good' : stopped ? 'bad' : 'no-data'
  return (
    <div className="min-w-0">
      <h3 className="text-16 font-medium wrap-anywhere">{name}</h3>
      <p className="text-13 wrap-anywhere" dir="ltr">
        {url}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-13 text-faint">
        <span className="flex items-center gap-1.5">
          <StatusIcon status={status} />
          {enabled ? words.on : stopped ? words.off : words.paused}
        </span>
        {format === 'events' ? null : <span>{words.formats[format]}</span>}
        <span>{types.length ? types.join(', ') : words.allTypes}</span>
        <span>{last ? words.lastSuccess({ when: dateTime(last) }) : words.noSuccess}</span>
        <Link
          to={`${paths.account('webhooks')}?log=${id}#${id}`}
          className="link inline-flex min-h-6 items-center"
        >
          {words.log}
        </Link>
      </p>
    </div>
  )
}

function Log({ endpoint, deliveries }: { endpoint: Endpoint; deliveries: EventDelivery[] }) {
  const { webhooks: words } = useWords().account
  if (deliveries.length === 0) return <p className="mt-3 text-soft">{words.noEvents}</p>
  const someGivenUp = deliveries.some(({ state }) => state === 'given_up')
  return (
    <div className="mt-3">
      {someGivenUp && endpoint.enabled ? (
        <ActionForm intent="replay" id={endpoint.id} className="mb-3">
          <input type="hidden" name="id" value={endpoint.id} />
          <Submit look="plain">{words.replayAll}</Submit>
        </ActionForm>
      ) : null}
      <DeliveriesTable endpoint={endpoint} deliveries={deliveries} />
    </div>
  )
}

function Buttons({ endpoint }: { endpoint: Endpoint }) {
  const { webhooks: words } = useWords().account
  return (
    <div className="flex flex-wrap gap-2">
      {endpoint.enabled ? (
        <ActionForm intent="try" id={endpoint.id}>
          <input type="hidden" name="id" value={endpoint.id} />
          <Submit look="plain">{words.tryIt}</Submit>
        </ActionForm>
      ) : null}
      <RemoveItem
        id={endpoint.id}
        item={endpoint.name}
        words={{
          short: words.removeShort,
          title: words.removeTitle({ name: endpoint.name }),
          text: words.removeText,
          cancel: words.cancel,
          confirm: words.removeConfirm,
        }}
      />
    </div>
  )
}
