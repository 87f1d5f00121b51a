import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { fold } from '@postproof/message/words'

/**
 * What the learned model sees of a mail: words, pairs of neighbours and stems of subject and text. Addresses, links,
 * amounts and numbers are classes (`@…`), so that no word tells a person, a shop or where a mail was collected.
 */

/** A feature by its key, and where it stands; subject and text have offsets of their own. */
export type Feature = { key: string; start: number; end: number; inSubject: boolean }

const MOST_TEXT = 100_000
const MOST_SUBJECT = 1000
/** Longer ones are remains of a transfer encoding, keys and the like. */
const LONGEST_WORD = 24
/** From this length on, a word counts by its beginning too, so that its endings matter less. */
const STEM_FROM = 8
const STEM = 6

/** In this order: link, address, host name, amount, word, sign. Each repetition is bounded, so that time is linear. */
const token = new RegExp(
  [
    String.raw`((?:https?:\/\/|www\.)[^\s<>"']{1,2000})`,
    String.raw`((?<![\p{L}\p{N}])[\p{L}\p{N}._%+=-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8})`,
    String.raw`((?<![a-z0-9])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|net|org|info|biz|example|test|gov|io|de|fr|uk|jp|cn)\b)`,
    String.raw`((?:\p{Sc}|\b(?:usd|eur|us\$))\s?\d[\d.,]{0,30}|\d[\d.,]{0,30}\s?(?:\p{Sc}|(?:usd|eur|dollars?|euros?|円|元)(?!\p{L})))`,
    String.raw`([\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*)`,
    String.raw`[\n!?%]`,
  ].join('|'),
  'giu',
)
const [LINK, ADDRESS, HOST, MONEY, WORD] = [1, 2, 3, 4, 5]

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A forwarded or answered mail, and the tag of a discussion list: they tell how a mail came, not what it says. */
const subjectMarks = /^(?:\s{0,9}(?:re|fwd?|aw|wg|sv|tr|rv)\s?:|\s{0,9}\[[^\]]{1,60}\]){1,9}/i

/** All features in the order of subject and text; a word of the subject counts as one of the text, too. */
export function featuresOf(subject: string, text: string): Feature[] {
  const features: Feature[] = []
  const named = subject.slice(0, MOST_SUBJECT)
  const skip = subjectMarks.exec(named)?.[0].length ?? 0
  eachFeature(named.slice(skip), (key, start, end) => {
    const place = { start: start + skip, end: end + skip, inSubject: true }
    features.push({ key, ...place }, { key: `subject:${key}`, ...place })
  })
  eachFeature(text.slice(0, MOST_TEXT), (key, start, end) =>
    features.push({ key, start, end, inSubject: false }),
  )
  return features
}

/** The beginning of a word, by which its forms are one. */
export const stemOf = (word: string) => `${word.slice(0, STEM)}…`

type Visit = (key: string, start: number, end: number) => void

function eachFeature(text: string, visit: Visit): void {
  let before = ''
  let beforeStart = 0
  eachPiece(text, (key, start, end) => {
    if (key !== '') {
      visit(key, start, end)
      if (before !== '') visit(`${before} ${key}`, beforeStart, end)
      if (key.length >= STEM_FROM && !key.startsWith('@')) visit(stemOf(key), start, end)
    }
    before = key
    beforeStart = start
  })
}

/** Words and classes in their order; an empty key ends a run, so that no pair spans it. */
function eachPiece(text: string, visit: Visit): void {
  for (const match of text.matchAll(token)) {
    const found = match[0]
    const start = match.index
    if (match[WORD] !== undefined && dense.test(found)) eachLetterPair(found, start, visit)
    else visit(keyOf(match), start, start + found.length)
  }
}

function keyOf(match: RegExpExecArray): string {
  const found = match[0]
  if (match[WORD] !== undefined) return wordKey(found)
  if (match[LINK] !== undefined) return '@link'
  if (match[ADDRESS] !== undefined) return isFreeMail(found) ? '@free-mail' : '@address'
  if (match[HOST] !== undefined) return '@host'
  if (match[MONEY] !== undefined) return '@money'
  return found === '\n' ? '' : found
}

const isFreeMail = (address: string) =>
  freeMailDomains.has(address.slice(address.indexOf('@') + 1).toLowerCase())

function wordKey(match: string): string {
  if (match.length > LONGEST_WORD) return '@long'
  const word = fold(match)
  if (!/\d/.test(word)) return word
  return /^\d+$/.test(word) ? `@${'0'.repeat(Math.min(word.length, 7))}` : '@code'
}

/** Scripts without spaces: each two neighbours. A digit is `0`, and two of them say nothing. */
function eachLetterPair(run: string, start: number, visit: Visit): void {
  const letters = [...run]
  let at = start
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1]
    // An empty key before each pair: neighbours overlap, so that pairs of them say nothing new.
    visit('', at, at)
    const key = next ? (letter + next).replace(/\p{N}/gu, '0') : '00'
    if (next && key !== '00') visit(key, at, at + letter.length + next.length)
    at += letter.length
  }
}
