import type { DomainSummary, Source } from '@postproof/reports'
import { expect, test } from 'vitest'
import { compareReports, type ReporterDays } from './notices.ts'

/** Which notices a summary of reports makes, and which of them are new. */

type Given = Partial<Pick<Source, 'side' | 'verdict' | 'broken' | 'messages' | 'passed'>>

const source = (name: string, { messages = 100, passed = 100, ...given }: Given = {}): Source => ({
  name: {
    ...{ id: null, name, kind: 'other', certainty: 'likely' },
    evidence: { by: 'dkim', value: name },
  },
  ...{ side: 'yours', verdict: 'in-order', broken: null, why: 'aligned', messages, passed },
  ...{ dkimAligned: 100, spfAligned: 0, spfFails: 0 },
  ...{
    first: null,
    last: null,
    reporters: 1,
    addresses: 1,
    busiest: [],
    affected: [],
    failures: {
      ...{ elsewhere: 0, inexact: 0, nothing: messages - passed, untold: 0 },
      ...{ elsewhereAs: [], inexactAs: [] },
    },
    returnPath: null,
    signatures: [],
    affectedUntil: null,
    mended: null,
    byDay: [],
  },
  ...given,
})

const summaryOf = (sources: Source[], step = 'wait', to: string | null = null) =>
  ({ domain: 'example.org', sources, next: { step, now: 'none', to } }) as unknown as DomainSummary

const keysOf = (
  sources: Source[],
  known: string[] = [],
  reporters: ReporterDays[] = [],
  step?: string,
  to?: string,
) =>
  compareReports(summaryOf(sources, step, to ?? null), reporters, new Set(known)).news.map(({ keys }) => keys)

test.each<[string, Source[], string[], string[][]]>([
  ['a new source', [source('Mailer')], [], [['source/mailer']]],
  ['a known source', [source('Mailer')], ['source/mailer'], []],
  ['a source with few messages', [source('Mailer', { messages: 9, passed: 9 })], [], []],
  ['a stranger', [source('Spammer', { side: 'stranger', verdict: 'stranger', passed: 0 })], [], []],
  [
    'mail that was passed on',
    [source('List', { side: 'forwarded', verdict: 'forwarded', passed: 0 })],
    [],
    [],
  ],
  [
    'an unclear source',
    [source('Partner', { side: 'unclear', verdict: 'unclear', passed: 0 })],
    [],
    [['source/partner']],
  ],
  [
    'a new source that fails, as one notice',
    [source('Mailer', { verdict: 'broken', broken: 'both', passed: 50 })],
    [],
    [['source/mailer', 'failing/mailer'], ['failing/mailer']],
  ],
  [
    'a known source that fails now',
    [source('Mailer', { verdict: 'broken', broken: 'both', passed: 50 })],
    ['source/mailer'],
    [['failing/mailer']],
  ],
  [
    'a known failure',
    [source('Mailer', { verdict: 'broken', broken: 'both', passed: 50 })],
    ['source/mailer', 'failing/mailer'],
    [],
  ],
  [
    'a source that SPF alone holds up',
    [source('Mailer', { verdict: 'broken', broken: 'dkim' })],
    ['source/mailer'],
    [],
  ],
  [
    'a failure of one in a hundred',
    [source('Mailer', { verdict: 'broken', broken: 'both', messages: 2000, passed: 1980 })],
    ['source/mailer'],
    [],
  ],
])('%s', (_, sources, known, keys) => {
  expect(keysOf(sources, known)).toEqual(keys)
})

test.each<[string, ReporterDays[], string[]]>([
  ['everybody reports', [day('a', 20, '2026-11-20'), day('b', 20, '2026-11-19')], []],
  ['one is silent for a week', [day('a', 20, '2026-11-20'), day('b', 20, '2026-11-13')], ['silent/b']],
  ['one is silent for six days', [day('a', 20, '2026-11-20'), day('b', 20, '2026-11-14')], []],
  ['one reported seldom', [day('a', 20, '2026-11-20'), day('b', 6, '2026-11-01')], []],
  ['all are silent together', [day('a', 20, '2026-11-01'), day('b', 20, '2026-11-01')], []],
  ['there are none', [], []],
])('reporters: %s', (_, reporters, keys) => {
  expect(keysOf([], [], reporters).map(([key]) => key)).toEqual(keys)
})

function day(reporter: string, days: number, last_day: string): ReporterDays {
  return { reporter, days, last_day }
}

test('a policy that may be stricter is told for each step', () => {
  expect(keysOf([], [], [], 'ready', 'quarantine')).toEqual([['ready/quarantine']])
  expect(keysOf([], ['ready/quarantine'], [], 'ready', 'quarantine')).toEqual([])
  expect(keysOf([], ['ready/quarantine'], [], 'ready', 'reject')).toEqual([['ready/reject']])
  expect(keysOf([], [], [], 'ask', 'quarantine')).toEqual([])
})

test('two entries of one sender, one that fails and one that passes: it fails', () => {
  const good = source('Mailer', { side: 'forwarded', verdict: 'forwarded' })
  const bad = source('Mailer', { verdict: 'broken', broken: 'both', passed: 50 })
  const known = new Set(['source/mailer', 'failing/mailer'])
  expect(compareReports(summaryOf([bad, good]), [], known)).toEqual({ news: [], renamed: [], over: [] })
})

test('what is over is told when it comes back', () => {
  const known = new Set(['source/mailer', 'failing/mailer', 'silent/b'])
  const reporters = [day('a', 20, '2026-11-20'), day('b', 20, '2026-11-20')]
  expect(compareReports(summaryOf([source('Mailer')]), reporters, known)).toEqual({
    news: [],
    renamed: [],
    over: ['failing/mailer', 'silent/b'],
  })
  // With one message in fifty still failing it is not over.
  const better = source('Mailer', { verdict: 'broken', broken: 'both', passed: 98 })
  expect(compareReports(summaryOf([better]), [], known).over).toEqual([])
})

test('a source that gets a name is the one that was known by its address', () => {
  const named = (given: Given = {}): Source => ({
    ...source('host.example', { side: 'unclear', verdict: 'unclear', passed: 0, ...given }),
    name: {
      ...{ id: null, name: 'host.example', kind: 'network', certainty: 'likely' },
      evidence: { by: 'reverse-name', value: 'mx.host.example' },
    },
    busiest: ['185.1.2.3', '185.1.2.4'],
  })
  const compared = compareReports(summaryOf([named()]), [], new Set(['source/185.1.2.4']))
  expect([compared.news, compared.renamed.map(({ keys }) => keys)]).toEqual([[], [['source/host.example']]])
  expect(keysOf([named()], ['source/185.1.2.9'])).toEqual([['source/host.example']])
  expect(keysOf([named()], ['source/host.example'])).toEqual([])

  const mended = named({ side: 'yours', verdict: 'in-order', passed: 100 })
  const known = new Set(['source/host.example', 'failing/185.1.2.3'])
  expect(compareReports(summaryOf([mended]), [], known).over).toEqual(['failing/185.1.2.3'])
})
