import { type Read, readAs } from '#contract/issues.ts'
import { type MonitorInput, monitorInputSchema } from '#contract/placement.ts'
import { type Typed, textOf } from '#web/forms/form.ts'

/** A watched marker as its form holds it: an empty number for never, an empty address for no webhook. */
export const readMonitor = (typed: Typed): Read<MonitorInput> => readAs(monitorInputSchema, inputOf(typed))

function inputOf(typed: Typed): object {
  const text = (name: string) => textOf(typed, name).trim()
  const on = (name: string) => text(name) === 'on'
  // What is no number stays text, for the contract to refuse it.
  const number = (name: string) =>
    text(name) === '' ? null : /^\d{1,6}$/.test(text(name)) ? Number(text(name)) : text(name)
  return {
    name: text('name'),
    providers: Array.isArray(typed.providers) ? typed.providers : [],
    enabled: on('enabled'),
    drop_points: number('drop_points'),
    alert_spam: on('alert_spam'),
    silent_hours: number('silent_hours'),
    email: on('email'),
    webhook_url: text('webhook_url') || null,
  }
}
