import { domainToASCII, domainToUnicode } from 'node:url'
import { cyrillic, marked, pairs } from './glyphs.ts'
import { neighbors } from './keyboards.ts'

/** How a name differs from the one that it is mistaken for. */
export type LookAlikeWay =
  | 'glyph'
  | 'suffix'
  | 'homograph'
  | 'transposed'
  | 'omitted'
  | 'doubled'
  | 'hyphen'
  | 'neighbor'

/** `name`: a domain in ASCII. */
export type LookAlike = { name: string; way: LookAlikeWay }

/** A label and the public suffix that it stands under. */
export type Registered = { label: string; suffix: string }

/** Suffixes that people type for another or read past; .co and .cm are .com with a key missed. */
const suffixes = ['com', 'co', 'cm', 'net', 'org', 'de', 'fr']

/** Typos of shorter names are names of others, and would say nothing. */
const SHORTEST_TYPO = 4
/** RFC 1035, 2.3.4. */
const LONGEST_LABEL = 63

/**
 * Names under which someone could pass for the owner of a domain, at most `most`, each once. The ways take turns, each
 * with its most deceptive name first: a change inside a word is read past more easily than one at its ends.
 */
export function lookAlikesOf({ label: own, suffix }: Registered, most: number): LookAlike[] {
  const label = domainToUnicode(own) || own
  const letters = [...label]
  const isLong = letters.length >= SHORTEST_TYPO
  const typos = (names: string[]) => (isLong ? names.map((name) => `${name}.${suffix}`) : [])
  const queues: [LookAlikeWay, string[]][] = [
    ['glyph', glyphs(label).map((name) => `${name}.${suffix}`)],
    ['suffix', suffixes.filter((one) => one !== suffix).map((one) => `${label}.${one}`)],
    ['homograph', homographs(letters).map((name) => `${name}.${suffix}`)],
    ['transposed', typos(transposed(letters))],
    ['omitted', typos(byPlace(letters, () => ['']))],
    ['doubled', typos(byPlace(letters, (letter) => [letter + letter]))],
    ['hyphen', typos(hyphens(letters))],
    ['neighbor', typos(byPlace(letters, (letter) => [...(neighbors.get(letter) ?? [])]))],
  ]
  return inTurns(queues, `${own}.${suffix}`, most)
}

function inTurns(queues: [LookAlikeWay, string[]][], own: string, most: number): LookAlike[] {
  const found = new Map<string, LookAlike>()
  const longest = Math.max(...queues.map(([, names]) => names.length))
  for (let turn = 0; turn < longest; turn++) {
    for (const [way, names] of queues) {
      const name = turn < names.length ? toName(names[turn]!) : null
      if (found.size < most && name !== null && name !== own && !found.has(name))
        found.set(name, { name, way })
    }
  }
  return [...found.values()]
}

/** In ASCII; null for what no one can register. */
function toName(written: string): string | null {
  const name = domainToASCII(written)
  const [label = ''] = name.split('.')
  const isLabel = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(label) && label.length <= LONGEST_LABEL
  // Hyphens at the third and fourth place are for the labels of other scripts (RFC 5891, 4.2.3.1).
  return isLabel && (label.startsWith('xn--') || label.slice(2, 4) !== '--') ? name : null
}

/** Places of a word from its middle to its ends. */
const places = (length: number, from: number): number[] =>
  Array.from({ length: length - from }, (_, at) => at + from).toSorted(
    (a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2),
  )

/** The word with one letter replaced: first one choice at each place, then the next. */
function byPlace(letters: string[], choices: (letter: string) => string[]): string[] {
  const order = places(letters.length, 0)
  const rounds = Math.max(0, ...letters.map((letter) => choices(letter).length))
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    order.flatMap((at) => {
      const choice = choices(letters[at]!)[round]
      return choice === undefined ? [] : [letters.with(at, choice).join('')]
    }),
  )
}

const transposed = (letters: string[]): string[] =>
  places(letters.length, 1).map((at) =>
    letters
      .with(at, letters[at - 1]!)
      .with(at - 1, letters[at]!)
      .join(''),
  )

/** Without the hyphens of the word, then with one of its own. */
function hyphens(letters: string[]): string[] {
  const without = letters.includes('-') ? [letters.filter((letter) => letter !== '-').join('')] : []
  const added = places(letters.length, 1).map((at) => letters.toSpliced(at, 0, '-').join(''))
  return [...without, ...added.filter((word) => !word.includes('--'))]
}

function glyphs(label: string): string[] {
  const both = pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
  return both.flatMap(([from, to]) => {
    const first = label.indexOf(from)
    if (first < 0) return []
    const last = label.lastIndexOf(from)
    const replaced = (at: number) => label.slice(0, at) + to + label.slice(at + from.length)
    return first === last ? [replaced(first)] : [replaced(last), replaced(first)]
  })
}

function homographs(letters: string[]): string[] {
  const twins = letters.map((letter) => (/[\d-]/.test(letter) ? letter : cyrillic[letter]))
  const whole = twins.every((twin) => twin !== undefined) ? [twins.join('')] : []
  return [...whole, ...byPlace(letters, (letter) => (marked[letter] ? [marked[letter]] : []))]
}
