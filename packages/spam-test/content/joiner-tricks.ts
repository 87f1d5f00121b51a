import type { Html } from '@postproof/message/types'
import { fold } from '@postproof/message/words'
import words from '../data/cut-words.json' with { type: 'json' }
import { type CutWord, type JoinedWord, wordsWithInvisibles } from './cut-words.ts'

/**
 * Joiners and soft hyphens within words. Senders put them into dates, addresses and numbers, so that phones do not turn
 * these into links, and typesetters put soft hyphens into long words. Fraud puts them into the words that filters look for.
 */

const lures = new Set(Object.values(words.lures).flat())
const addressWords = new Set(words.addresses)

/** So many different words that nothing explains are a trick, whatever they say. */
const MANY = 6
/** A word of a lure and a cut in two more such words, or in many places, is no slip. */
const SOME_LURES = 2
/** Typesetting cuts most words of this length; a trick cuts the words that it wants to hide. */
const LONG_WORD = 8
const TYPESET_SHARE = 0.3

/** The words that are cut to hide them from filters; empty where dates, addresses or typesetting explain the cuts. */
export function trickedWords(html: Html): CutWord[] {
  const cut = wordsWithInvisibles(html)
  if (cut.length === 0) return []
  const soft = cut.filter((word) => word.soft)
  const joined = cut.filter((word) => !word.soft)
  return [...tricksOfJoiners(joined), ...tricksOfHyphens(soft, html)]
}

function tricksOfJoiners(cut: JoinedWord[]): CutWord[] {
  const lured = cut.filter(isLure)
  const strange = cut.filter((word) => isLure(word) || !isExplained(word))
  const isTrick =
    different(strange) >= MANY || different(lured) >= SOME_LURES || strange.some(({ cuts }) => cuts > 1)
  return isTrick ? strange : []
}

/** Soft hyphens show where a word may break: single letters are no syllables, and typesetting spares no long word. */
function tricksOfHyphens(cut: JoinedWord[], html: Html): CutWord[] {
  const shredded = cut.filter(({ parts }) => parts.filter((part) => part.length === 1).length > 1)
  const lured = cut.filter(isLure)
  if (different(shredded) >= MANY) return shredded
  return different(lured) >= SOME_LURES && !isTypeset(cut, html) ? lured : []
}

function isTypeset(cut: JoinedWord[], { visibleText }: Html): boolean {
  const long =
    visibleText
      .slice(0, 50_000)
      .match(/\p{L}+/gu)
      ?.filter((word) => word.length >= LONG_WORD) ?? []
  const cutLong = cut.filter(({ word }) => word.length >= LONG_WORD)
  return long.length > 0 && cutLong.length / long.length >= TYPESET_SHARE
}

const different = (cut: JoinedWord[]): number => new Set(cut.map(({ word }) => fold(word))).size

const isLure = ({ word }: JoinedWord): boolean => lures.has(fold(word))

/** A word of a date or an address, a name next to a number, or a part of a host name. */
function isExplained({ word, around: { before, after } }: JoinedWord): boolean {
  const folded = fold(word)
  if (addressWords.has(folded) || calendarWords().has(folded)) return true
  if (/[\w-]\.$/.test(before) || /^\.[a-z]{2}/i.test(after)) return true
  const isNextToNumber = /\d[^.!?\n]*$/.test(before) || /^[^.!?\n]*\d/.test(after)
  return isNextToNumber && (word.length <= 4 || /^\p{Lu}/u.test(word))
}

const locales =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro hr sl et lv lt el ru uk bg sr tr ca eu gl is ga id'.split(
    ' ',
  )
let calendar: Set<string> | null = null

/** The names of months and weekdays, long and short, in the languages of Europe. */
function calendarWords(): Set<string> {
  if (calendar) return calendar
  calendar = new Set()
  // All months, and thereby all weekdays: no twelve steps of 31 days spare one.
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, 0, 1 + 31 * month)))
  for (const locale of locales)
    for (const style of ['long', 'short'] as const) {
      const month = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' })
      const weekday = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
      for (const day of days)
        for (const name of [month.format(day), weekday.format(day)])
          for (const [word] of fold(name).matchAll(/\p{L}+/gu)) calendar.add(word)
    }
  return calendar
}
