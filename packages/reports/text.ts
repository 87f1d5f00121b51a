import { cut } from '@postproof/engine/cut'
import { MAX_COUNT, MAX_VALUE } from './bounds.ts'

/** A value as reports are given: no control characters, which would draw on a terminal, and no white space around it. */
export const clean = (text: string): string =>
  cut(text.trim(), MAX_VALUE).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd')

/** A domain name in lower case, without white space and final dot. */
export const domainName = (text: string): string => clean(text).toLowerCase().replace(/\.$/, '')

/** The domain of `name@domain` or `Name <name@domain>`; empty when there is none. */
export const domainOfAddress = (text: string): string =>
  domainName(/@([^@\s<>"]{1,255})>?\s{0,20}$/.exec(text.slice(-400))?.[1] ?? '')

/** A whole number from 0 to MAX_COUNT, also as `12.0`; null for everything else. */
export function countIn(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (!/^\+?\d{1,20}(?:\.0{1,9})?$/.test(text)) return null
  const number = Number(text)
  return number <= MAX_COUNT ? number : null
}

/** Seconds since 1970 up to the year 2100; null for everything else. */
export function secondsIn(text: string): number | null {
  const number = /^\s*\d{1,10}(?:\.0+)?\s*$/.test(text.slice(0, 40)) ? Number(text) : Number.NaN
  return number < 4_102_444_800 ? number : null
}

const rfc3339 =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d{1,12})?)?\s?(?:Z|([+-])(\d\d):?(\d\d))?$/i

/** RFC 3339 -> seconds since 1970. Without a zone it is UTC: reports are of UTC days (RFC 8460, 4.4). Null if it is no time. */
export function timeIn(value: unknown): number | null {
  const match = typeof value === 'string' ? rfc3339.exec(value.trim().slice(0, 60)) : null
  if (!match) return null
  const [year, month, day, hour, minute, second, , zoneHour, zoneMinute] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (month! < 1 || month! > 12 || day! < 1 || day! > 31 || hour! > 24 || minute! > 59) return null
  const offset = (match[7] === '-' ? -1 : 1) * (zoneHour! * 3_600 + zoneMinute! * 60)
  const seconds = Date.UTC(year!, month! - 1, day, hour, minute, second) / 1_000 - offset
  return seconds >= 0 ? seconds : null
}
