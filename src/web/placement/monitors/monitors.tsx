import type { PlacementMonitor, PlacementProvider, Seed } from '#contract/placement.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { MonitorFields } from './monitor-fields.tsx'
import { MonitorItem, type Tried } from './monitor-item.tsx'

type Props = {
  monitors: PlacementMonitor[]
  providers: PlacementProvider[]
  seeds: Seed[]
  /** The secret of the webhook that was just made. */
  secret: string | null
  tried: { id: string; said: Tried } | null
}

/** The watched markers of the account, and a form for one more. */
export function Monitors({ monitors, providers, seeds, secret, tried }: Props) {
  const { monitors: words } = useWords().placement
  return (
    <Section title={words.title}>
      <p className="prose mb-4 text-soft">{words.lead}</p>
      {secret ? (
        <ShownOnce
          title={words.secret}
          text={words.secretOnce}
          secret={secret}
          copy={words.copySecret}
          testId="webhook-secret"
        />
      ) : null}
      {monitors.length === 0 ? (
        <p className="mb-4 rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
      ) : (
        <Card className="mb-4 p-0">
          <ul aria-label={words.title}>
            {monitors.map((monitor) => (
              <MonitorItem
                key={monitor.id}
                monitor={monitor}
                providers={providers}
                seeds={seeds}
                tried={tried?.id === monitor.id ? tried.said : null}
              />
            ))}
          </ul>
        </Card>
      )}
      <Card className="p-5 md:p-6">
        <ActionForm intent="create" key={monitors.length} className="flex flex-col gap-5">
          <h3 className="text-16 font-bold">{words.add}</h3>
          <MonitorFields providers={providers} />
          <div>
            <Submit>{words.create}</Submit>
          </div>
        </ActionForm>
      </Card>
    </Section>
  )
}
