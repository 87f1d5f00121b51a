import { data } from 'franc-min/data.js'
import { expressions } from 'franc-min/expressions.js'

/**
 * Which language a piece of text looks like, by the groups of three letters that are common in each: the method and
 * the data of franc-min (MIT), and the same scores. It compares a text with each of some eighty languages in turn; here
 * each group of letters leads to the languages that have it, which is several times faster.
 */

/** What a group of letters counts that a language does not have. */
const UNKNOWN = 300

/** By script: its languages in order, and to each group of letters the languages that have it, each with its rank. */
type Script = { languages: string[]; byTrigram: Map<string, number[]> }

const scripts = new Map<string, Script>(
  Object.entries(data).map(([script, languages]) => [script, scriptOf(languages)]),
)

function scriptOf(languages: Record<string, string>): Script {
  const byTrigram: Script['byTrigram'] = new Map()
  for (const [language, trigrams] of Object.values(languages).entries())
    for (const [rank, trigram] of trigrams.split('|').entries()) {
      const known = byTrigram.get(trigram)
      if (known) known.push(language, rank)
      else byTrigram.set(trigram, [language, rank])
    }
  return { languages: Object.keys(languages), byTrigram }
}

/** Languages by how well they fit, the best with 1; empty where no letter tells a script. */
export function rankLanguages(text: string, ignore: readonly string[]): [language: string, score: number][] {
  const name = scriptIn(text)
  if (name === null || ignore.includes(name)) return []
  const script = scripts.get(name)
  if (!script) return [[name, 1]]
  const distances = distancesTo(script, countTrigrams(text))
  const ranked = script.languages
    .map((language, at): [string, number] => [language, distances[at]!])
    .filter(([language]) => !ignore.includes(language))
    .sort(([, one], [, other]) => one - other)
  const least = ranked[0]?.[1] ?? 0
  const most = text.length * UNKNOWN - least
  return ranked.map(([language, distance]) => [language, 1 - (distance - least) / most || 0])
}

/** Up to here all letters are Latin. */
const onlyLatin = /^[\u0000-\u024f]*$/

/** The script most of the letters are of. */
function scriptIn(text: string): string | null {
  if (onlyLatin.test(text)) return text.match(expressions.Latin!) ? 'Latin' : null
  let most = 0
  let found: string | null = null
  for (const [name, letters] of Object.entries(expressions)) {
    const count = text.match(letters)?.length ?? 0
    if (count > most) {
      most = count
      found = name
    }
  }
  return found
}

function countTrigrams(text: string): Map<string, number> {
  const letters = ` ${text
    .replace(/[\u0021-\u0040]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()} `
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 <= letters.length; at += 1) {
    const trigram = letters.slice(at, at + 3)
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  }
  return counts
}

function distancesTo({ languages, byTrigram }: Script, counts: Map<string, number>): Float64Array {
  const distances = new Float64Array(languages.length).fill(UNKNOWN * counts.size)
  for (const [trigram, count] of counts) {
    const known = byTrigram.get(trigram)
    if (!known) continue
    for (let at = 0; at < known.length; at += 2)
      distances[known[at]!]! += Math.abs(count - known[at + 1]! - 1) - UNKNOWN
  }
  return distances
}
