import type data from 'caniemail/caniemail.json'
import { latestOf } from './latest.ts'

/** What our engine reads of Can I email: of each client the newest test alone. */
export type ClientSupport = {
  /** `YYYY-MM-DD` */
  date: string
  family: Record<string, string>
  platform: Record<string, string>
  features: {
    slug: string
    title: string
    category: 'css' | 'html' | 'image' | 'others'
    url: string
    /** `YYYY-MM-DD` */
    lastTested: string
    notes: Record<string, string>
    /** By `family.platform`: `y`, `n`, `a` or `u` with numbers of notes, e.g. `a #1 #3`. */
    support: Record<string, string>
  }[]
}

/** What is kept of caniemail's own data file, in its order; the rest of it is nothing that a mail is judged by. */
export function compact({ last_update_date, nicenames, data: all }: typeof data): ClientSupport {
  return {
    date: last_update_date.slice(0, 10),
    family: nicenames.family,
    platform: nicenames.platform,
    features: all.map(({ slug, title, category, url, last_test_date, notes_by_num, stats }) => ({
      slug,
      title,
      category,
      url,
      lastTested: dateOf(last_test_date),
      notes: notes_by_num ?? {},
      support: Object.fromEntries(
        Object.entries(stats).flatMap(([family, platforms]) =>
          Object.entries(platforms).flatMap(([platform, cell]) => {
            const newest = latestOf(cell)
            return newest ? [[`${family}.${platform}`, newest.value]] : []
          }),
        ),
      ),
    })),
  }
}

/** Some dates lack a zero: `2024-05-1`. */
function dateOf(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}
