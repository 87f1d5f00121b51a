import type { Message } from '@postproof/messages/message'
import type { Json } from './finding.ts'
import type { Fact } from './finding-words.ts'

/** Sizes, spans of time, moments and days, as sentences take them. */

/** Bytes in kB or MB of a thousand, as mail programs count; tenths up to 10 kB and of MB. */
export function sayableSize(value: Json | undefined): Message {
  const bytes = typeof value === 'number' ? value : 0
  if (bytes < 1000) return { code: 'size.bytes', facts: { bytes } }
  if (bytes >= 1_000_000) return { code: 'size.megabytes', facts: { megabytes: tenth(bytes / 1_000_000) } }
  if (bytes >= 10_000) return { code: 'size.kilobytes', facts: { kilobytes: whole(bytes / 1000) } }
  return { code: 'size.few_kilobytes', facts: { kilobytes: tenth(bytes / 1000) } }
}

/** Seconds as minutes, hours or days. */
export function sayableSpan(value: Json | undefined): Message {
  const seconds = Math.abs(typeof value === 'number' ? value : 0)
  if (seconds < 7200) return { code: 'span.minutes', facts: { minutes: Math.round(seconds / 60) } }
  if (seconds < 172_800) return { code: 'span.hours', facts: { hours: Math.round(seconds / 3600) } }
  return { code: 'span.days', facts: { days: Math.round(seconds / 86_400) } }
}

const tenth = (value: number): number => Number(value.toFixed(1))
const whole = (value: number): number => Number(value.toFixed(0))

/** A moment in UTC, to the minute, as RFC 3339 or mail writes it. */
export function sayableMoment(value: Json | undefined): Message {
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? { code: 'any.no-date', facts: {} } : { code: 'any.moment', facts: { at } }
}

/** The day of a time in ISO 8601; another text as it is. */
export function sayableDay(time: Json | undefined): Fact {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(time ?? '')) ?? []
  return day
    ? { code: 'date.day', facts: { year: Number(year), month: Number(month), day: Number(day) } }
    : (time ?? null)
}
