import { fold, wordsOf } from '@postproof/message/words'
import list from '../data/postal-words.json' with { type: 'json' }
import { findPhrases, plantPhrases } from './phrases.ts'

/**
 * Postal addresses in running text. A street word (or ending) with a house number beside it, and a postal code or
 * country near it; a post office box with its number; the marks of Japanese, Chinese and Korean addresses.
 */

/** An address stands at the end, or at the start of a letter. */
const START = 3000
const END = 30_000

const streets = new Set(list.street.map(fold))
const endings = list.streetEndings.map(fold)
const countries = plantPhrases(list.country.map((name): [string, string] => [name, name]))
const boxes = plantPhrases(list.box.map((name): [string, string] => [name, name]))
const imprints = plantPhrases(list.imprint.map((name): [string, string] => [name, name]))

/**
 * Postal codes: letters and digits (UK, Canada, Ireland, Netherlands), digits in groups, or four to six digits
 * beside a name that begins with a capital (or is of a script without them), since bare numbers stand in any text.
 */
const postalCode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d[\dW]\s?[A-Z\d]{4}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}[- ]\d{4,6}(?:-\d{4})?|\d{4,5}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2,3}(?=\s+\p{Lu}))\b|\b\d{4,6}\s{1,3}[\p{Lu}\p{Lo}]\p{L}{2}|[\p{Lu}\p{Lo}]\p{L}{2,30},?\s{1,3}\d{4,6}(?=\s{0,3}(?:$|[\n,.،|·•-]))/u

/** 〒, and the words for prefecture, city, ward, road and number. */
const eastern =
  /〒\s?\d{3}[-‐−]?\d{4}|\p{Script=Han}{2,4}[都道府県省市区區]\P{L}?[\p{L}\p{N}]{0,30}?[路街道町村丁號号]\P{L}?\s?\d{0,5}|\p{Script=Hangul}{1,6}[시도]\s\p{Script=Hangul}{1,6}[구군시]\s[\p{L}\p{N} ]{1,20}[로길]\s?\d{1,4}/u

export type FoundAddress = { text: string; index: number }

/** What looks like a postal address near the end or the beginning of a text; null without one. */
export function findPostalAddress(text: string): FoundAddress | null {
  const tail = Math.max(0, text.length - END)
  return inPiece(text.slice(tail), tail) ?? (tail > 0 ? inPiece(text.slice(0, START), 0) : null)
}

function inPiece(text: string, offset: number): FoundAddress | null {
  const quote = (from: number, to: number): FoundAddress => ({
    text: text.slice(from, to).replace(/\s+/g, ' ').trim(),
    index: offset + from,
  })
  const mark = eastern.exec(text)
  if (mark) return quote(mark.index, mark.index + 60)
  for (const { end, start } of findPhrases(boxes, text))
    if (
      /^[.:# ]{0,3}(?:n[o°]\.?\s)?\d/i.test(text.slice(end, end + 12)) &&
      hasPlace(text.slice(end, end + 120))
    )
      return quote(start, end + 80)
  for (const { word, start, end } of wordsOf(text)) {
    if (!isStreet(word)) continue
    const before = text.slice(Math.max(0, start - 35), start)
    const after = text.slice(end, end + 35)
    if (!/\p{Nd}/u.test(before) && !/^[\p{L}.\s'’,/-]{0,30}\p{Nd}/u.test(after)) continue
    if (hasPlace(text.slice(end, end + 140)) || hasPlace(text.slice(Math.max(0, start - 80), start)))
      return quote(Math.max(0, start - 40, text.lastIndexOf('\n', start) + 1), end + 80)
  }
  return null
}

const isStreet = (word: string) =>
  streets.has(word) ||
  (word.length > 5 && endings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending)))

function hasPlace(text: string): boolean {
  return postalCode.test(text) || findPhrases(countries, text).length > 0
}

/** Whether a short text, such as that of a link, names an imprint in one of the languages of the list. */
export function findImprintWord(text: string): boolean {
  return text.length < 100 && findPhrases(imprints, text).length > 0
}
