import { Link } from 'react-router'
import type { PlacementMonitor, PlacementProvider, Seed } from '#contract/placement.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { MonitorFields } from './monitor-fields.tsx'

export type Tried = { way: 'email' | 'webhook'; ok: boolean; text: string }[]

type Props = {
  monitor: PlacementMonitor
  providers: PlacementProvider[]
  seeds: Seed[]
  /** What each way said to the test alert that was just sent. */
  tried: Tried | null
}

/** One watched marker: what to put into mails, how it stands, its settings. */
export function MonitorItem({ monitor, providers, seeds, tried }: Props) {
  const { monitors: words } = useWords().placement
  const addresses = seeds.filter(({ provider }) => monitor.providers.includes(provider))
  return (
    <li className="border-line border-t px-4 py-4 first:border-t-0 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Standing monitor={monitor} />
        <Buttons monitor={monitor} />
      </div>
      {tried ? <TriedAlert tried={tried} /> : null}
      <dl className="marker-places mt-3">
        <div>
          <dt>{words.marker}</dt>
          <dd>
            <RawValue value={monitor.marker} what={words.marker} />
          </dd>
        </div>
        <div>
          <dt>{words.addresses}</dt>
          <dd>
            <CopyButton
              text={addresses.map(({ address }) => address).join('\n')}
              name={words.copyAddresses}
              label={words.copyAddresses}
              className={buttonClass('plain', 'needs-scripts mb-1')}
            />
            <p className="text-13 wrap-anywhere" dir="ltr">
              {addresses.map(({ address }) => address).join(', ')}
            </p>
          </dd>
        </div>
      </dl>
      <details className="fold mt-2">
        <summary className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-ink">
          <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
          {words.edit({ name: monitor.name })}
        </summary>
        <ActionForm intent="edit" id={monitor.id} className="mt-3 flex flex-col gap-5">
          <input type="hidden" name="id" value={monitor.id} />
          <MonitorFields providers={providers} monitor={monitor} />
          <div>
            <Submit>{words.save}</Submit>
          </div>
        </ActionForm>
      </details>
    </li>
  )
}

function Standing({ monitor }: { monitor: PlacementMonitor }) {
  const { dateTime } = useFigures()
  const { monitors: words } = useWords().placement
  return (
    <div className="min-w-0">
      <h3 className="text-16 font-medium wrap-anywhere">{monitor.name}</h3>
      <p className="flex flex-wrap items-center gap-x-4 text-13 text-faint">
        <span className="flex items-center gap-1.5">
          <StatusIcon status={monitor.enabled ? 'good' : 'no-data'} />
          {monitor.enabled ? words.on : words.off}
        </span>
        <span>
          {monitor.last_seen_at ? words.lastSeen({ when: dateTime(monitor.last_seen_at) }) : words.neverSeen}
        </span>
        {monitor.last_test_id ? (
          <Link to={paths.placement(monitor.last_test_id)} className="link inline-flex min-h-6 items-center">
            {words.lastTest}
          </Link>
        ) : null}
      </p>
    </div>
  )
}

function TriedAlert({ tried }: { tried: Tried }) {
  const { marks, placement } = useWords()
  const { monitors: words } = placement
  return (
    <div role="status" className="mt-3 rounded-md border border-line bg-well px-4 py-3">
      <p className="font-medium">{words.tried}</p>
      {tried.length === 0 ? <p className="text-soft">{words.noWay}</p> : null}
      <ul>
        {tried.map(({ way, ok, text }) => (
          <li key={way} className="mt-1 flex items-start gap-1.5">
            <StatusIcon status={ok ? 'good' : 'bad'} className="mt-0.5 size-4" />
            <span className="min-w-0 wrap-anywhere">
              {words.way[way]}
              {marks.colon}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Buttons({ monitor }: { monitor: PlacementMonitor }) {
  const { monitors: words } = useWords().placement
  return (
    <div className="flex flex-wrap gap-2">
      <ActionForm intent="try" id={`try-${monitor.id}`}>
        <input type="hidden" name="id" value={`try-${monitor.id}`} />
        <Submit look="plain">{words.tryAlert}</Submit>
      </ActionForm>
      <RemoveItem
        id={monitor.id}
        item={monitor.name}
        words={{
          short: words.removeShort,
          title: words.removeTitle({ name: monitor.name }),
          text: words.removeText,
          cancel: words.cancel,
          confirm: words.removeConfirm,
        }}
      />
    </div>
  )
}
