import { propertySlugs } from './css-rules.ts'
import type { Declaration, Value } from './sheet.ts'

/** In what way a declaration uses its property: the words that the notes of the data are narrowed by. */

/** The element of a style attribute. */
export type Bearer = {
  tag: string
  /** It has a color of its own behind its picture. */
  hasBackgroundColor: boolean
  /** A table stands in it. */
  holdsTable: boolean
  /** Names of its attributes. */
  attributes: readonly string[]
}

type Rule = {
  trait: string
  property: RegExp
  is(value: Value, bearer: Bearer | null, declaration: Declaration, declared: ReadonlySet<string>): boolean
}

const has =
  (pattern: RegExp) =>
  ({ words }: Value): boolean =>
    words.some((word) => pattern.test(word))

const bold = new Set([400, 600, 700, 800, 900])
const displays = /^(?:none|inline|block|inline-block|list-item|(?:inline-)?table(?:-.*)?|inherit)$/
const cell = /^t[dh]$/
/** CSS Level 1, section 6.3, and the words that are no color. */
const firstColors =
  /^(?:aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|purple|red|silver|teal|white|yellow|transparent|inherit|none)$/

const rules: Rule[] = [
  { trait: 'negative', property: /^(?:margin|text-indent|letter-spacing)/, is: (value) => value.hasNegative },
  { trait: 'auto', property: /^margin/, is: has(/^auto$/) },
  {
    trait: 'off-cell',
    property: /^padding/,
    is: (value, bearer) =>
      bearer !== null && !cell.test(bearer.tag) && value.numbers.some((number) => number !== 0),
  },
  { trait: 'off-table', property: /^max-width$/, is: (_, bearer) => bearer?.tag !== 'table' },
  { trait: 'unit:rem', property: /^(?:font|font-size|word-spacing)$/, is: ({ units }) => units.has('rem') },
  {
    trait: 'relative-size',
    property: /^(?:font|font-size)$/,
    is: (value) => value.hasPercent || has(/^(?:smaller|larger)$/)(value),
  },
  {
    trait: 'odd-weight',
    property: /^font-weight$/,
    is: ({ numbers }) => numbers.some((number) => number % 100 !== 0),
  },
  {
    trait: 'other-weight',
    property: /^font-weight$/,
    is: ({ numbers }) => numbers.some((number) => !bold.has(number)),
  },
  {
    trait: 'wide-border',
    property: /^border/,
    is: ({ numbers, units }) => units.has('px') && numbers.some((number) => number > 8),
  },
  { trait: 'on-block', property: /^border/, is: (_, bearer) => bearer?.tag === 'p' || bearer?.tag === 'div' },
  {
    trait: 'picture',
    property: /^background/,
    is: ({ urls, functions }) => urls.length > 0 || [...functions].some((name) => name.endsWith('gradient')),
  },
  {
    trait: 'later-color',
    property: /^background-color$/,
    is: ({ words }) => words.some((word) => !firstColors.test(word)),
  },
  { trait: 'normal', property: /^line-height$/, is: has(/^normal$/) },
  { trait: 'two-displays', property: /^display$/, is: ({ words }) => words.length > 1 },
  { trait: 'multiple', property: /^background/, is: (value) => value.hasComma },
  { trait: 'slash', property: /^(?:background$|border-.*radius)/, is: (value) => value.hasSlash },
  { trait: 'logical', property: /^(?:clear|float|text-align)$/, is: has(/^(?:inline-)?(?:start|end)$/) },
  { trait: 'match-parent', property: /^text-align$/, is: has(/^(?:-webkit-)?match-parent$/) },
  { trait: 'lowercase', property: /^text-transform$/, is: has(/^lowercase$/) },
  { trait: 'multiple-lines', property: /^text-decoration/, is: (value) => value.words.length > 1 },
  { trait: 'overline', property: /^text-decoration/, is: has(/^overline$/) },
  { trait: 'list-picture', property: /^list-style$/, is: ({ urls }) => urls.length > 0 },
  { trait: 'list-position', property: /^list-style$/, is: has(/^(?:inside|outside)$/) },
  { trait: 'logical-overflow', property: /^overflow-(?:block|inline)$/, is: () => true },
  { trait: 'scrolling', property: /^overflow/, is: has(/^(?:auto|scroll)$/) },
  { trait: 'spaced-color', property: /./, is: (value) => value.hasSpacedColor },
  { trait: 'alpha', property: /./, is: (value) => value.hasAlpha },
  { trait: 'pre', property: /^white-space$/, is: has(/^pre$/) },
  { trait: 'all', property: /^transition/, is: has(/^all$/) },
  { trait: 'longhand', property: /^transition-/, is: () => true },
  {
    trait: 'other-display',
    property: /^display$/,
    is: ({ words }) => words.length > 1 || words.some((word) => !displays.test(word)),
  },
  {
    trait: 'rare-display',
    property: /^display$/,
    is: has(/^(?:flow-root|inline-flex|inline-grid|contents|revert)$/),
  },
  {
    trait: 'other-gap',
    property: /gap$/,
    is: (_, __, { property }) => !/^(?:grid-)?column-gap$/.test(property),
  },
  {
    trait: 'inline-picture',
    property: /^background-image$/,
    is: ({ functions }, bearer) => bearer !== null && functions.size > 0,
  },
  {
    trait: 'hidden-table',
    property: /^display$/,
    is: (value, bearer) => value.words[0] === 'none' && (bearer?.holdsTable ?? false),
  },
  { trait: 'unit:em', property: /^letter-spacing$/, is: ({ units }) => units.has('em') },
  {
    trait: 'loose-line',
    property: /^line-height$/,
    is: ({ units }, _, __, declared) => units.size > 0 && !declared.has('mso-line-height-rule'),
  },
  { trait: 'percent', property: /^(?:top|right|bottom|left)$/, is: (value) => value.hasPercent },
  {
    trait: 'inline-important',
    property: /./,
    is: (_, bearer, { important }) => important !== null && bearer !== null,
  },
  {
    trait: 'close-important',
    property: /./,
    is: (_, __, { important }) => important !== null && !important.spaced,
  },
  {
    trait: 'capital-important',
    property: /./,
    is: (_, __, { important }) => important !== null && important.text !== 'important',
  },
]

/** `0` and `auto` set back what a client adds; where they do nothing, nothing is lost. */
const isNothing = ({ words, numbers, functions, urls }: Value): boolean =>
  functions.size === 0 &&
  urls.length === 0 &&
  numbers.every((number) => number === 0) &&
  words.every((word) => word === 'auto') &&
  numbers.length + words.length > 0

const placed = /^(?:-webkit-)?(?:relative|absolute|fixed|sticky)$/

const rulesFor = (property: string): Rule[] => rules.filter((rule) => rule.property.test(property))

/** Rules by property, of those that are features; a declaration has few of them. */
const byProperty: ReadonlyMap<string, Rule[]> = new Map(
  [...propertySlugs.keys()].map((property) => [property, rulesFor(property)]),
)

/** The traits of one declaration. `bearer`: null in a style sheet. `property` without its prefix. */
export function traitsOf(
  property: string,
  value: Value,
  bearer: Bearer | null,
  declaration: Declaration,
  declared: ReadonlySet<string>,
): string[] {
  const traits: string[] = []
  for (const rule of byProperty.get(property) ?? rulesFor(property))
    if (rule.is(value, bearer, declaration, declared)) traits.push(rule.trait)
  if (bearer && !isNothing(value)) traits.push(`on:${bearer.tag}`)
  if (property === 'position')
    for (const word of value.words) if (placed.test(word)) traits.push(`position:${word}`)
  return traits
}
