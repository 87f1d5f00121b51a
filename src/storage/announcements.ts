import type { Selectable } from 'kysely'
import type { Db } from './db.ts'
import type { AnnouncementsTable } from './tables.ts'

/** Queries of what an operator tells on top of the pages. */

export type AnnouncementRow = Selectable<AnnouncementsTable>
type Written = Omit<AnnouncementRow, 'id' | 'created_at'>

/** Those that begin last first. */
export const listAnnouncements = (db: Db): Promise<AnnouncementRow[]> =>
  db.selectFrom('announcements').selectAll().orderBy('starts_at', 'desc').orderBy('id').execute()

const stored = ({ texts, ...rest }: Written) => ({ ...rest, texts: JSON.stringify(texts) })

export async function insertAnnouncement(db: Db, id: string, written: Written): Promise<void> {
  await db
    .insertInto('announcements')
    .values({ id, ...stored(written) })
    .execute()
}

/** False when there is none. */
export async function replaceAnnouncement(db: Db, id: string, written: Written): Promise<boolean> {
  const row = await db
    .updateTable('announcements')
    .set(stored(written))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is none. */
export async function deleteAnnouncement(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('announcements').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Those that ended before `before`. */
export async function purgeAnnouncements(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('announcements').where('ends_at', '<', before).execute()
}
