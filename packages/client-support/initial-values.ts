import type { Bearer } from './traits.ts'

/**
 * Initial values of CSS properties, as the tables "Name, Value, Initial" of the specifications give them (collected in
 * CSS 2.2 appendix F and in the module of each property; read in November 2026). A declaration that sets what an
 * element has anyway needs no support: `float:none` looks the same in a client that knows no float.
 *
 * Left out are the properties for which the style sheet of every client (HTML Living Standard, 15.3) gives many
 * elements another value, so that setting them back is a use: display, margin, padding, border, font, list-style-type,
 * text-align, vertical-align, white-space, box-sizing, border-spacing, cursor, outline, direction. Where it does so for
 * a few, see `underlined`.
 */
const table = `
  auto: accent-color aspect-ratio block-size bottom column-count column-width columns font-kerning height
    hyphenate-character hyphenate-limit-chars inline-size inset inset-block inset-inline left right table-layout
    text-align-last text-decoration-skip-ink text-justify text-underline-offset text-underline-position top
    user-select width z-index
  none: animation animation-fill-mode animation-name backdrop-filter background-image border-image border-image-source
    box-shadow clear clip-path column-rule column-rule-style column-span filter float font-size-adjust grid
    grid-template grid-template-areas grid-template-columns grid-template-rows list-style-image mask-image
    max-block-size max-height max-inline-size max-width scroll-snap-align scroll-snap-type shape-outside
    text-decoration text-decoration-line text-emphasis text-emphasis-style text-shadow text-transform transform
    transition
  normal: align-items animation-direction background-blend-mode color-scheme font-stretch justify-content
    letter-spacing mix-blend-mode overflow-wrap scroll-snap-stop transition-behavior word-break word-spacing word-wrap
  0: border-radius border-top-left-radius border-top-right-radius border-bottom-left-radius
    border-bottom-right-radius border-start-start-radius border-start-end-radius border-end-start-radius
    border-end-end-radius border-image-outset letter-spacing min-block-size min-height min-inline-size min-width
    scroll-margin scroll-margin-top scroll-margin-right scroll-margin-bottom scroll-margin-left shape-margin
    text-indent word-spacing
  auto|0: scroll-padding scroll-padding-top scroll-padding-right scroll-padding-bottom scroll-padding-left
  normal|0: gap row-gap column-gap grid-gap grid-row-gap grid-column-gap
  auto|normal: min-width min-height text-emphasis-position
  0s: animation-delay animation-duration transition-delay transition-duration
  ease: animation-timing-function transition-timing-function
  visible: overflow overflow-x overflow-y visibility
  1: animation-iteration-count border-image-width
  1|100%: opacity
  running: animation-play-state
  border-box: background-clip
  padding-box: background-origin
  transparent: background-color
  0|0%|left|top: background-position background-position-x background-position-y
  repeat: background-repeat background-repeat-x background-repeat-y
  auto: background-size
  top: caption-side
  balance: column-fill
  show: empty-cells
  manual: hyphens
  outside: list-style-position
  fill: object-fit
  50%|center: object-position
  50%|center|0: transform-origin
  flat: transform-style
  2: orphans widows
  static: position
  8: tab-size
  clip: text-overflow
  mixed: text-orientation
  wrap: text-wrap text-wrap-mode
  auto: text-wrap-style overflow-block overflow-inline
  collapse: white-space-collapse
  horizontal-tb: writing-mode
  none|0|0%|repeat|scroll|transparent|auto|left|top: background
  none|all|0s|ease|normal: transition
  none|0s|ease|1|normal|running: animation
  none|currentcolor|medium: column-rule
  none|100%|1|0|stretch: border-image
`

const MOST_WORDS = 12

/** Property to the words that its initial value may be written with. */
const initial: ReadonlyMap<string, ReadonlySet<string>> = readTable(table)

function readTable(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, values, names] of source.matchAll(/^ {2}(\S+): ([^:]+)(?=\n {2}\S|\n$)/gm))
    for (const name of names!.trim().split(/\s+/))
      found.set(name, new Set([...(found.get(name) ?? []), ...values!.split('|')]))
  return found
}

/** Attributes that set the same on their element (HTML Living Standard, 15.3): there the declaration takes it back. */
const attributes: Record<string, string[]> = {
  background: ['background', 'bgcolor'],
  'background-color': ['bgcolor'],
  'background-image': ['background'],
  clear: ['clear'],
  float: ['align'],
  height: ['height'],
  width: ['width'],
}

/** Rules for these are written for what has another value: pictures with the attribute, links with their line. */
const oftenSetBack = new Set(['height', 'width', 'text-decoration', 'text-decoration-line'])

/** What the style sheet of every client draws a line under or through; a line of its own is not inherited. */
const underlined = new Set(['a', 'abbr', 'acronym', 'del', 'ins', 's', 'strike', 'u'])

/** Zero of any length is one value; of time another. Longer words are none of the table. */
function plain(word: string): string {
  if (word.length > 20) return word
  if (/^[+-]?0*\.?0+m?s$/.test(word)) return '0s'
  if (/^[+-]?0*\.?0+(?:[a-z]{1,4}|%)?$/.test(word)) return '0'
  return /^\d+\.0+$/.test(word) ? word.slice(0, word.indexOf('.')) : word
}

/**
 * Whether a declaration sets its property to the initial value, and so uses nothing. `property` without prefix;
 * `wordsOf`: reads the tokens of its value in lower case; `bearer`: the element of a style attribute, null in a style sheet.
 */
export function setsInitial(
  property: string,
  wordsOf: () => readonly string[],
  bearer: Bearer | null,
): boolean {
  const values = initial.get(property)
  const words = values ? wordsOf() : []
  if (!values || words.length === 0 || words.length > MOST_WORDS) return false
  if (bearer ? overrides(property, bearer) : oftenSetBack.has(property)) return false
  if (words.length === 1 && words[0] === 'initial') return true
  return words.every((word) => word === ',' || word === '/' || values.has(plain(word)) || values.has(word))
}

function overrides(property: string, { tag, attributes: own }: Bearer): boolean {
  if (property.startsWith('text-decoration')) return underlined.has(tag)
  return Object.hasOwn(attributes, property) && attributes[property]!.some((name) => own.includes(name))
}
