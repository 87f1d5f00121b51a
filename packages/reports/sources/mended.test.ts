import { expect, test } from 'vitest'
import { emptyReport, rowOf } from './labelled.fixture.ts'
import { summarize } from './summary.ts'
import { adviceOf } from './words.ts'

/** A sender that failed on some days and passed on others, by one address each; `later`: the address of the mail that passes. */

const SENDGRID = { passes: '@/s1:pass em1234.@:pass', fails: '@/s1:fail em1234.@:softfail' }
const OWN = { passes: '@/mail2024:pass @:pass', fails: '@/mail2024:fail @:softfail' }

type Days = { fails: number[]; passes: number[]; later?: string }

function judge(rows: { passes: string; fails: string }, { fails, passes, later = '198.51.100.10' }: Days) {
  const policy = { p: 'none', adkim: 'r', aspf: 'r' }
  const reportOf = (day: number, address: string, tail: string) => ({
    ...emptyReport('google', day, policy, 'example.com'),
    rows: [rowOf(`${address} 50 ${tail}`, 'example.com').row],
  })
  const reports = [
    ...fails.map((day) => reportOf(day, '198.51.100.10', rows.fails)),
    ...passes.map((day) => reportOf(day, later, rows.passes)),
  ]
  const { sources, next } = summarize(reports)[0]!
  const found = sources.find(({ mended }) => mended !== null) ?? sources.find(({ broken }) => broken !== null)
  return { mended: found?.mended ?? null, verdict: found?.verdict, loses: next.loses, found }
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step)

const weekdays = range(1, 22).filter((day) => day % 7 > 0)
const failsThenPasses = { fails: range(0, 10), passes: range(10, 20) }

test.each<[title: string, rows: typeof OWN, days: Days, mended: string | null]>([
  ['daily mail, a week ago', SENDGRID, { fails: range(0, 10), passes: range(10, 17) }, '2026-10-10'],
  ['daily mail, six days ago', SENDGRID, { fails: range(0, 10), passes: range(10, 16) }, null],
  ['weekly mail, two issues ago', SENDGRID, { fails: [0, 7, 14], passes: [21, 28] }, '2026-10-15'],
  ['weekly mail, one issue ago', SENDGRID, { fails: [0, 7, 14], passes: [21] }, null],
  ['a weekly job that fails next to daily mail', SENDGRID, { fails: [0, 7, 14], passes: weekdays }, null],
  ['a fault on one day, two weeks ago', SENDGRID, { fails: [3], passes: range(4, 18) }, null],
  ['a fault on one day, three weeks ago', SENDGRID, { fails: [3], passes: range(4, 25) }, '2026-10-04'],
  ['nothing since', SENDGRID, { fails: range(0, 10), passes: [] }, null],
  ['an own server', OWN, failsThenPasses, '2026-10-10'],
  ['an own server, and only another one since', OWN, { ...failsThenPasses, later: '198.51.100.11' }, null],
])('%s', (_, rows, days, mended) => {
  const { found, loses, ...rest } = judge(rows, days)
  if (mended === null) expect(rest.mended).toBeNull()
  else {
    expect(rest).toEqual({ mended, verdict: 'in-order' })
    expect(loses).toBe(0)
    expect(adviceOf(found!)).toEqual({
      code: 'reports.todo.mended',
      facts: { name: found!.name.name, day: Date.parse(mended) },
    })
  }
})
