import type { ClientSupport } from './data/compact.ts'
import json from './data/features.json' with { type: 'json' }
import type { Feature, Level, Support } from './types.ts'

/** The data of Can I email as one compact table, made once. See NOTICE.md for its origin and licence. */

const data = json as unknown as ClientSupport

const levels: Record<string, Level> = { y: 'yes', a: 'partly', n: 'no', u: 'unknown' }

/** Day of the data, `YYYY-MM-DD`. */
export const dataDate = data.date

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
  data.features.map(({ notes, support, ...feature }) => [
    feature.slug,
    {
      ...feature,
      support: new Map(Object.entries(support).map(([client, value]) => [client, supportOf(value, notes)])),
    },
  ]),
)

const familyNames = data.family
const platformNames: Record<string, string> = { ...data.platform, 'desktop-webmail': 'Webmail' }

/** `gmail.ios` as `Gmail`, `iOS`. */
export function clientNames(id: string): { family: string; platform: string } {
  const [family = '', platform = ''] = id.split('.')
  return { family: familyNames[family] ?? family, platform: platformNames[platform] ?? platform }
}
