import type { Message as Mail } from '@postproof/message/types'
import { readingText } from '../content/reading-text.ts'
import { placesIn } from './words.ts'

/**
 * A mail about one matter names it by its number: `Order #: WEB32748174`, `Sendungsnummer 00340434`. Newsletters have no
 * such number, whatever service sends them; codes of discounts carry other labels.
 */

/** Where a mail says what it is about; footers with the numbers of firms and accounts come later. */
const MOST_TEXT = 3000
/** Separators, `number` in a few languages, and the number itself: capitals, digits and stars that hide a part. */
const afterLabel =
  /^[\s:：#№.°º)(]{0,6}(?:(?:number|no|nr|num|n|nummer|id|is|ist|est|es)(?!\p{L})[\s:：#№.°º)(]{0,6})?([\p{L}\d*][\p{L}\d*/-]{4,39})/iu
const MOST_AFTER = 70
const LEAST_DIGITS = 4
/** `2026-11-28` and `28/11/2026` say when, not which. */
const date = /^(?:\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})$/

/** The first number of a matter in the text with its label, as written; null when the mail names none. */
export function matterOf(message: Mail): string | null {
  const text = readingText(message).text.slice(0, MOST_TEXT)
  for (const { start, end } of placesIn('matter', text)) {
    const found = afterLabel.exec(text.slice(end, end + MOST_AFTER))
    if (found && isNumber(found[1]!)) return text.slice(start, end + found[0].length).replace(/\s+/g, ' ')
  }
  return null
}

const isNumber = (text: string) => (text.match(/[\d*]/g)?.length ?? 0) >= LEAST_DIGITS && !date.test(text)
