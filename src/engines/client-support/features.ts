import data from 'caniemail/caniemail.json' with { type: 'json' }
import { latestOf } from './latest.ts'
import type { Feature, Level, Support } from './types.ts'

/** The data of Can I email as one compact table, made once. See NOTICE.md for its origin and licence. */

const levels: Record<string, Level> = { y: 'yes', a: 'partly', n: 'no', u: 'unknown' }

/** Day of the data, `YYYY-MM-DD`. */
export const dataDate = data.last_update_date.slice(0, 10)

const plain = (note: string): string =>
  note
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s*\(See [^)]*\)\.?/i, '')
    .trim()

function supportOf(value: string, notes: Record<string, string>): Support {
  const [letter = 'u', ...numbers] = value.trim().split(/\s+/)
  return {
    level: levels[letter] ?? 'unknown',
    notes: numbers.flatMap((number) => {
      const note = notes[number.replace('#', '')]
      return note ? [plain(note)] : []
    }),
  }
}

/** By slug, in the order of the data. */
export const features: ReadonlyMap<string, Feature> = new Map(
  data.data.map((each) => {
    const support = new Map<string, Support>()
    for (const [family, platforms] of Object.entries(each.stats))
      for (const [platform, cell] of Object.entries(platforms)) {
        const latest = latestOf(cell)
        if (latest) support.set(`${family}.${platform}`, supportOf(latest.value, each.notes_by_num ?? {}))
      }
    const { slug, title, category, url } = each
    return [slug, { slug, title, category, url, lastTested: dateOf(each.last_test_date), support }]
  }),
)

/** Some dates lack a zero: `2024-05-1`. */
function dateOf(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

const familyNames = data.nicenames.family
const platformNames: Record<string, string> = { ...data.nicenames.platform, 'desktop-webmail': 'Webmail' }

/** `gmail.ios` as `Gmail`, `iOS`. */
export function clientNames(id: string): { family: string; platform: string } {
  const [family = '', platform = ''] = id.split('.')
  return { family: familyNames[family] ?? family, platform: platformNames[platform] ?? platform }
}
