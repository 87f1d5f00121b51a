import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import type { PublishedPolicy } from '../types.ts'
import { reportsOf, scenarios } from './labelled.fixture.ts'
import { type Lost, nextStepOf } from './outlook.ts'
import { summarize } from './summary.ts'
import { verdictOfConfirmed, verdictOfOwn } from './verdict.ts'
import { nextMessage } from './words.ts'

const counts = (messages: number, passed: number, dkimAligned: number, spfAligned: number, spfFails = 0) => ({
  ...{ messages, passed, dkimAligned, spfAligned, spfFails },
})

describe('a source that is the owner’s', () => {
  test.each([
    ['passes by both', counts(100, 100, 100, 100), 'in-order', null],
    ['passes by DKIM, with the service’s return path', counts(100, 100, 100, 0), 'in-order', null],
    ['passes by SPF alone', counts(100, 100, 0, 100), 'broken', 'dkim'],
    ['lacks a few signatures', counts(100, 100, 96, 100), 'in-order', null],
    ['lacks many signatures', counts(100, 100, 90, 100), 'broken', 'dkim'],
    ['is not in the SPF record', counts(100, 100, 100, 0, 100), 'broken', 'spf'],
    ['is in the SPF record but for a few', counts(100, 100, 100, 96, 4), 'in-order', null],
    ['fails once in a hundred', counts(100, 99, 99, 100), 'in-order', null],
    ['fails often', counts(100, 90, 90, 90), 'broken', 'both'],
    ['fails always', counts(100, 0, 0, 0, 100), 'broken', 'both'],
    ['lacks one signature of seven', counts(7, 7, 6, 7), 'in-order', null],
    ['lacks three signatures of seven', counts(7, 7, 4, 7), 'broken', 'dkim'],
    ['fails once of forty', counts(40, 39, 39, 39), 'in-order', null],
    ['fails twice of five', counts(5, 3, 3, 3), 'unclear', null],
    ['fails twice of two', counts(2, 0, 0, 0), 'unclear', null],
    ['has two messages, both by SPF alone', counts(2, 2, 0, 2), 'unclear', null],
    ['has one message, in order', counts(1, 1, 1, 1), 'in-order', null],
    ['has no message', counts(0, 0, 0, 0), 'in-order', null],
  ])('%s', (_, given, verdict, broken) => {
    expect(verdictOfOwn(given)).toMatchObject({ verdict, broken })
  })
})

test.each([
  ['mailchimp', 'broken', 'both'],
  ['amazon-ses', 'broken', 'both'],
  ['docusign', 'broken', 'both'],
  ['zoom', 'never-aligned', null],
  ['calendly', 'never-aligned', null],
  // A domain of others may be a service that cannot sign as the owner's domain.
  [null, 'never-aligned', null],
])('%s, confirmed and without a pass', (id, verdict, broken) => {
  expect(verdictOfConfirmed({ id, kind: 'other' })).toMatchObject({ verdict, broken })
})

test.each(['unknown', 'network', 'own'] as const)('a server (%s), confirmed, can be set up', (kind) => {
  expect(verdictOfConfirmed({ id: null, kind })).toMatchObject({ verdict: 'broken', broken: 'both' })
})

const policy = (p: string | null): PublishedPolicy => ({
  ...{ p, sp: null, np: null, adkim: null, aspf: null, pct: null, fo: null, testing: null },
  discoveryMethod: null,
})
const lost = (changed: Partial<Lost> = {}): Lost => ({
  ...{
    messages: 0,
    of: 10_000,
    yours: 0,
    broken: 0,
    mended: 0,
    unclear: 0,
    forwarded: 0,
    strangers: 0,
    from: [],
  },
  ...changed,
})
const ENOUGH = { days: 30, policyDays: 14, reporters: 3 }

