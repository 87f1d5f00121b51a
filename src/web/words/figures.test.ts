import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { clock, figuresIn, tlsVersion } from './figures.ts'

const en = figuresIn('en')
const de = figuresIn('de')
const fr = figuresIn('fr')
const berlin = figuresIn('en', 'Europe/Berlin')

test.each([
  [en.number(6), '6'],
  [en.number(2.25), '2.3'],
  [de.number(2.25), '2,3'],
  [en.whole('4294967296'), '4,294,967,296'],
  [de.whole('4294967296'), '4.294.967.296'],
  [en.percent(0.000021), '0.0021%'],
  [de.percent(0.5), '50\u00a0%'],
  [en.inPercent('<1'), '<1%'],
  [de.inPercent('2,5'), '2,5\u00a0%'],
  [fr.inPercent(10), '10\u00a0%'],
  [en.size(999), '999 B'],
  [en.size(48211), '48.2 kB'],
  [de.size(2_500_000), '2,5 MB'],
  [fr.size(999), '999 o'],
  [fr.size(48_211), '48,2 ko'],
  [fr.size(2_500_000), '2,5 Mo'],
  [fr.whole('4294967296'), '4\u202f294\u202f967\u202f296'],
  [fr.percent(0.5), '50\u00a0%'],
  [clock(5), '0:05'],
  [clock(65), '1:05'],
  [clock(3600), '60:00'],
  [en.day('2026-11-21T23:30:00Z'), '21 Nov 2026'],
  [en.day('soon'), 'soon'],
  [de.day('2026-03-01T23:30:00Z'), '1. März 2026'],
  [berlin.day('2026-11-21T23:30:00Z'), '22 Nov 2026'],
  [en.dateTime('2026-11-21T02:28:24Z'), '21 Nov 2026, 02:28 UTC'],
  [en.dateTime('2026-11-21T23:59:59+02:00'), '21 Nov 2026, 21:59 UTC'],
  [de.dateTime('2026-11-21T02:28:24Z'), '21. Nov. 2026, 02:28 UTC'],
  [fr.dateTime('2026-11-21T02:28:24Z'), '21 nov. 2026, 02:28 UTC'],
  [figuresIn('fr', 'Europe/Paris').dateTime('2026-11-21T02:28:24Z'), '21 nov. 2026, 03:28 UTC+1'],
  [figuresIn('fr', 'America/New_York').dateTime('2026-11-21T02:28:24Z'), '20 nov. 2026, 21:28 UTC−5'],
  [berlin.dateTime('2026-11-21T02:28:24Z'), '21 Nov 2026, 03:28 UTC+1'],
  [berlin.dateTime('2026-07-21T02:28:24Z'), '21 Jul 2026, 04:28 UTC+2'],
  [figuresIn('en', 'Asia/Kolkata').dateTime('2026-11-21T02:28:24Z'), '21 Nov 2026, 07:58 UTC+5:30'],
  [figuresIn('en', 'Mars/Base').dateTime('2026-11-21T02:28:24Z'), '21 Nov 2026, 02:28 UTC'],
  [figuresIn('x-rtl').dateTime('2026-11-21T02:28:24Z'), '21 Nov 2026, 02:28 UTC'],
  [en.time('2026-11-21T02:12:24Z'), '02:12 UTC'],
  [berlin.time('2026-11-21T23:12:24Z'), '00:12 UTC+1'],
  [en.duration(59), '59 seconds'],
  [en.duration(3600), '1 hour'],
  [en.duration(5400), '90 minutes'],
  [de.duration(604_800), '7 Tage'],
  [en.duration(7001), '7001 seconds'],
  [en.took(999), '999 ms'],
  [en.took(1500), '1.5 s'],
  [de.took(12_000), '12,0 s'],
  [fr.duration(604_800), '7\u00a0jours'],
  [tlsVersion('TLSv1.3'), 'TLS 1.3'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})

test.each<[Language, number, string, string]>([
  ['en', 1500, 'usd', '$15'],
  ['en', 1550, 'usd', '$15.50'],
  ['en', 0, 'eur', '€0'],
  ['en', 123_456_789, 'eur', '€1,234,567.89'],
  ['en', 1500, 'jpy', '¥1,500'],
  ['en', -1999, 'usd', '-$19.99'],
  ['de', 1550, 'eur', '15,50\u00a0€'],
  ['fr', 123_456_789, 'eur', '1\u202f234\u202f567,89\u00a0€'],
])('in %s, %i of %s reads %s', (language, amount, currency, said) => {
  expect(figuresIn(language).money(amount, currency)).toBe(said)
})
