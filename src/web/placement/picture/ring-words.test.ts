import { expect, test } from 'vitest'
import type { PlacementSummary } from '#contract/placement.ts'
import { loadWords, wordsIn } from '#web/words/catalogs.ts'
import { countedOf } from '../place.ts'
import { arcsOf } from './arcs.ts'
import { ringWords } from './ring-words.ts'

const none: PlacementSummary = {
  inbox: 0,
  tabs: 0,
  tagged: 0,
  spam: 0,
  missing: 0,
  pending: 0,
  unknown: 0,
  total: 0,
}
const counts = (given: Partial<PlacementSummary>): PlacementSummary => {
  const total = Object.values(given).reduce((sum, count) => sum + count, 0)
  return { ...none, ...given, total }
}

const many = counts({ inbox: 4, tabs: 2, spam: 6 })
const single = counts({ inbox: 1, tabs: 1, spam: 1, missing: 1, pending: 1, unknown: 1 })
const marked = counts({ inbox: 5, tagged: 1 })
const noData = counts({ unknown: 2 })
const open = counts({ inbox: 3, pending: 9 })
const lost = counts({ missing: 12 })

test.each([
  ['en', many, '4 in, 2 in tabs, 6 spam', 12],
  ['en', single, '1 in, 1 in a tab, 1 spam, 1 missing, 1 waiting, 1 unavailable', 4],
  ['en', marked, '5 in, 0 in tabs, 0 spam, 1 marked as spam', 6],
  ['de', marked, '5 im Posteingang, 0 unter Tabs, 0 im Spam, 1 als Spam markiert', 6],
  ['fr', marked, '5 en réception, 0 sous un onglet, 0 en spam, 1 marqué comme spam', 6],
  ['en', noData, '0 in, 0 in tabs, 0 spam, 2 unavailable', 0],
  ['en', open, '3 in, 0 in tabs, 0 spam, 9 waiting', 3],
  ['en', lost, '0 in, 0 in tabs, 0 spam, 12 missing', 12],
  ['de', many, '4 im Posteingang, 2 unter Tabs, 6 im Spam', 12],
  ['de', single, '1 im Posteingang, 1 unter einem Tab, 1 im Spam, 1 fehlt, 1 wartet, 1 nicht verfügbar', 4],
  ['de', noData, '0 im Posteingang, 0 unter Tabs, 0 im Spam, 2 nicht verfügbar', 0],
  ['fr', many, '4 en réception, 2 sous des onglets, 6 en spam', 12],
  ['fr', single, '1 en réception, 1 sous un onglet, 1 en spam, 1 absent, 1 en attente, 1 illisible', 4],
  ['fr', noData, '0 en réception, 0 sous un onglet, 0 en spam, 2 illisibles', 0],
] as const)('in %s the ring of %o says "%s" with n = %d', async (language, summary, words, n) => {
  await loadWords(language, ['placement'])
  const said = ringWords(summary, wordsIn(language).placement.picture).map((each) => each.said)
  expect(said.join(', ')).toBe(words)
  expect(countedOf(summary)).toBe(n)
})

test('the ring draws what there is, clockwise from the top, and a whole as a whole', () => {
  expect(arcsOf(many).map(({ part }) => part)).toEqual(['inbox', 'tabs', 'spam'])
  expect(arcsOf(noData)).toEqual([
    { part: 'unknown', d: 'M 60.00 8.00 A 52 52 0 0 1 60.00 112.00 A 52 52 0 0 1 60.00 8.00' },
  ])
  // A half ends at the bottom, short of the other by half of the gap.
  const [first, second] = arcsOf(counts({ inbox: 1, spam: 1 })).map(({ d }) => d.split(' '))
  expect(first!.slice(-2).map(Number)).toEqual([61.31, 111.98])
  expect(second!.slice(1, 3).map(Number)).toEqual([58.69, 111.98])
  expect(arcsOf(none)).toEqual([])
})
