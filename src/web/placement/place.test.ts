import { describe, expect, test } from 'vitest'
import { listText } from './open/seed-list-text.ts'
import { duration, placeOf, plusAddress } from './place.ts'

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
  expect(placeOf({ status, tab })).toBe(place)
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
