import { type EventType, endpointFormats, eventTypes } from '#contract/event-types.ts'
import type { Endpoint } from '#contract/events.ts'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { useWords } from '#web/words/words.ts'

/** Dots part the names of sentences. */
const wordOf = (type: EventType) => type.replace('.', '_') as Underscored<EventType>
type Underscored<Name extends string> = Name extends `${infer Thing}.${infer What}`
  ? `${Thing}_${What}`
  : Name

/** Where events go, and which. */
export function WebhookFields({ endpoint }: { endpoint?: Endpoint }) {
  const { webhooks: words } = useWords().account
  const chosen = endpoint?.types.length ? endpoint.types : eventTypes
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={80}
          defaultValue={endpoint?.name}
        />
        <TextField
          name="url"
          label={words.url}
          hint={words.urlHint}
          type="url"
          dir="ltr"
          maxLength={500}
          autoComplete="off"
          defaultValue={endpoint?.url}
        />
        <SelectField
          name="format"
          label={words.format}
          hint={words.formatHint}
          defaultValue={endpoint?.format ?? 'events'}
          options={endpointFormats.map((format) => ({ value: format, label: words.formats[format] }))}
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-14 font-medium">{words.types}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {eventTypes.map((type) => (
            <label key={type} className="flex min-h-6 items-start gap-2.5">
              <input
                type="checkbox"
                name="types[]"
                value={type}
                defaultChecked={chosen.includes(type)}
                className="check-box mt-0.5"
              />
              <span className="min-w-0">
                {words.type[wordOf(type)]}
                <code className="block text-13 text-faint">{type}</code>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <CheckField name="enabled" label={words.enabled} defaultChecked={endpoint?.enabled ?? true} />
    </div>
  )
}
