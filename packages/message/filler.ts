/**
 * Characters that show nothing: white space, no-break spaces, zero-width and formatting characters, blank
 * letters. Senders put hundreds of them behind a preheader; spammers put them between letters.
 */
const RANGES: [number, number][] = [
  [0x0000, 0x0020],
  [0x007f, 0x00a0],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
]

/** Whether a UTF-16 unit shows nothing. */
export function isFillerCode(code: number): boolean {
  if (code > 0x20 && code < 0x7f) return false
  return RANGES.some(([from, to]) => code >= from && code <= to)
}

/** Whether a text shows nothing at all; true for the empty text. */
export function isFiller(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isFillerCode(text.charCodeAt(i))) return false
  return true
}

const letter = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
/** Between letters of scripts that do not join: there they only cut a word in two for who reads by machine. */
const cut = new RegExp(`(?<=${letter})[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]{1,9}(?=${letter})`, 'gu')

/** The text as it is seen: words put together that invisible characters cut. */
export function uncut(text: string): string {
  return /[\u00ad\u200b-\u200d\u2060\ufeff]/.test(text) ? text.replace(cut, '') : text
}

/** Splits a text before the filler at its end. */
export function splitFiller(text: string): { real: string; filler: string } {
  let end = text.length
  while (end > 0 && isFillerCode(text.charCodeAt(end - 1))) end--
  return { real: text.slice(0, end), filler: text.slice(end) }
}
