import { useRouteLoaderData } from 'react-router'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'
import type { RootData } from '#web/shell/root-loader.ts'
import { useWords } from './words.ts'

/** Numbers with units, amounts, and dates with time zones, the same on the server and in the browser. */
export type Figures = ReturnType<typeof makeFigures>

/** In the visitor's language, and in the time zone of signed-in visitors. */
export function useFigures(): Figures {
  const { lang } = useWords()
  const root = useRouteLoaderData('root') as RootData | undefined
  return figuresIn(lang, root?.account?.timezone)
}

/** Formatters are dear to make. */
const made = new Map<string, Figures>()
const most = 200

const exactlyOneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `zone`: an IANA name; UTC when it is none. */
export function figuresIn(lang: PageLanguage, zone = 'UTC'): Figures {
  const key = `${lang} ${zone}`
  const known = made.get(key)
  if (known) return known
  if (made.size >= most) made.clear()
  const figures = makeFigures(lang, zone)
  made.set(key, figures)
  return figures
}

const digitsOf = (format: Intl.NumberFormat) => format.resolvedOptions().maximumFractionDigits ?? 2

function makeFigures(lang: PageLanguage, zone: string) {
  const locale = serviceLanguage(lang)
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const tenths = new Intl.NumberFormat(locale, { ...exactlyOneDigit, useGrouping: false })
  const wholeNumber = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  /** What stands behind the digits: the sign, and the space that the language puts before it. */
  const parts = share.formatToParts(0)
  const percentSign = parts
    .slice(parts.findIndex(({ type }) => type === 'integer') + 1)
    .map(({ value }) => value)
    .join('')
  const datesIn = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'shortOffset',
    })
  const dates = isZone(zone) ? datesIn(zone) : datesIn('UTC')
  const unitOf = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' })
      .formatToParts(1)
      .find(({ type }) => type === 'unit')?.value
  const partsOf = (date: Date) =>
    Object.fromEntries(dates.formatToParts(date).map((part) => [part.type, part.value]))
  const between = afterDay(dates.formatToParts())
  const offsetOf = ({ timeZoneName }: Record<string, string>) =>
    timeZoneName?.replace(/^(?:GMT|UTC)(?:[+-]0$)?/, 'UTC')
  const dayOf = ({ day, month, year }: Record<string, string>) => `${day}${between}${month} ${year}`

  return {
    /** At most one decimal: 6, 2.5. */
    number: (value: number): string => oneDecimal.format(value),

    /** With its sign, a true minus, as wide as the plus: +2.5, −1, 0. */
    signed: (value: number): string => `${value > 0 ? '+' : ''}${oneDecimal.format(value).replace('-', '−')}`,

    /** A whole number written in digits, however large: 4,294,967,296. */
    whole(value: string | number): string {
      const digits = String(value)
      return /^\d{1,60}$/.test(digits) ? wholeNumber.format(BigInt(digits)) : digits
    },

    /** A share of 1 in percent, to two digits that mean something: 0.0021%, in German with a space. */
    percent: (value: number): string => share.format(value),

    /** Percent that were rounded before, as digits of this language: 12.5%, <1%. */
    inPercent: (digits: string | number): string => `${digits}${percentSign}`,

    /** 21 Nov 2026; the text itself when it is no date. */
    day(iso: string): string {
      const date = new Date(iso)
      return Number.isNaN(date.getTime()) ? iso : dayOf(partsOf(date))
    },

    /** A date without a time, which is the same day in every zone: 2026-11-21 as 21 Nov 2026. */
    dayAlone: (day: string): string => figuresIn(lang).day(`${day}T00:00:00Z`),

    /** 21 Nov, with the year where it is not that of `other`. */
    dayBeside(iso: string, other: string): string {
      const [one, beside] = [partsOf(new Date(iso)), partsOf(new Date(other))]
      return one.year === beside.year ? `${one.day}${between}${one.month}` : dayOf(one)
    },

    /** 02:28 UTC. */
    time(iso: string): string {
      const parts = partsOf(new Date(iso))
      return `${parts.hour}:${parts.minute} ${offsetOf(parts)}`
    },

    /** 21 Nov 2026, 02:28 UTC; in another zone its distance, which no library's list of names changes: UTC+1. */
    dateTime(iso: string): string {
      const parts = partsOf(new Date(iso))
      return `${dayOf(parts)}, ${parts.hour}:${parts.minute} ${offsetOf(parts)}`
    },

    /** 1 hour, 90 minutes: in the largest unit that comes out even. */
    duration(seconds: number): string {
      const [unit, size] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['second', 1]
      const format = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        useGrouping: false,
      })
      return format.format(seconds / size)
    },

    /** What a step took: 12 ms, 1.3 s. */
    took: (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${tenths.format(ms / 1000)} s`),

    /** Octets in kB (1000) or MB, as mail programs count; a French octet is an o. */
    size(octets: number): string {
      if (octets < 1000) return `${octets} ${unitOf('byte')}`
      if (octets < 1_000_000) return `${oneDecimal.format(octets / 1000)} ${unitOf('kilobyte')}`
      return `${oneDecimal.format(octets / 1_000_000)} ${unitOf('megabyte')}`
    },

    /** 1500 of usd: $15; 1550: $15.50. Amounts are in the currency's smallest unit. */
    money(amount: number, currency: string): string {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currency.toUpperCase(),
        trailingZeroDisplay: 'stripIfInteger',
      })
      return format.format(amount / 10 ** digitsOf(format))
    },

    /** The same with all its digits, where sums stand below each other: $15.00, with a true minus. */
    exactMoney(amount: number, currency: string): string {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
      return format.format(amount / 10 ** digitsOf(format)).replace('-', '−')
    },
  }
}

/** Dates name the day before the month in every language here; what stands between is the language's, where it has it so. */
function afterDay(parts: Intl.DateTimeFormatPart[]): string {
  const day = parts.findIndex(({ type }) => type === 'day')
  const isFirst = day < parts.findIndex(({ type }) => type === 'month')
  return (isFirst && parts[day + 1]?.value) || ' '
}

/** Whether this is the name of a time zone that is known here. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** 1:05 */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** TLSv1.3, as libraries write it, for people: TLS 1.3. */
export const tlsVersion = (name: string): string => name.replace(/^TLSv/, 'TLS ')
