import { expect, test } from 'vitest'
import type { Status, TestResult } from '#contract/spam-test.ts'
import { linkGroups, linksWith, tallyOf } from './link-groups.ts'

type MailLink = TestResult['links'][number]

const link = (
  url: string,
  domain: string | null,
  status: Status = 'good',
  more: Partial<MailLink> = {},
): MailLink => ({
  url,
  domain,
  status,
  text: 'Read more',
  final_url: null,
  http_status: null,
  note: '',
  redirects: 0,
  listed_on: [],
  place: null,
  ...more,
})
const at = (line: number) => ({ place: { in: 'html' as const, line } })

test('the domain with the worst link comes first, then the one that is used most', () => {
  const groups = linkGroups([
    link('https://a.example/1', 'a.example'),
    link('https://b.example/1', 'b.example'),
    link('https://b.example/2', 'b.example'),
    link('https://c.example/1', 'c.example', 'warning'),
    link('https://d.example/1', 'd.example', 'no-data'),
    link('https://d.example/2', 'd.example', 'bad'),
  ])
  expect(groups.map(({ key }) => key)).toEqual(['d.example', 'c.example', 'b.example', 'a.example'])
  expect(groups[0]?.targets.map(({ url }) => url)).toEqual(['https://d.example/2', 'https://d.example/1'])
  expect(tallyOf(groups[0]!)).toEqual([
    ['bad', 1],
    ['no-data', 1],
  ])
})

test('a domain on a block list is a problem although its links answer', () => {
  const [first] = linkGroups([
    link('https://a.example/', 'a.example', 'warning'),
    link('https://b.example/', 'b.example', 'good', { listed_on: ['Spamhaus DBL'] }),
  ])
  expect(first).toMatchObject({ key: 'b.example', rank: 'bad', listedOn: ['Spamhaus DBL'] })
})

test('an address that is used several times is one target with all its texts and places', () => {
  const url = 'https://a.example/offer'
  const [group] = linkGroups([
    link(url, 'a.example', 'good', { text: 'To the offer', ...at(3) }),
    link(url, 'a.example', 'good', { text: url, ...at(7) }),
    link(url, 'a.example', 'good', { text: '', ...at(9) }),
    link(url, 'a.example', 'good', { text: 'To the offer', ...at(12) }),
    link(url, 'a.example', 'good', { text: 'www.bank.example', ...at(20) }),
  ])
  expect(group?.uses).toBe(5)
  expect(group?.targets).toHaveLength(1)
  // The address of someone else on a link is what a reader has to see.
  expect(group?.targets[0]?.texts).toEqual(['To the offer', 'www.bank.example'])
  expect(group?.targets[0]?.places.map(({ line }) => line)).toEqual([3, 7, 9, 12, 20])
})

test.each([
  ['mailto:ada@example.org', 'mailto:'],
  ['TEL:+49 30 1', 'tel:'],
  ['#top', ''],
  ['{{ unsubscribe }}', ''],
])('%s leads to no website and stands in a group of its kind', (url, key) => {
  expect(linkGroups([link(url, null)])[0]?.key).toBe(key)
})

test.each([
  ['offer autumn', ['https://a.example/autumn']],
  ['B.EXAMPLE', ['https://b.example/']],
  ['   ', ['https://a.example/autumn', 'https://b.example/']],
  ['nowhere', []],
])('looking for "%s" finds what has each word in text or address', (wanted, urls) => {
  const links = [
    link('https://a.example/autumn', 'a.example', 'good', { text: 'The Offer' }),
    link('https://b.example/', 'b.example'),
  ]
  expect(linksWith(links, wanted).map(({ url }) => url)).toEqual(urls)
})
