import type { Clock } from '@postproof/engine/world'
import { type Announcement, announcementInputSchema } from '#contract/announcements.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
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
    if (until && new Date(until) <= starts_at) throw refuseField('until', 'field.announcement_end')
    return { ...said, starts_at, ends_at: until ? new Date(until) : null }
  }
  /** Told when the change and its entry in the audit log are stored, both or none. `work`: false when there is none. */
  const act = async (
    by: string,
    what: 'written' | 'changed' | 'withdrawn',
    id: string,
    work: (trx: Db) => Promise<unknown>,
  ) => {
    await db.transaction().execute(async (trx) => {
      if ((await work(trx)) === false) throw noneSuch()
      await audit.record({ actor: by, action: `announcement-${what}`, target: id, detail: {} }, trx)
    })
    await shownAnnouncements.changed()
  }
  return {
    async list() {
      const now = clock.now()
      return (await listAnnouncements(db)).map((row) => presented(row, now))
    },
    async write(by, given) {
      const id = newId()
      const written = read(given)
      await act(by, 'written', id, (trx) => insertAnnouncement(trx, id, written))
      return id
    },
    async change(by, id, given) {
      const written = read(given)
      await act(by, 'changed', id, (trx) => replaceAnnouncement(trx, id, written))
    },
    withdraw: (by, id) => act(by, 'withdrawn', id, (trx) => deleteAnnouncement(trx, id)),
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
