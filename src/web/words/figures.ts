import { en } from './en.ts'

/** Numbers with units and dates with time zones, the same on the server and in the browser. */

const oneDecimal = new Intl.NumberFormat(en.lang, { maximumFractionDigits: 1 })
const dateParts = new Intl.DateTimeFormat(en.lang, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** At most one decimal: 6, 2.5. */
export const number = (value: number): string => oneDecimal.format(value)

const wholeNumber = new Intl.NumberFormat(en.lang)

/** A whole number written in digits, however large: 4,294,967,296. */
export const whole = (digits: string): string =>
  /^\d{1,60}$/.test(digits) ? wholeNumber.format(BigInt(digits)) : digits

const share = new Intl.NumberFormat(en.lang, { style: 'percent', maximumSignificantDigits: 2 })

/** A share of 1 in percent, to two digits that mean something: 0.0021 %. */
export const percent = (value: number): string => share.format(value).replace(/(\d)%/, '$1\u00a0%')

const dayOnly = new Intl.DateTimeFormat(en.lang, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 21 Nov 2026; the text itself when it is no date. */
export function day(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const parts = Object.fromEntries(dayOnly.formatToParts(date).map((part) => [part.type, part.value]))
  return `${parts.day} ${parts.month} ${parts.year}`
}

/** 21 Nov 2026, 02:28 UTC */
export function dateTime(iso: string): string {
  const parts = Object.fromEntries(
    dateParts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]),
  )
  return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute} UTC`
}

/** Octets in kB (1000) or MB, as mail programs count. */
export function size(octets: number): string {
  if (octets < 1000) return `${octets} B`
  if (octets < 1_000_000) return `${oneDecimal.format(octets / 1000)} kB`
  return `${oneDecimal.format(octets / 1_000_000)} MB`
}

/** 1:05 */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** TLSv1.3, as libraries write it, for people: TLS 1.3. */
export const tlsVersion = (name: string): string => name.replace(/^TLSv/, 'TLS ')
