import { sayIn } from '@postproof/messages/say'
import type { PolicyChange } from '@postproof/records/record/report'
import { expect, test } from 'vitest'
import { effectOf, policyChanges } from './messages.ts'

const range = (at: number) => `192.0.2.${at}/32`
const none = { ranges: [], ipv4: '0', ipv6: '0' }
const six = { ranges: [1, 2, 3, 4, 5, 6].map(range), ipv4: '6', ipv6: '0' }
const all = { ranges: ['0.0.0.0/0'], ipv4: '4294967296', ipv6: '0' }

test.each([
  [
    'nobody',
    { stops: none, starts: none, open: false },
    ['No address that passes today would stop passing.'],
  ],
  [
    'some, and others',
    { stops: six, starts: six, open: true },
    [
      'These addresses pass today and would stop passing: 192.0.2.1, 192.0.2.2, 192.0.2.3, 192.0.2.4 and others (6 IPv4 in total).',
      'These addresses would start passing: 192.0.2.1, 192.0.2.2, 192.0.2.3, 192.0.2.4 and others (6 IPv4 in total).',
      'Terms that depend on the individual email are not counted here.',
    ],
  ],
  [
    'nearly all',
    { stops: all, starts: none, open: false },
    ['Nearly every address passes today and would stop passing: 4\u2009294\u2009967\u2009296 IPv4.'],
  ],
])('who stops and starts passing: %s', (_, effect, sentences) => {
  expect(effectOf(effect).map(sayIn('en'))).toEqual(sentences)
})

const changes: PolicyChange[] = (['domain', 'subdomains', 'unused-names'] as const).map((from) => ({
  from,
  by: null,
  before: 'none',
  after: 'reject',
}))
changes.push({ from: 'domain', by: 'spf', before: 'quarantine', after: 'none' })

test('what a policy changes is said once for all that it does the same to', () => {
  expect(policyChanges(changes, 'a.example').map(sayIn('en'))).toEqual([
    'Mail from a.example, subdomains of a.example and made-up subdomains of a.example for which neither SPF nor DKIM passes with a name of yours is delivered today and would be refused.',
    'Mail from a.example for which only SPF passes, with a name of yours other than the one in From, goes to spam today and would be delivered.',
  ])
  expect(policyChanges(changes, 'a.example').map(sayIn('de'))).toEqual([
    'Mail von a.example, Subdomains von a.example und erfundenen Subdomains von a.example, für die weder SPF noch DKIM mit einem Namen von Ihnen besteht, wird heute zugestellt und würde abgelehnt.',
    'Mail von a.example, für die nur SPF besteht, und zwar mit einem anderen Namen von Ihnen als dem im From, kommt heute in den Spam-Ordner und würde zugestellt.',
  ])
})
