import { isZone } from '#web/words/figures.ts'

/** Times as a field of the type datetime-local writes them, in the time zone of whoever types. */

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** `2026-11-27T21:30` of an instant; `zone`: an IANA name, UTC when it is none. */
export function toLocal(iso: string, zone: string): string {
  return new Date(Date.parse(iso) + distance(Date.parse(iso), zone)).toISOString().slice(0, 16)
}

/** The instant, UTC; what is no time as it is. Of an hour that a change of clocks leaves out, one beside it. */
export function fromLocal(local: string, zone: string): string {
  const asUtc = form.test(local) ? Date.parse(`${local.slice(0, 16)}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return local
  const first = asUtc - distance(asUtc, zone)
  return new Date(asUtc - distance(first, zone)).toISOString()
}

/** Milliseconds that the clocks of the zone are ahead of UTC then. */
function distance(at: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const two = '2-digit' as const
  return new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    ...{ hourCycle: 'h23', timeZone: isZone(zone) ? zone : 'UTC' },
  })
}
