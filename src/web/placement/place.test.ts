import { describe, expect, test } from 'vitest'
import { listText } from './open/seed-list-text.ts'
import { areMixed, duration, laneOf, placeOf, plusAddress, secondLooks, stageOf } from './place.ts'

const number = (value: number) => String(Math.round(value * 10) / 10)

test.each([
  ['delivered', 'inbox', 'inbox'],
  ['delivered', null, 'other'],
  ['late', 'spam', 'spam'],
  ['missing', 'missing', 'missing'],
  ['rejected', null, 'rejected'],
  ['pending', null, 'pending'],
  ['unreachable', null, 'unreachable'],
] as const)('%s with %s is shown as %s', (status, tab, place) => {
  expect(placeOf({ status, tab, tagged: false })).toBe(place)
})

test('mail in the inbox that its server marked is shown as such', () => {
  expect(placeOf({ status: 'delivered', tab: 'inbox', tagged: true })).toBe('tagged')
})

test.each([
  ['delivered', 'inbox', 'inbox'],
  ['late', 'inbox', 'inbox'],
  ['delivered', 'promotions', 'tabs'],
  ['delivered', 'forums', 'tabs'],
  ['delivered', 'other', 'tabs'],
  ['delivered', 'spam', 'spam'],
  ['delivered', null, null],
  ['pending', null, null],
  ['missing', 'missing', null],
  ['rejected', 'missing', null],
  ['unreachable', null, null],
] as const)('%s with %s lies in the lane %s', (status, tab, lane) => {
  expect(laneOf({ status, tab })).toBe(lane)
})

test.each([
  ['draft', 12, 'draft'],
  ['waiting', 12, 'waiting'],
  ['collecting', 12, 'arriving'],
  ['collecting', 1, 'arriving'],
  ['collecting', 0, 'answered'],
  ['completed', 0, 'confirmed'],
  ['expired', 12, 'expired'],
] as const)('%s with %d pending is %s', (status, pending, stage) => {
  const summary = { inbox: 0, tabs: 0, tagged: 0, spam: 0, missing: 0, pending, unknown: 0, total: 12 }
  expect(stageOf({ status, summary })).toBe(stage)
})

test('confirmed is what was looked at again where it arrived', () => {
  const looks = [{ at: '2026-11-24T02:12:00Z', tab: 'inbox', folder: 'INBOX' } as const]
  const rows = [
    { status: 'delivered', rechecks: looks },
    { status: 'late', rechecks: [] },
    { status: 'missing', rechecks: [] },
    { status: 'unreachable', rechecks: [] },
  ] as const
  expect(secondLooks(rows.map((row) => ({ ...row, rechecks: [...row.rechecks] })))).toEqual({
    found: 2,
    looked: 1,
  })
})

test.each([
  [[true, true], false],
  [[false, false], false],
  [[true, false], true],
  [[], false],
])('of %o what is simulated is named one by one: %s', (all, mixed) => {
  expect(areMixed(all.map((simulated) => ({ simulated })))).toBe(mixed)
})

test.each([
  [0, '< 1 s'],
  [1.42, '1.4 s'],
  [-3, '-3 s'],
  [61.7, '62 s'],
  [180, '3 min'],
  [9000, '2.5 h'],
])('%d seconds are %s', (seconds, said) => {
  expect(duration(seconds, number)).toBe(said)
})

test.each([
  ['anna@example.org', 'anna+m1@example.org'],
  ['"a@b"@example.org', '"a@b"+m1@example.org'],
  ['broken', 'broken'],
])('the marker in %s', (address, plus) => {
  expect(plusAddress(address, 'm1')).toBe(plus)
})

describe('the list to copy', () => {
  const seeds = [
    { name: 'Mail, "plain"', address: 'a@one.example' },
    { name: '=1+1', address: 'b@two.example' },
  ]
  test.each([
    ['lines', 'a@one.example\nb@two.example'],
    ['comma', 'a@one.example, b@two.example'],
    ['semicolon', 'a@one.example; b@two.example'],
    ['csv', 'name,address\n"Mail, ""plain""","a@one.example"\n"\'=1+1","b@two.example"'],
  ] as const)('as %s', (form, text) => {
    expect(listText(seeds, form, 'name,address')).toBe(text)
  })
})
