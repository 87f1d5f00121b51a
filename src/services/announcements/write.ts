import type { Clock } from '@postproof/engine/world'
import { type Announcement, announcementInputSchema } from '#contract/announcements.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  replaceAnnouncement,
} from '#storage/announcements.ts'
import type { Db } from '#storage/db.ts'
import { checked } from '../accounts/checked.ts'
import { newId } from '../accounts/secrets.ts'
import type { Audit } from '../accounts/types.ts'
import { isShown, type ShownAnnouncements } from './shown.ts'

/** What operators do with announcements. `by`: who stands in the audit log. */
export type Announcements = {
  /** All there are, those that begin last first. */
  list(): Promise<Announcement[]>
  /** Answers its id. Refusal `invalid` (422). */
  write(by: string, given: unknown): Promise<string>
  /** Whoever has dismissed it does not see it again. Refusal `invalid` (422), `not_found` (404). */
  change(by: string, id: string, given: unknown): Promise<void>
  /** Refusal `not_found` (404). */
  withdraw(by: string, id: string): Promise<void>
}

export function createAnnouncements(world: {
  db: Db
  shownAnnouncements: Pick<ShownAnnouncements, 'changed'>
  audit: Audit
  clock: Pick<Clock, 'now'>
}): Announcements {
  const { db, shownAnnouncements, audit, clock } = world
  const read = (given: unknown) => {
    const { from, until, ...said } = checked(announcementInputSchema, given)
    const starts_at = from ? new Date(from) : new Date(clock.now())
    return { ...said, starts_at, ends_at: until ? new Date(until) : null }
  }
  const noted = async (by: string, what: 'written' | 'changed' | 'withdrawn', id: string) => {
    await shownAnnouncements.changed()
    await audit.record({ actor: by, action: `announcement-${what}`, target: id, detail: {} })
  }
  return {
    async list() {
      const now = clock.now()
      return (await listAnnouncements(db)).map((row) => presented(row, now))
    },
    async write(by, given) {
      const id = newId()
      await insertAnnouncement(db, id, read(given))
      await noted(by, 'written', id)
      return id
    },
    async change(by, id, given) {
      if (!(await replaceAnnouncement(db, id, read(given)))) throw noneSuch()
      await noted(by, 'changed', id)
    },
    async withdraw(by, id) {
      if (!(await deleteAnnouncement(db, id))) throw noneSuch()
      await noted(by, 'withdrawn', id)
    },
  }
}

const noneSuch = () => new Refusal(404, 'not_found', 'operations.no_announcement')

function presented(row: AnnouncementRow, now: number): Announcement {
  const { id, level, audience, texts, link, starts_at, ends_at, created_at } = row
  return {
    ...{ id, level, audience, texts, link },
    from: starts_at.toISOString(),
    until: ends_at?.toISOString() ?? null,
    state: isShown(row, now) ? 'shown' : +starts_at > now ? 'planned' : 'over',
    created_at: created_at.toISOString(),
  }
}
