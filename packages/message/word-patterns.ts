import { fold } from './words.ts'

/**
 * Finds the entries of a word list in a short text. A plain entry is sought inside of words, as several languages put
 * no spaces between them. An entry of parts, `melden … ab$`, stands in this order within one sentence: verbs that
 * split and words that others come between would need a sentence for each form otherwise.
 */

const LONGEST_TEXT = 2000
/** Characters between two parts: an object and an adverb, not another statement; fewer where each is a syllable. */
const WIDEST_GAP = 60
const WIDEST_DENSE_GAP = 12

/** `starts`: the rest of a word may follow. `closes`: the clause ends behind it. */
type Choice = { text: string; starts: boolean; closes: boolean }
/** The parts after the first one; none for a plain entry. */
type Entry = { whole: boolean; first: Choice | null; rest: Choice[][] }
type Letters = { next: Map<string, Letters>; entries: Entry[] }

const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー`
const denseSpace = new RegExp(String.raw`(?<=[${dense}])\s+(?=[${dense}])`, 'gu')
const denseLetter = new RegExp(`[${dense}]`, 'u')
/** A hyphen within a word, or where a line ended. */
const hyphen = /(?<=\p{L})[-\u2010\u2011](?:\s+(?=\p{Ll})|(?=\p{L}))/gu
/** Soft hyphens, joiners, marks of direction and the Arabic stroke that only stretches a word. */
const unseen = /[\p{Cf}\u0640]/gu

/**
 * One spelling for all: lower case, no accents, no hyphens, no invisible characters, one space between words and none
 * where the script needs none. At most 2,000 characters are read.
 */
export function plainWords(text: string): string {
  const short = text.slice(0, LONGEST_TEXT)
  if (/^[\x20-\x2c\x2e-\x7e]*$/.test(short)) return short.toLowerCase().replace(/ {2,}/g, ' ')
  const folded = fold(short.replace(unseen, '').normalize('NFKC')).replace(hyphen, '')
  // A Turkish capital I has no dot to lose.
  return folded.replaceAll('ı', 'i').replace(/\s+/g, ' ').replace(denseSpace, '')
}

function readChoice(written: string): Choice {
  const closes = written.endsWith('$')
  const starts = written.endsWith('*')
  return { text: plainWords(closes || starts ? written.slice(0, -1) : written), starts, closes }
}

const branch = (): Letters => ({ next: new Map(), entries: [] })

function plant(root: Letters, text: string, entry: Entry): void {
  let node = root
  for (const letter of text.split('')) {
    let next = node.next.get(letter)
    if (!next) {
      next = branch()
      node.next.set(letter, next)
    }
    node = next
  }
  node.entries.push(entry)
}

function plantEntry(root: Letters, written: string): void {
  if (written.startsWith('=')) {
    plant(root, plainWords(written.slice(1)), { whole: true, first: null, rest: [] })
    return
  }
  const parts = written.split(' … ').map((part) => part.split('|').map(readChoice))
  const [first = [], ...rest] = parts
  if (rest.length === 0) for (const { text } of first) plant(root, text, { whole: false, first: null, rest })
  else for (const choice of first) plant(root, choice.text, { whole: false, first: choice, rest })
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter) && !denseLetter.test(letter)

/** A clause ends at a sign, at the end, or where another one begins with a common conjunction. */
const clauseEnd = /^\s*(?:$|[^\p{L}\p{N}\s]|\n|(?:und|oder|wenn|falls|en|of|als|og|och|eller|vagy|ha)\s)/u

function stands(text: string, at: number, choice: Choice): boolean {
  const end = at + choice.text.length
  const inWord = isLetter(text[at - 1]) && isLetter(text[at])
  if (inWord || (!choice.starts && isLetter(text[end - 1]) && isLetter(text[end]))) return false
  return !choice.closes || clauseEnd.test(text.slice(end, end + 20))
}

/** Where one of these words ends that stands within reach behind `from`, in the same sentence; -1 when none does. */
function follow(text: string, from: number, choices: Choice[]): number {
  const reach = text.slice(from, from + WIDEST_GAP + 40)
  const widest = denseLetter.test(text[from - 1] ?? '') ? WIDEST_DENSE_GAP : WIDEST_GAP
  const stop = Math.min(widest, reach.search(/[.!?;؟।](?:\s|$)|[。！？]/u) >>> 0)
  let best = -1
  for (const choice of choices)
    for (
      let at = reach.indexOf(choice.text);
      at >= 0 && at <= stop;
      at = reach.indexOf(choice.text, at + 1)
    ) {
      if (!stands(text, from + at, choice)) continue
      const end = from + at + choice.text.length
      if (best < 0 || end < best) best = end
      break
    }
  return best
}

/** The end of the entry whose first word ends at `end`; -1 when the rest is not there. */
function complete(text: string, start: number, end: number, { whole, first, rest }: Entry): number {
  if (whole) return text.slice(0, start).trim() === '' && /^[\s.!>»]*$/.test(text.slice(end)) ? end : -1
  if (!first) return end
  if (!stands(text, start, first)) return -1
  let at = end
  for (const choices of rest) {
    at = follow(text, at, choices)
    if (at < 0) return -1
  }
  return at
}

/** Makes a finder of a word list; it answers what it found, in plain spelling, or null. */
export function finder(languages: Record<string, string[]>): (text: string) => string | null {
  const root = branch()
  for (const written of Object.values(languages).flat()) plantEntry(root, written)
  return (source) => {
    const text = plainWords(source)
    for (let start = 0; start < text.length; start += 1) {
      let node: Letters | undefined = root
      for (let at = start; node; at += 1) {
        for (const entry of node.entries) {
          const end = complete(text, start, at, entry)
          if (end >= 0) return text.slice(start, end)
        }
        node = at < text.length ? node.next.get(text[at]!) : undefined
      }
    }
    return null
  }
}
