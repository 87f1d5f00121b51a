/** Text that strangers wrote, made fit for a picture or a line of HTML. */

/** What our fonts can draw; emoji and rare scripts are left out rather than drawn as empty boxes. */
const drawn =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{Lm}\p{Nd}\p{P}\p{Zs}$+<=>^`|~°€£¥©®™№…]/u
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\uFE00-\uFE0F]/u

/** At most this many marks on one letter: more run out of the line, up and down. */
const mostMarks = 2
const longest = 400

/**
 * One line of what can be drawn; null when less than half of its letters can. Characters that turn the direction of
 * others are dropped: they could make an address look like another.
 */
export function plainLine(text: string): string | null {
  let marks = 0
  let letters = 0
  let kept = 0
  let line = ''
  for (const sign of text.slice(0, longest * 2).replace(/[\s\p{Z}]+/gu, ' ')) {
    if (/\p{L}/u.test(sign)) letters++
    if (hidden.test(sign) && !/[\d#*©®™]/.test(sign)) continue
    if (!drawn.test(sign)) continue
    marks = /\p{M}/u.test(sign) ? marks + 1 : 0
    if (marks > mostMarks) continue
    if (/\p{L}/u.test(sign)) kept++
    line += sign
  }
  const clean = line.replace(/ +/g, ' ').trim().normalize('NFC')
  if (clean === '' || kept * 2 < letters) return null
  return [...clean].slice(0, longest).join('')
}

/** Safe in text and in quoted attributes, of XML and of HTML. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** How wide a text is in Inter, in em: near enough to break lines, a little too wide rather than too narrow. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + advanceOf(sign), 0)

function advanceOf(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0
  if (/[ iljI.,;:'|!]/.test(sign)) return 0.3
  if (/[ftr()[\]"/-]/.test(sign)) return 0.42
  if (/[mwMW@%—…]/.test(sign)) return 0.94
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign)) return 1.02
  if (/[\p{Lu}]/u.test(sign)) return 0.7
  return 0.6
}

/** Lines of at most `width` em; what does not fit into `most` of them ends in an ellipsis. */
export function lines(text: string, width: number, most: number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => pieces(each, width))) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) line = longer
    else {
      if (line) found.push(line)
      line = word
    }
  }
  if (line) found.push(line)
  if (found.length <= most) return found
  return [...found.slice(0, most - 1), shortened(found.slice(most - 1).join(' '), width)]
}

/** A word that is wider than a line, as long as a URL or a sentence without spaces, in parts. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = ['']
  for (const sign of word) {
    if (widthOf(parts.at(-1)! + sign) > width) parts.push('')
    parts[parts.length - 1] += sign
  }
  return parts
}

function shortened(text: string, width: number): string {
  const signs = [...text]
  while (signs.length && widthOf(`${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