describe('the next step', () => {
  test.each([
    ['none', ENOUGH, lost(), 'ready', 'Publish p=quarantine'],
    ['quarantine', ENOUGH, lost(), 'ready', 'Publish p=reject'],
    ['reject', ENOUGH, lost(), 'done', 'Your policy is p=reject'],
    ['reject', ENOUGH, lost({ strangers: 5_000 }), 'done', 'Your policy is p=reject'],
    ['reject', ENOUGH, lost({ yours: 11, broken: 11 }), 'fix', 'p=reject refuses their mail'],
    ['reject', ENOUGH, lost({ unclear: 11 }), 'ask', 'Find out now'],
    ['none', ENOUGH, lost(), 'ready', 'less often than once in 30 days'],
    // Quarantine was published three days ago.
    ['quarantine', { ...ENOUGH, policyDays: 3 }, lost(), 'wait', '14 days under p=quarantine'],
    [
      'quarantine',
      { ...ENOUGH, policyDays: 3 },
      lost({ yours: 11, broken: 11 }),
      'fix',
      'Stay at p=quarantine',
    ],
    [null, ENOUGH, lost(), 'unknown', 'The reports do not say which policy'],
    ['none', { ...ENOUGH, policyDays: 13 }, lost(), 'wait', 'Collect reports of 1 more day:'],
    ['none', { ...ENOUGH, reporters: 2 }, lost(), 'wait', 'Collect reports of 1 more receiver:'],
    [
      ...(['none', { days: 1, policyDays: 1, reporters: 1 }, lost(), 'wait'] as const),
      'Collect reports of 13 more days and reports of 2 more receivers: a step needs 14 days under p=none and 3 receivers.',
    ],
    ['none', ENOUGH, lost({ yours: 11, broken: 11 }), 'fix', 'Stay at p=none'],
    [
      'none',
      { days: 1, policyDays: 1, reporters: 1 },
      lost({ yours: 11, broken: 11 }),
      'fix',
      'Stay at p=none',
    ],
    ['none', ENOUGH, lost({ yours: 10, broken: 10 }), 'ready', 'Publish p=quarantine'],
    // Senders in order lose a few: receivers err.
    ['none', ENOUGH, lost({ yours: 90 }), 'ready', 'Publish p=quarantine'],
    ['none', ENOUGH, lost({ unclear: 11 }), 'ask', 'Before p=quarantine'],
    ['none', ENOUGH, lost({ strangers: 5_000 }), 'ready', 'Publish p=quarantine'],
    ['none', ENOUGH, lost({ forwarded: 5_000 }), 'ready', 'Publish p=quarantine'],
    // Strangers do not make the owner's losses small.
    ['none', ENOUGH, lost({ of: 10_000, strangers: 9_900, yours: 5, broken: 5 }), 'fix', 'Stay at p=none'],
  ] as const)('p=%s, %o: %o', (p, seen, losses, step, said) => {
    const next = nextStepOf(policy(p), seen, losses)
    expect(next.step).toBe(step)
    expect(say('en', nextMessage(next))).toContain(said)
  })
})

test('the owner’s no makes an unclear source a stranger, and changes no other', () => {
  const named = scenarios.map((scenario) => {
    const { reports } = reportsOf(scenario)
    const before = summarize(reports)[0]!.sources
    const all = new Set(before.flatMap(({ name }) => [name.id ?? '', name.name.toLowerCase()]))
    const after = summarize(reports, { denied: all })[0]!.sources
    return before.map(
      (source, at) => [source.verdict, source.side, after[at]!.verdict, after[at]!.why] as const,
    )
  })
  const pairs = named.flat()
  expect(pairs.filter(([, side]) => side === 'unclear').length).toBeGreaterThan(0)
  for (const [was, side, is, why] of pairs)
    expect([is, why === 'denied']).toEqual(side === 'unclear' ? ['stranger', true] : [was, false])
})

test('the days of a source add up to it', () => {
  for (const source of scenarios.flatMap((each) => summarize(reportsOf(each).reports)[0]!.sources)) {
    expect(source.byDay.reduce((sum, { messages }) => sum + messages, 0)).toBe(source.messages)
    expect(source.byDay.reduce((sum, { passed }) => sum + passed, 0)).toBe(source.passed)
  }
})
