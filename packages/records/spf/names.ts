import { nearestWord } from '../record/nearest.ts'

/** Names of terms that are almost written right. */

const LONG_NAMES = ['include', 'exists', 'redirect']
/** They say the opposite of the name that they are near to: neither they nor what is nearest to them is taken for it. */
const OPPOSITES = ['exclude', 'excludes', 'excluded', 'preclude']

/** `include`, `exists` or `redirect`, where a name in lower case is nearest to one of them; else null. */
export function nearestName(name: string): string | null {
  const nearest = nearestWord(name, [...LONG_NAMES, ...OPPOSITES], 2)
  return nearest !== null && LONG_NAMES.includes(nearest) ? nearest : null
}
