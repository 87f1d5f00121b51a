import { expect, test } from 'vitest'
import { german as germanData } from '../../../../../data/placement/german.ts'
import { genericProvider, placementProviders } from '../../../../../data/placement/providers.ts'
import { adviceOf } from '../../advice.ts'
import { delivered, foundIn, rowsOf, seedOf } from '../../fixtures/rows.ts'
import { verdictOf } from '../../report.ts'
import type { Summary } from '../../report-types.ts'
import { rowOf } from '../../row.ts'
import { beginSeed, type SeedProgress } from '../../seed-state.ts'
import type { Tab } from '../../types.ts'
import { adviceTexts } from '../advice.ts'
import { filterTexts } from '../filters.ts'
import { placementTextsIn } from '../index.ts'
import { microsoftWords } from '../microsoft.ts'
import { placeNotes, tabNames, troubles } from '../rows.ts'
import { verdictTitles } from '../verdict.ts'
import { adviceTexts as germanAdvice } from './advice.ts'
import { filterTexts as germanFilters } from './filters.ts'
import { microsoftWords as germanMicrosoft } from './microsoft.ts'
import * as germanRows from './rows.ts'
import { verdictTitles as germanTitles } from './verdict.ts'

/** Sentences that are the same in both languages, and why. */
const same = new Set<string>([])

const keys = (table: object) => Object.keys(table).toSorted()
const [en, de] = [placementTextsIn('en'), placementTextsIn('de')]

