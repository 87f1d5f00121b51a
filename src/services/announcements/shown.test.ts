import { expect, test } from 'vitest'
import type { AnnouncementRow } from '#storage/announcements.ts'
import type { Database } from '#storage/db.ts'
import { createShownAnnouncements, type Reading } from './shown.ts'

const minute = 60_000
const row = (id: string, given: Partial<AnnouncementRow>): AnnouncementRow => ({
  ...{ id, level: 'information', audience: 'all', texts: { en: `${id} in English` }, link: null },
  ...{ starts_at: new Date(0), ends_at: null, created_at: new Date(0), ...given },
})

/** Over rows in memory; `reads` counts how often they were read. */
async function open(rows: AnnouncementRow[]) {
  const seen = { reads: 0 }
  const query = {
    selectAll: () => query,
    orderBy: () => query,
    execute: async () => {
      seen.reads++
      return rows
    },
  }
  const database = {
    db: { selectFrom: () => query },
    listen: async () => async () => {},
    notify: async () => {},
  }
  const time = { now: 10 * minute }
  const announcements = createShownAnnouncements(database as unknown as Database, { now: () => time.now })
  await announcements.watch()
  const shown = (given: Partial<Reading> = {}) =>
    announcements.shown({ language: 'en', isMember: false, dismissed: [], ...given })
  return {
    seen,
    time,
    shown,
    ids: (given?: Partial<Reading>) => shown(given).map(({ id }) => id),
    announcements,
  }
}

test('warnings come first; members read theirs; what a browser dismissed is left out', async () => {
  const { ids } = await open([
    row('news', {}),
    row('members', { audience: 'members' }),
    row('outage', { level: 'warning' }),
  ])
  expect(ids()).toEqual(['outage', 'news'])
  expect(ids({ isMember: true })).toEqual(['outage', 'news', 'members'])
  expect(ids({ dismissed: ['outage', 'none'] })).toEqual(['news'])
})

test.each([
  ['de', { en: 'Hello', de: 'Hallo' }, 'Hallo', 'de'],
  ['fr', { en: 'Hello', de: 'Hallo' }, 'Hello', 'en'],
  ['en', { de: 'Hallo', fr: 'Bonjour' }, 'Hallo', 'de'],
] as const)('whoever reads %s of %o reads "%s"', async (language, texts, text, own) => {
  const { shown } = await open([row('a', { texts })])
  expect(shown({ language })).toEqual([{ id: 'a', level: 'information', text, language: own, link: null }])
})

test('it begins and ends by the clock, without asking the database again', async () => {
  const { ids, time, seen } = await open([
    row('first', { ends_at: new Date(20 * minute) }),
    row('second', { starts_at: new Date(20 * minute), ends_at: new Date(30 * minute) }),
  ])
  const at = (now: number) => {
    time.now = now
    return ids()
  }
  expect([at(20 * minute - 1), at(20 * minute), at(30 * minute)]).toEqual([['first'], ['second'], []])
  expect(seen.reads).toBe(1)
})

test('the answer is the very same value until something changes', async () => {
  const { shown, announcements } = await open([row('a', {}), row('b', {})])
  const first = shown()
  expect(shown()).toBe(first)
  expect(shown({ isMember: true })).toBe(first)
  expect(shown({ dismissed: ['a'] })).toBe(shown({ dismissed: ['a'] }))
  expect(shown({ dismissed: ['a', 'b'] })).toBe(shown({ dismissed: ['b', 'a'] }))
  await announcements.changed()
  expect(shown()).not.toBe(first)
})
