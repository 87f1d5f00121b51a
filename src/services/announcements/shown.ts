import type { Clock } from '@postproof/engine/world'
import type { ShownAnnouncement } from '#contract/announcements.ts'
import { type Language, languages } from '#contract/language.ts'
import { type Copy, createCopy } from '#platform/live/copy.ts'
import { type AnnouncementRow, listAnnouncements } from '#storage/announcements.ts'
import type { Database } from '#storage/db.ts'

/** Who reads. `dismissed`: ids that this browser has put away. */
export type Reading = { language: Language; isMember: boolean; dismissed: readonly string[] }

/** What is told now on top of the pages: asked for by every page, so held in memory by every process. */
export type ShownAnnouncements = Copy & {
  /** Warnings first. The very same value while nothing changes, so that a page made of it can be kept. */
  shown(reading: Reading): readonly ShownAnnouncement[]
}

/** As many different answers as are kept: by language, membership and what was dismissed. */
const MOST_KEPT = 500
const none: readonly ShownAnnouncement[] = []

export function createShownAnnouncements(
  database: Pick<Database, 'db' | 'listen' | 'notify'>,
  clock: Pick<Clock, 'now'>,
): ShownAnnouncements {
  let rows: AnnouncementRow[] = []
  let current: AnnouncementRow[] = []
  let until = 0
  const kept = new Map<string, readonly ShownAnnouncement[]>()
  const renew = (now: number) => {
    current = rows.filter((row) => isShown(row, now)).toSorted(warningsFirst)
    const changes = rows.flatMap(({ starts_at, ends_at }) => [+starts_at, ends_at ? +ends_at : 0])
    until = Math.min(...changes.filter((at) => at > now), Number.POSITIVE_INFINITY)
    kept.clear()
  }
  const copy = createCopy(database, 'announcements', async () => {
    rows = await listAnnouncements(database.db)
    renew(clock.now())
  })
  return {
    ...copy,
    shown({ language, isMember, dismissed }) {
      if (!rows.length) return none
      const now = clock.now()
      if (now >= until) renew(now)
      const left = current.filter(
        ({ id, audience }) => (isMember || audience === 'all') && !dismissed.includes(id),
      )
      if (!left.length) return none
      const key = `${language} ${left.map(({ id }) => id).join(' ')}`
      const known = kept.get(key)
      if (known) return known
      if (kept.size >= MOST_KEPT) kept.clear()
      const made = left.map((row) => inLanguage(row, language))
      kept.set(key, made)
      return made
    },
  }
}

export const isShown = ({ starts_at, ends_at }: AnnouncementRow, now: number): boolean =>
  +starts_at <= now && (ends_at === null || now < +ends_at)

const warningsFirst = (a: AnnouncementRow, b: AnnouncementRow) =>
  Number(b.level === 'warning') - Number(a.level === 'warning')

function inLanguage({ id, level, texts, link }: AnnouncementRow, wanted: Language): ShownAnnouncement {
  const language = [wanted, 'en' as const, ...languages].find((one) => texts[one]) ?? 'en'
  return { id, level, text: texts[language] ?? '', language, link }
}
