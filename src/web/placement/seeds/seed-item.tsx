import type { AdminSeed } from '#contract/placement.ts'
import type { Status } from '#contract/spam-test.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ProviderMark } from '../provider-mark.tsx'
import { SeedFields } from './seed-fields.tsx'
import type { SeedProvider } from './seed-providers.ts'

const healthStatus: Record<AdminSeed['health']['state'], Status> = {
  ok: 'good',
  failing: 'bad',
  untested: 'no-data',
  disabled: 'no-data',
}

/** One seed mailbox: how it is, in words, and what can be done with it. */
export function SeedItem({ seed, providers }: { seed: AdminSeed; providers: SeedProvider[] }) {
  const { seeds: words } = useWords().placement
  const id = String(seed.id)
  return (
    <li className="border-line border-t px-4 py-4 first:border-t-0 md:px-5" data-testid={`seed-${id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <ProviderMark provider={seed.provider} />
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{seed.name}</p>
            <p className="font-mono text-13 text-soft wrap-anywhere" dir="ltr">
              {seed.address}
            </p>
            <p className="text-13 text-faint wrap-anywhere">
              {[
                words.kinds[seed.type],
                seed.region,
                words.own({ host: seed.host, port: seed.port }),
                ...seed.tags,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <Buttons seed={seed} />
      </div>
      <Health seed={seed} />
      <details className="fold mt-2">
        <summary className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-ink">
          <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
          {words.edit({ address: seed.address })}
        </summary>
        <ActionForm intent="edit" id={`edit-${id}`} className="mt-3 flex flex-col gap-5">
          <input type="hidden" name="id" value={`edit-${id}`} />
          <SeedFields providers={providers} seed={seed} />
          <div>
            <Submit>{words.save}</Submit>
          </div>
        </ActionForm>
      </details>
    </li>
  )
}

function Health({ seed: { health } }: { seed: AdminSeed }) {
  const { dateTime } = useFigures()
  const { seeds: words } = useWords().placement
  const status = healthStatus[health.state]
  return (
    <div className="mt-3 ms-11">
      <p className="flex items-start gap-1.5">
        <StatusIcon status={status} className="mt-0.5 size-4" />
        <span className="min-w-0 wrap-anywhere">
          <span className={`font-medium ${statusColor(status)}`}>{words.states[health.state]}</span>{' '}
          <span className="text-soft">{health.text}</span>
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-13 text-faint">
        {health.checked_at ? <span>{words.checked({ when: dateTime(health.checked_at) })}</span> : null}
        <span>{health.last_ok_at ? words.lastOk({ when: dateTime(health.last_ok_at) }) : words.neverOk}</span>
        {health.folders.length > 0 ? (
          <span className="wrap-anywhere">
            {words.folders}: {health.folders.map(({ path, role }) => `${path} (${role})`).join(', ')}
          </span>
        ) : null}
      </p>
    </div>
  )
}

function Buttons({ seed }: { seed: AdminSeed }) {
  const { seeds: words } = useWords().placement
  return (
    <div className="flex flex-wrap gap-2">
      <ActionForm intent="check" id={`check-${seed.id}`}>
        <input type="hidden" name="id" value={`check-${seed.id}`} />
        <Submit look="plain">{words.check}</Submit>
      </ActionForm>
      <ActionForm intent="enable" id={`enable-${seed.id}`}>
        <input type="hidden" name="id" value={`enable-${seed.id}`} />
        <Submit look="quiet" name="enabled" value={seed.enabled ? 'off' : 'on'}>
          {seed.enabled ? words.disable : words.enable}
        </Submit>
      </ActionForm>
      <RemoveItem
        id={`remove-${seed.id}`}
        item={seed.address}
        words={{
          short: words.remove,
          title: words.removeTitle({ address: seed.address }),
          text: words.removeText,
          cancel: words.cancel,
          confirm: words.removeConfirm,
        }}
      />
    </div>
  )
}
