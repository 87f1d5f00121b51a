import { say } from '@postproof/messages/say'
import type { DomainSummary, Source } from '@postproof/reports'
import { expect, test } from 'vitest'
import type { ReporterDays } from './notices.ts'
import { noticesNow, type SeenNow } from './notices-now.ts'

/** What notices that were told before say now: whether they hold, and nothing that the sources or the next step deny. */

type Given = Partial<Pick<Source, 'side' | 'verdict' | 'broken' | 'messages' | 'passed'>>

const source = ({ messages = 100, passed = 100, ...given }: Given = {}): Source =>
  ({
    name: {
      ...{ id: null, name: 'Mailer', kind: 'other', certainty: 'likely' },
      evidence: { by: 'dkim', value: 'mailer.example' },
    },
    why: 'aligned',
    ...{ side: 'yours', verdict: 'in-order', broken: null, messages, passed },
    ...{ affected: [], busiest: [], dkimAligned: 60, returnPath: null },
    failures: {
      ...{ elsewhere: 0, inexact: 0, nothing: messages - passed, untold: 0 },
      ...{ elsewhereAs: [], inexactAs: [] },
    },
    ...given,
  }) as unknown as Source

const failing = source({ verdict: 'broken', broken: 'both', passed: 60 })
const unclear = source({ side: 'unclear', verdict: 'unclear', passed: 0 })

type Seen = {
  sources?: Source[]
  next?: [step: string, now: string, to: string | null]
  shown?: [step: string, now: string, to: string | null]
  reporters?: ReporterDays[]
  senders?: [string, boolean][]
}

const step = ([name, now, to]: NonNullable<Seen['next']>) =>
  ({ step: name, now, to, loses: 0 }) as unknown as DomainSummary['next']

function now({ sources = [], next = ['wait', 'none', null], shown, reporters = [], senders = [] }: Seen) {
  const summary = { domain: 'shop.example', sources, next: step(next) } as unknown as DomainSummary
  const seen: SeenNow = {
    summary,
    shown: { next: step(shown ?? next) },
    reporters,
    senders: new Map(senders),
  }
  return seen
}

const told = (key: string) => [{ key, name: 'Mailer', at: new Date(0), over_at: null }]

const days = (reporter: string, last_day: string, count = 20): ReporterDays => ({
  reporter,
  days: count,
  last_day,
})

test.each<[string, string, Seen, boolean, RegExp]>([
  ['a new source', 'source/mailer', { sources: [source()] }, true, /Mailer sends as your domain now: 100/],
  ['one that fails, by its figures of today', 'failing/mailer', { sources: [failing] }, true, /40 of 100/],
  ['an unclear source', 'source/mailer', { sources: [unclear] }, true, /unclear whether/],
  ['a source that is gone', 'source/mailer', {}, false, /no mail from Mailer/],
  [
    'a source that only strangers and forwarders have now',
    'source/mailer',
    { sources: [source({ side: 'forwarded', verdict: 'forwarded' })] },
    false,
    /no mail from Mailer/,
  ],
  [
    'one that passes again',
    'failing/mailer',
    { sources: [source({ passed: 99 })] },
    false,
    /^99 of 100.*passed/,
  ],
  [
    'one about which the owner decided',
    'source/mailer',
    { sources: [source({ side: 'unclear', verdict: 'stranger' })], senders: [['mailer', false]] },
    false,
    /You said that Mailer is not yours/,
  ],
  [
    'one that the owner confirmed',
    'failing/mailer',
    { sources: [source({ side: 'unclear', verdict: 'never-aligned' })], senders: [['mailer', true]] },
    false,
    /You said that Mailer is yours/,
  ],
  [
    'a silent reporter',
    'silent/two',
    { reporters: [days('one', '2026-11-20'), days('Two', '2026-10-01')] },
    true,
    /^Two has sent no report since 1 Oct 2026/,
  ],
  [
    'a reporter that is back',
    'silent/two',
    { reporters: [days('one', '2026-11-20'), days('Two', '2026-11-19')] },
    false,
    /^Two reports again. Its last report is about 19 Nov 2026/,
  ],
  ['a policy', 'ready/quarantine', { next: ['ready', 'none', 'quarantine'] }, true, /can go to p=quarantine/],
  [
    'a policy that something breaks now',
    'ready/quarantine',
    { next: ['fix', 'none', 'quarantine'] },
    false,
    /no longer support/,
  ],
  [
    'a policy that the period on the page does not support',
    'ready/quarantine',
    { next: ['ready', 'none', 'quarantine'], shown: ['fix', 'none', 'quarantine'] },
    false,
    /no longer support/,
  ],
  [
    'a policy that is published',
    'ready/quarantine',
    { next: ['ready', 'quarantine', 'reject'] },
    false,
    /Your policy is p=quarantine now/,
  ],
  ['a stricter one', 'ready/quarantine', { next: ['done', 'reject', null] }, false, /p=reject now/],
])('%s', (_, key, seen, current, says) => {
  const [notice] = noticesNow(told(key), now(seen))
  expect(notice!.current).toBe(current)
  expect(say('en', notice!.says)).toMatch(says)
})

test('a reporter without any report left is not shown', () => {
  expect(noticesNow(told('silent/two'), now({ reporters: [days('one', '2026-11-20')] }))).toEqual([])
})

test('a source that fails in another way keeps its advice, though its mail passes', () => {
  const unsigned = source({ verdict: 'broken', broken: 'dkim' })
  const [notice] = noticesNow(told('failing/mailer'), now({ sources: [unsigned] }))
  expect(notice).toMatchObject({ current: false, sender: 'mailer' })
  expect(say('en', notice!.advice!)).toContain('40 of 100 messages from Mailer pass only by SPF')
})
