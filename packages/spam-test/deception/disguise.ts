import type { Place } from '@postproof/engine/finding'
import type { Html } from '@postproof/message/types'
import { plain, unmasked } from './text.ts'

/**
 * Words that people read normally and filters do not: split by tags without effect, strewn with invisible characters, or
 * spelled with letters of other alphabets.
 */
export type Disguise = {
  way: 'tags' | 'invisible' | 'letters'
  /** As people read it. */
  word: string
  /** As it stands in the source, invisible characters shown as a middle dot. */
  written: string
  place?: Place
}

const MOST = 20

/**
 * Invisible characters that no writing system puts between Latin letters. Zero-width spaces and joiners are found by
 * the check for hidden text; soft hyphens mark where a word may break, so only several in a short word count.
 */
const unseenSign = String.raw`\u00ad|\u034f|\u115f|\u1160|\u180e|[\u200b-\u200f]|[\u2060-\u206f]|\u3164|[\ufe00-\ufe0f]|\ufeff|\uffa0|[\u{e0000}-\u{e0fff}]`
const foundElsewhere = String.raw`(?![\u00ad\u200b-\u200f\u2060\ufeff])`
const invisible = new RegExp(String.raw`\p{L}(?:${foundElsewhere}(?:${unseenSign}))+\p{L}`, 'u')
const unseen = new RegExp(`(?:${unseenSign})+`, 'gu')

/** Words of a text with such characters or letters; at most 20. */
export function disguisedWords(text: string): Disguise[] {
  if (!/[^\x00-\xff]|\u00ad/.test(text)) return []
  const found: Disguise[] = []
  for (const [written] of text.matchAll(/[\p{L}\p{M}\p{Cf}\p{N}\u115f\u1160\u3164\uffa0]{2,80}/gu)) {
    const way = wayOf(written)
    if (way) found.push({ way, word: unmasked(written), written: written.replace(unseen, '·') })
    if (found.length === MOST) break
  }
  return found
}

function wayOf(word: string): 'invisible' | 'letters' | null {
  if (!/[a-z]/i.test(word)) return isMathematical(word) ? 'letters' : null
  if (invisible.test(word) && !/[^\x00-\u024f\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u.test(word))
    return 'invisible'
  if ((word.match(/\u00ad/g)?.length ?? 0) * 2 >= [...word.replace(unseen, '')].length) return 'invisible'
  return isMixed(word) ? 'letters' : null
}

/** Latin letters of a block that is meant for formulas: `𝗣𝗮𝘆𝗣𝗮𝗹`. */
const isMathematical = (word: string): boolean => (word.match(/[\u{1d400}-\u{1d7ff}]/gu)?.length ?? 0) >= 4

/**
 * Latin letters behind Cyrillic, Greek or Armenian ones that all look Latin. Russian endings stand behind Latin words
 * as a matter of course (`SMSка`), never before.
 */
function isMixed(word: string): boolean {
  const letters = [...word].filter((letter) => /\p{L}/u.test(letter))
  const foreign = letters.filter((letter) =>
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(letter),
  )
  if (foreign.length === 0 || foreign.length === letters.length || letters.length < 4) return false
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}][a-z]/iu.test(word))
    return false
  return /^[a-z]+$/.test(plain(unmasked(letters.join(''))))
}

/** Words that tags cut though nothing about their look changes; at most 20. */
export function wordsCutByTags({ runs }: Html): Disguise[] {
  const found: Disguise[] = []
  for (let at = 0; at + 1 < runs.length && found.length < MOST; ) {
    let end = at
    while (end + 1 < runs.length && joins(runs[end]!, runs[end + 1]!)) end += 1
    const pieces = runs.slice(at, end + 1).map(({ text }) => text)
    if (pieces.length > 1) {
      const cut = wordWithMostCuts(pieces)
      if (cut)
        found.push({ way: 'tags', word: cut.word, written: cut.pieces.join('·'), place: runs[at]!.place })
    }
    at = end + 1
  }
  return found
}

type Run = Html['runs'][number]

const joins = (one: Run, next: Run): boolean =>
  next.glued === true &&
  one.block === next.block &&
  !one.hidden &&
  !next.hidden &&
  one.fontSize === next.fontSize &&
  one.color === next.color &&
  one.background === next.background &&
  one.element === next.element &&
  /\p{L}$/u.test(one.text) &&
  /^\p{L}/u.test(next.text)

/** The word of these pieces that is cut at three places and more. */
function wordWithMostCuts(pieces: string[]): { word: string; pieces: string[] } | null {
  let current: string[] = []
  for (const piece of pieces) {
    const parts = piece.split(/\s+/)
    current.push(parts[0]!)
    if (parts.length === 1) continue
    if (isShredded(current)) break
    current = [parts.at(-1)!]
  }
  return isShredded(current) ? { word: current.join(''), pieces: current } : null
}

/** More pieces than editing leaves, most of them of a letter or two, in a script whose words stand apart. */
function isShredded(pieces: string[]): boolean {
  const word = pieces.join('')
  return (
    pieces.length > LEAST_PIECES &&
    word.length <= pieces.length * 2.5 &&
    /^[\p{Script=Latin}'’-]+$/u.test(word)
  )
}

/** Editors split a word once or twice where it was retyped. */
const LEAST_PIECES = 3
