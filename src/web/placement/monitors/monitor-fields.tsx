import type { PlacementMonitor, PlacementProvider } from '#contract/placement.ts'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { useForm } from '#web/ui/form-context.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  providers: PlacementProvider[]
  /** The one that is edited. */
  monitor?: PlacementMonitor
}

/** What is watched, and what is told to whom. */
export function MonitorFields({ providers, monitor }: Props) {
  const { monitors: words } = useWords().placement
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-[400px]">
        <TextField
          name="name"
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={80}
          defaultValue={monitor?.name}
        />
      </div>
      <Providers providers={providers} chosen={monitor?.providers} />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 text-14 font-medium">{words.alerts}</legend>
        <CheckField name="alert_spam" label={words.spam} defaultChecked={monitor?.alert_spam ?? true} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="drop_points"
            label={words.drop}
            hint={words.never}
            inputMode="numeric"
            maxLength={3}
            defaultValue={monitor ? (monitor.drop_points ?? '') : 20}
          />
          <TextField
            name="silent_hours"
            label={words.silent}
            hint={words.never}
            inputMode="numeric"
            maxLength={4}
            defaultValue={monitor?.silent_hours ?? ''}
          />
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 text-14 font-medium">{words.ways}</legend>
        <CheckField name="email" label={words.email} defaultChecked={monitor?.email ?? true} />
        <TextField
          name="webhook_url"
          label={words.webhook}
          hint={words.webhookHint}
          type="url"
          dir="ltr"
          maxLength={500}
          autoComplete="off"
          defaultValue={monitor?.webhook_url ?? ''}
        />
      </fieldset>
      <CheckField name="enabled" label={words.enabled} defaultChecked={monitor?.enabled ?? true} />
    </div>
  )
}

function Providers({ providers, chosen }: { providers: PlacementProvider[]; chosen?: string[] }) {
  const { monitors: words } = useWords().placement
  const { id, refused } = useForm()
  const error = refused?.errors.providers
  return (
    <fieldset aria-describedby={error ? `${id}-providers-error` : undefined}>
      <legend className="mb-2 text-14 font-medium">{words.providers}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {providers.map((provider) => (
          <label key={provider.id} className="flex min-h-6 items-center gap-2.5">
            <input
              type="checkbox"
              name="providers[]"
              value={provider.id}
              defaultChecked={chosen?.includes(provider.id) ?? true}
              className="check-box"
            />
            {provider.name}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-providers-error`} className="mt-1.5 text-14 font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
