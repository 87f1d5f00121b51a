import { eventTypes } from '#contract/event-types.ts'
import { type EndpointInput, endpointInputSchema } from '#contract/events.ts'
import { type Read, readAs } from '#contract/issues.ts'
import { type Typed, textOf } from '#web/forms/form.ts'

/** A webhook as its form holds it. Every type chosen is none chosen: types that come later are sent too. */
export function readWebhook(typed: Typed): Read<EndpointInput> {
  const types = Array.isArray(typed.types) ? typed.types : []
  return readAs(endpointInputSchema, {
    name: textOf(typed, 'name').trim(),
    url: textOf(typed, 'url').trim(),
    format: textOf(typed, 'format') || 'events',
    types: types.length === eventTypes.length ? [] : types,
    enabled: textOf(typed, 'enabled') === 'on',
  })
}
