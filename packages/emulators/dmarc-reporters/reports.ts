import { createRandom } from '../random.ts'
import { drawContent, type Row } from './content.ts'
import { type Habit, habits } from './habits.ts'
import { type Packed, packed } from './pack.ts'
import { xmlOf } from './xml.ts'

/**
 * Aggregate reports of many made-up receivers, with what they say. The same seed gives the same files, byte for byte, and no two
 * are the same report.
 */

export type MadeReport = Packed & {
  domain: string
  /** How its receiver sends it. */
  mail: Habit['mail']
  rows: Row[]
}

const FIRST_DAY = Date.parse('2026-09-01T00:00:00Z') / 1_000
/** Days that the reports are spread over. */
const DAYS = 80

/** Report number `at` of this seed. */
export function makeReport(seed: number, at: number, domains: readonly string[]): MadeReport {
  const random = createRandom(seed * 1_000_003 + at)
  const habit = habits[at % habits.length]!
  const domain = random.pick(domains)
  const content = drawContent(random, domain)
  const [begin, end] = habit.periodOf(FIRST_DAY + random.whole(0, DAYS - 1) * 86_400)
  const id = `${habit.idOf(random, domain)}${at}`
  const xml = xmlOf(habit, { id, begin, end, email: 'reports@receiver.example' }, content)
  const file = packed(habit.packing, `receiver.example!${domain}!${begin}!${end}!${at}`, xml)
  return { ...file, mediaType: habit.mediaType, mail: habit.mail, domain, rows: content.rows }
}

/** Messages and those that pass, by source. */
export type Sums = Map<string, [messages: number, passed: number]>

/** Adds the rows of a report to the sums. */
export function addRows(sums: Sums, rows: readonly Pick<Row, 'sourceIp' | 'count' | 'dkim' | 'spf'>[]): void {
  for (const { sourceIp, count, dkim, spf } of rows) {
    const [messages, passed] = sums.get(sourceIp) ?? [0, 0]
    sums.set(sourceIp, [messages + count, passed + (dkim === 'pass' || spf === 'pass' ? count : 0)])
  }
}
