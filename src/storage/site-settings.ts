import type { SiteSettings } from '#contract/settings.ts'
import type { Db } from './db.ts'

/** Queries of settings record 1. */

export async function readSiteSettings(db: Db): Promise<Partial<SiteSettings>> {
  const row = await db.selectFrom('site_settings').select('value').where('id', '=', 1).executeTakeFirst()
  return row?.value ?? {}
}

/** Puts these fields over those that are set; two writers at once lose nothing of each other. */
export async function mergeSiteSettings(db: Db, change: Partial<SiteSettings>, now: Date): Promise<void> {
  const value = JSON.stringify(change)
  await db
    .insertInto('site_settings')
    .values({ id: 1, value, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        value: set('site_settings.value', '||', set.ref('excluded.value')) as never,
        updated_at: now,
      })),
    )
    .execute()
}