function differs(english: string, german: string) {
  expect(german).not.toBe('')
  if (!same.has(english)) expect(german).not.toBe(english)
  expect(german).not.toMatch(/undefined|NaN|\[object/)
}

test('the same codes in both languages', () => {
  expect(keys(germanAdvice)).toEqual(keys(adviceTexts))
  expect(keys(germanFilters)).toEqual(keys(filterTexts))
  expect(keys(germanTitles)).toEqual(keys(verdictTitles))
  expect(keys(germanRows.troubles)).toEqual(keys(troubles))
  expect(keys(germanRows.placeNotes)).toEqual(keys(placeNotes))
  expect(keys(germanRows.tabNames)).toEqual(keys(tabNames))
  expect(keys(germanMicrosoft.tables)).toEqual(keys(microsoftWords.tables))
  expect(keys(germanMicrosoft.compauthReasons)).toEqual(keys(microsoftWords.compauthReasons))
  for (const [name, table] of Object.entries(microsoftWords.tables)) {
    const german = germanMicrosoft.tables[name as keyof typeof microsoftWords.tables]
    expect(keys(german), name).toEqual(keys(table))
  }
})

const facts = (n: number) => ({
  providers: ['Gmail', 'GMX', 'Orange', 'Libero', 'AOL Mail'].slice(0, n),
  count: n,
  methods: ['spf', 'dkim'].slice(0, n),
  lists: ['list.example'],
  ips: ['192.0.2.1'],
  reasons: [],
  seconds: 400 * n,
})

test.each([1, 2, 5])('advice on %s mailboxes', (n) => {
  for (const code of Object.keys(adviceTexts) as (keyof typeof adviceTexts)[]) {
    const [english, german] = [en.adviceText(code, facts(n)), de.adviceText(code, facts(n))]
    differs(english.title, german.title)
    differs(english.why, german.why)
    expect(german.steps).toHaveLength(english.steps.length)
    for (const [at, step] of english.steps.entries()) differs(step, german.steps[at]!)
    // Paths to checkers are the same.
    const paths = (steps: string[]) => steps.join(' ').match(/\/[a-z-]+/g)
    expect(paths(german.steps)).toEqual(paths(english.steps))
  }
})

test.each(Object.keys(filterTexts) as (keyof typeof filterTexts)[])('a filter: %s', (code) => {
  for (const verdict of ['spam', 'clean', null] as const) {
    for (const unsure of [true, false]) {
      differs(en.filterText(code, { verdict, unsure }), de.filterText(code, { verdict, unsure }))
    }
  }
})

const microsoftValues: [string, string][] = [
  ...Object.entries(microsoftWords.tables).flatMap(([name, table]) =>
    Object.keys(table).map((value): [string, string] => [name, value]),
  ),
  ...['0', '3', '7', '9'].map((value): [string, string] => ['BCL', value]),
  ...keys(microsoftWords.compauthReasons).map((reason): [string, string] => ['compauth', `fail ${reason}00`]),
  ['compauth', 'none'],
  ['SFTY', '9.1'],
  ['two SCL', '1, 5'],
  ['dest and SCL', 'I, 9'],
  ['CAT', 'ZZZ'],
]

test.each(microsoftValues)('Microsoft: %s %s', (name, value) => {
  differs(en.microsoftText(name, value), de.microsoftText(name, value))
  if (value !== 'ZZZ') expect(de.microsoftText(name, value)).not.toContain('erklärt Microsoft nicht')
})

const tabs: Tab[] = ['inbox', 'promotions', 'updates', 'social', 'forums', 'other', 'spam']
const trouble = (code: keyof typeof troubles) => ({ code, detail: '', final: false })
const states: SeedProgress[] = [
  beginSeed(),
  beginSeed(0),
  ...(Object.keys(troubles) as (keyof typeof troubles)[]).flatMap((code): SeedProgress[] => [
    { ...beginSeed(0), trouble: trouble(code) },
    { ...beginSeed(0), state: 'unreachable', trouble: trouble(code) },
  ]),
  { ...beginSeed(0), state: 'unreachable' },
  { ...beginSeed(0), state: 'missing', missingSince: 1_800_000 },
  { ...beginSeed(0), state: 'rejected' },
  ...tabs.map(delivered),
  ...tabs.map((tab): SeedProgress => ({ ...delivered(tab), state: 'late', copies: tabs.indexOf(tab) })),
  ...(Object.keys(placeNotes) as (keyof typeof placeNotes)[]).map(
    (placeNote): SeedProgress => ({ ...delivered('other'), found: { ...foundIn('other'), placeNote } }),
  ),
]

test.each(states.map((progress, at) => [at, progress] as const))('a row: state %s', (_, progress) => {
  const given = { seed: seedOf(1), progress, headers: null, ptr: null, blacklists: null }
  differs(rowOf(given).note, rowOf(given, 'de').note)
})

test('a row that was moved, in German', () => {
  const rechecks = [{ at: 360_000, tab: 'spam' as const, folder: 'Junk', placeNote: null }]
  const given = { seed: seedOf(1), headers: null, ptr: null, blacklists: null }
  expect(rowOf({ ...given, progress: { ...delivered('inbox'), rechecks } }, 'de').note).toBe(
    'Als Spam abgelegt, im Ordner „Junk“. Zuerst lag sie im Posteingang und wurde innerhalb von 5 Minuten verschoben.',
  )
})

const reports = [
  ['gmail: unreachable'],
  ['gmail: missing'],
  ['gmail: missing missing'],
  ['gmail: spam', 'gmx: spam'],
  ['gmail: spam'],
  ['gmail: inbox'],
  ['gmail: inbox', 'gmx: inbox'],
  ['gmail: promotions', 'gmx: updates'],
  ['gmail: promotions', 'gmx: inbox'],
  ['gmail: inbox', 'gmx: missing'],
  ['gmail: inbox', 'gmx: spam'],
  ['gmail: inbox inbox inbox inbox promotions pending', 'gmx: spam missing unreachable'],
]

test.each(reports)('verdict and advice of %s', (...lines) => {
  const rows = rowsOf(...lines)
  const [english, german] = [verdictOf(rows), verdictOf(rows, 'de')]
  expect(german?.level).toBe(english?.level)
  differs(english!.title, german!.title)
  differs(english!.text, german!.text)
  expect(adviceOf(rows, 'de').map(({ mailboxes }) => mailboxes)).toEqual(
    adviceOf(rows).map(({ mailboxes }) => mailboxes),
  )
})

test('a verdict in German has the counts of the English one', () => {
  expect(verdictOf(rowsOf('gmail: inbox inbox inbox inbox', 'gmx: spam missing'), 'de')).toEqual({
    level: 'bad',
    title: 'gmx legt die Mail als Spam ab, und bei gmx kam sie nicht an',
    text: 'In 4 von 6 Postfächern liegt sie im Posteingang. Das sind 67 %; bei 6 Postfächern kann der wahre Anteil zwischen 30 % und 90 % liegen. Diese Postfächer liest niemand, also fehlt darin, was Ihre Empfänger mit der Mail tun. In 1 liegt sie im Spam-Ordner, in 1 kam sie nicht an.',
  })
})

const summary = (given: Partial<Summary>): Summary => {
  return { inbox: 0, tabs: 0, spam: 0, missing: 0, pending: 0, unknown: 0, total: 0, ...given }
}

test('comparison and alerts', () => {
  const [was, is] = [summary({ inbox: 4, total: 4 }), summary({ inbox: 1, spam: 3, total: 4 })]
  for (const change of ['better', 'worse', 'same', 'unclear'] as const) {
    differs(en.comparedText(change, was, is), de.comparedText(change, was, is))
  }
  for (const [one, other] of [
    [null, is],
    [was, null],
    [summary({}), is],
    [was, summary({})],
  ] as const) {
    differs(en.comparedText('unclear', one, other), de.comparedText('unclear', one, other))
  }
  for (const [english, german] of [
    [en.spamAlert('GMX', was, is), de.spamAlert('GMX', was, is)],
    [en.dropAlert(was, is), de.dropAlert(was, is)],
    [en.silenceAlert('News', 1.5), de.silenceAlert('News', 1.5)],
    [en.silenceAlert('News', 25), de.silenceAlert('News', 25)],
  ] as const) {
    differs(english.title, german.title)
    differs(english.text, german.text)
  }
  differs(en.markerHint('pp1'), de.markerHint('pp1'))
})

test('every provider has its German sentence, and nothing stands there for none', () => {
  const all = [...placementProviders, genericProvider]
  const signIns = new Set(all.map(({ signIn }) => signIn).filter((text) => text !== ''))
  expect(keys(germanData.signIn)).toEqual([...signIns].toSorted())
  for (const { region } of all) expect(germanData.regions).toHaveProperty([region])
  expect(germanData.names).toHaveProperty([genericProvider.name])
})
