import { describe, expect, test } from 'vitest'
import { type Year, yearByAdvice, yearByTimetable } from './year.fixture.ts'
import { domains } from './year-domains.fixture.ts'

/**
 * A year of twelve domains, by the advice and by the usual timetable (quarantine after 30 days, reject after 60). The owner looks at
 * the reports once a week and does what they say.
 */

const lostIn = ({ days }: Year, from = 0, to = days.length) =>
  days.slice(from, to).reduce((sum, { lost }) => sum + lost, 0)
const rejectsFrom = ({ steps }: Year) => steps.find(({ to }) => to === 'reject')?.day

/** It does not sign, the SPF record lacks it, and it sent on one day: reports show the same of a forger. */
const UNKNOWN_SERVER = 'monthly invoices from an unknown server'

const years = domains.map((domain) => ({
  title: domain.title,
  advice: yearByAdvice(domain),
  timetable: yearByTimetable(domain),
}))

describe.each(years)('$title', ({ title, advice, timetable }) => {
  test('goes to quarantine and then to reject, each after 14 days under the policy before', () => {
    expect(advice.steps.map(({ to }) => to)).toEqual(['quarantine', 'reject'])
    const [quarantine, reject] = advice.steps
    expect(quarantine!.day).toBeGreaterThanOrEqual(13)
    expect(reject!.day - quarantine!.day).toBeGreaterThanOrEqual(14)
    expect(reject!.day).toBeLessThan(90)
  })

  test('loses no more in the month after a step than was said', () => {
    const unsaid = advice.steps.filter(({ day, said }) => {
      const month = advice.days.slice(day + 1, day + 31)
      const sent = month.reduce((sum, each) => sum + each.sent, 0)
      return lostIn(advice, day + 1, day + 31) > said * sent
    })
    expect(unsaid.map(({ to }) => to)).toEqual(title === UNKNOWN_SERVER ? ['quarantine'] : [])
    for (const { strangers } of unsaid) expect(strangers).toBeGreaterThanOrEqual(900)
  })

  test('loses no more in the year than by the timetable', () => {
    expect(lostIn(advice)).toBeLessThanOrEqual(lostIn(timetable))
  })

  test('advises nothing more at the end', () => expect(advice.advice.at(-1)?.step).toBe('done'))
})

test('most domains reject sooner than by the timetable, and lose less than half', () => {
  const sum = (of: 'advice' | 'timetable') => years.reduce((total, each) => total + lostIn(each[of]), 0)
  const sooner = years.filter(({ advice, timetable }) => rejectsFrom(advice)! < rejectsFrom(timetable)!)
  expect(sooner.length).toBeGreaterThanOrEqual(10)
  expect(sum('advice')).toBeLessThan(sum('timetable') / 2)
})

test('mail of a new service that is refused is asked about, then to be fixed, and over once it is repaired', () => {
  const { advice } = years.find(({ title }) => title === 'a service that is added in June')!.advice
  const after = advice.filter(({ day }) => day >= 150).map(({ step }) => step)
  expect(after.slice(0, 2)).toEqual(['ask', 'fix'])
  expect(after.indexOf('done')).toBeLessThan(6)
  expect(after.slice(after.indexOf('done')).every((step) => step === 'done')).toBe(true)
})
