import type { Value } from './sheet.ts'

/** Which parts of CSS are which feature of the data. */

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Features that are a property of the same name. */
const sameName = words(`
  accent-color align-items aspect-ratio backdrop-filter background background-blend-mode background-clip
  background-color background-image background-origin background-size border-collapse border-spacing box-shadow
  box-sizing caption-side clear clip-path color-scheme column-count cursor direction display empty-cells filter float
  font font-kerning font-size font-size-adjust font-stretch font-weight height hyphenate-character
  hyphenate-limit-chars hyphens inline-size justify-content letter-spacing line-height list-style list-style-image
  list-style-position list-style-type max-block-size max-height max-inline-size max-width min-block-size min-height
  min-inline-size min-width mix-blend-mode object-fit object-position opacity orphans outline-offset overflow-wrap
  position resize shape-margin shape-outside tab-size table-layout text-align text-align-last
  text-decoration text-decoration-color text-decoration-line text-decoration-skip-ink text-decoration-style
  text-decoration-thickness text-emphasis-position text-indent text-justify text-orientation text-overflow text-shadow
  text-transform text-underline-offset text-underline-position user-select vertical-align visibility
  white-space white-space-collapse widows width word-break word-spacing word-wrap writing-mode z-index mask-image`)

const sides = ['top', 'right', 'bottom', 'left']
const flow = ['inline', 'block']
const parts = ['color', 'style', 'width']

/** Features that are several properties. */
const groups: Record<string, string[]> = {
  'css-animation': words(`animation animation-name animation-duration animation-delay animation-direction
    animation-fill-mode animation-iteration-count animation-play-state animation-timing-function`),
  'css-background-position': words('background-position background-position-x background-position-y'),
  'css-background-repeat': words('background-repeat background-repeat-x background-repeat-y'),
  'css-block-inline-size': words('block-size inline-size'),
  'css-border': [
    ...words('border border-color border-style border-width'),
    ...sides.flatMap((side) => [`border-${side}`, ...parts.map((part) => `border-${side}-${part}`)]),
  ],
  'css-border-image': words(`border-image border-image-source border-image-slice border-image-width
    border-image-outset border-image-repeat`),
  'css-border-inline-block': words('border-inline border-block'),
  'css-border-inline-block-individual': flow.flatMap((axis) =>
    [...parts, 'start', 'end'].map((part) => `border-${axis}-${part}`),
  ),
  'css-border-inline-block-longhand': flow.flatMap((axis) =>
    ['start', 'end'].flatMap((end) => parts.map((part) => `border-${axis}-${end}-${part}`)),
  ),
  'css-border-radius': words(`border-radius border-top-left-radius border-top-right-radius
    border-bottom-left-radius border-bottom-right-radius`),
  'css-border-radius-logical':
    words(`border-start-start-radius border-start-end-radius border-end-start-radius
    border-end-end-radius`),
  'css-column-layout-properties': words(`columns column-count column-fill column-rule column-rule-color
    column-rule-style column-rule-width column-span column-width`),
  'css-gap': words('gap column-gap row-gap grid-gap grid-column-gap grid-row-gap'),
  'css-grid-template': words(
    'grid grid-template grid-template-areas grid-template-columns grid-template-rows',
  ),
  'css-inset': words('inset inset-block inset-inline'),
  'css-left-right-top-bottom': sides,
  'css-margin': ['margin', ...sides.map((side) => `margin-${side}`)],
  'css-margin-block-start-end': words('margin-block-start margin-block-end'),
  'css-margin-inline-block': words('margin-inline margin-block'),
  'css-margin-inline-start-end': words('margin-inline-start margin-inline-end'),
  'css-outline': words('outline outline-color outline-style outline-width'),
  'css-overflow': words('overflow overflow-x overflow-y overflow-block overflow-inline'),
  'css-padding': ['padding', ...sides.map((side) => `padding-${side}`)],
  'css-padding-block-start-end': words('padding-block-start padding-block-end'),
  'css-padding-inline-block': words('padding-inline padding-block'),
  'css-padding-inline-start-end': words('padding-inline-start padding-inline-end'),
  'css-scroll-snap': [
    ...words('scroll-snap-type scroll-snap-align scroll-snap-stop'),
    ...['scroll-margin', 'scroll-padding'].flatMap((name) => [
      name,
      ...sides.map((side) => `${name}-${side}`),
    ]),
  ],
  'css-text-emphasis': words('text-emphasis text-emphasis-color text-emphasis-style'),
  'css-text-wrap': words('text-wrap text-wrap-mode text-wrap-style'),
  'css-transform': words('transform transform-origin transform-style'),
  'css-transition': words(`transition transition-property transition-duration transition-delay
    transition-timing-function transition-behavior`),
}

/** Old names of prefixed properties: property without prefix, and what it is called today. */
export const oldNames: Record<string, string> = {
  'box-align': 'align-items',
  'flex-align': 'align-items',
  'box-pack': 'justify-content',
  'flex-pack': 'justify-content',
}

function invert(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const all = { ...groups, ...Object.fromEntries(sameName.map((name) => [`css-${name}`, [name]])) }
  for (const [slug, properties] of Object.entries(all))
    for (const property of properties) found.set(property, [...(found.get(property) ?? []), slug])
  return found
}

/** Property, without a prefix, to slugs. */
export const propertySlugs: ReadonlyMap<string, string[]> = invert()

const flexWords = /^(?:-(?:webkit|moz|ms)-)?(?:inline-)?(?:flex|box|flexbox)$/
const gridWords = /^(?:-ms-)?(?:inline-)?grid$/
const sizing =
  /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|flex-basis|flex|grid-template.*|grid-auto-.*)$/
const intrinsic = /^(?:-(?:webkit|moz)-)?(?:fit|min|max)-content$/
const generic = /^(?:system-ui|ui-(?:serif|sans-serif|rounded|monospace))$/
const familyProperty = /^font(?:-family)?$/

/** Features that are a property with a certain value. */
export const valueRules: { slug: string; is(property: string, value: Value): boolean }[] = [
  {
    slug: 'css-display-flex',
    is: (name, { words }) => name === 'display' && words.some((word) => flexWords.test(word)),
  },
  {
    slug: 'css-display-grid',
    is: (name, { words }) => name === 'display' && words.some((word) => gridWords.test(word)),
  },
  { slug: 'css-display-none', is: (name, { words }) => name === 'display' && words[0] === 'none' },
  {
    slug: 'css-flex-direction',
    is: (name, { words }) =>
      /^flex-(?:direction|flow)$/.test(name) && words.some((word) => /^column(?:-reverse)?$/.test(word)),
  },
  {
    slug: 'css-flex-wrap',
    is: (name, { words }) =>
      /^flex-(?:wrap|flow)$/.test(name) && words.some((word) => /^wrap(?:-reverse)?$/.test(word)),
  },
  {
    slug: 'css-intrinsic-size',
    is: (name, { words, functions }) =>
      sizing.test(name) && (words.some((word) => intrinsic.test(word)) || functions.has('fit-content')),
  },
  {
    slug: 'css-sytem-ui',
    is: (name, { words }) => familyProperty.test(name) && words.some((word) => generic.test(word)),
  },
  { slug: 'css-unit-initial', is: (_, { words }) => words.length === 1 && words[0] === 'initial' },
  { slug: 'css-variables', is: (name, { functions }) => name.startsWith('--') || functions.has('var') },
]

/** Function, without a prefix, to slug. */
export const functionSlugs: Record<string, string> = {
  calc: 'css-unit-calc',
  clamp: 'css-function-clamp',
  'conic-gradient': 'css-conic-gradient',
  'light-dark': 'css-function-light-dark',
  'linear-gradient': 'css-linear-gradient',
  lab: 'css-modern-color',
  lch: 'css-modern-color',
  max: 'css-function-max',
  min: 'css-function-min',
  oklab: 'css-modern-color',
  oklch: 'css-modern-color',
  'radial-gradient': 'css-radial-gradient',
  'repeating-conic-gradient': 'css-conic-gradient',
  'repeating-linear-gradient': 'css-linear-gradient',
  'repeating-radial-gradient': 'css-radial-gradient',
  rgb: 'css-rgb',
  rgba: 'css-rgba',
}

/** Unit to slug. */
export const unitSlugs: Record<string, string> = Object.fromEntries(
  words('ch cm em ex in mm pc pt px rem vh vmax vmin vw').map((unit) => [unit, `css-unit-${unit}`]),
)

const gradient = (value: Value): boolean => [...value.functions].some((name) => name.endsWith('gradient'))
const weights = /^(?:bold|bolder|lighter)$/
const lists = /^(?:inside|outside)$/
const listTypes =
  /^(?:none|disc|circle|square|decimal(?:-leading-zero)?|(?:lower|upper)-(?:roman|alpha|latin|greek)|armenian|georgian|hebrew)$/
const lineStyles = /^(?:solid|double|dotted|dashed|wavy)$/
const notColors =
  /^(?:none|repeat(?:-[xy])?|no-repeat|round|space|scroll|fixed|local|center|top|right|bottom|left|border-box|padding-box|content-box|text|cover|contain|auto|inherit|initial|unset|revert|currentcolor)$/

/** What a shorthand sets beside itself. */
export const shorthands: Record<string, (value: Value) => string[]> = {
  background: (value) => [
    ...(value.urls.length > 0 || gradient(value) ? ['css-background-image'] : []),
    ...(value.hasSlash ? ['css-background-size'] : []),
    ...(value.words.some((word) => /^(?:no-repeat|repeat|repeat-[xy])$/.test(word))
      ? ['css-background-repeat']
      : []),
    ...(value.words.some((word) => /^(?:center|top|right|bottom|left)$/.test(word)) ||
    value.numbers.length > 0
      ? ['css-background-position']
      : []),
    ...(value.words.some((word) => /^(?:border|padding|content)-box$/.test(word))
      ? ['css-background-clip', 'css-background-origin']
      : []),
    ...((value.hasColor && !gradient(value)) ||
    value.words.some((word) => !notColors.test(word) && !word.startsWith('--'))
      ? ['css-background-color']
      : []),
  ],
  columns: (value) => (value.numbers.length > value.units.size ? ['css-column-count'] : []),
  font: (value) =>
    value.units.size > 0 || value.hasPercent
      ? [
          'css-font-size',
          ...(value.hasSlash ? ['css-line-height'] : []),
          ...(value.words.some((word) => weights.test(word)) ||
          value.numbers.some((number) => number >= 100 && number % 100 === 0)
            ? ['css-font-weight']
            : []),
        ]
      : [],
  'list-style': (value) => [
    ...(value.urls.length > 0 ? ['css-list-style-image'] : []),
    ...(value.words.some((word) => lists.test(word)) ? ['css-list-style-position'] : []),
    ...(value.words.some((word) => listTypes.test(word)) ? ['css-list-style-type'] : []),
  ],
  mask: (value) => (value.urls.length > 0 || gradient(value) ? ['css-mask-image'] : []),
  'place-items': () => ['css-align-items'],
  'place-content': () => ['css-justify-content'],
  'text-decoration': (value) => [
    ...(value.words.some((word) => lineStyles.test(word)) ? ['css-text-decoration-style'] : []),
    ...(value.hasColor ? ['css-text-decoration-color'] : []),
    ...(value.units.size > 0 ? ['css-text-decoration-thickness'] : []),
  ],
}

/** At-rule, without a prefix, to slug. */
export const atRuleSlugs: Record<string, string> = {
  'font-face': 'css-at-font-face',
  import: 'css-at-import',
  keyframes: 'css-at-keyframes',
  media: 'css-at-media',
  supports: 'css-at-supports',
}

/** Media feature to slug, tried in order. */
export const mediaFeatures: { slug: string; name: RegExp }[] = [
  { slug: 'css-at-media-device-pixel-ratio', name: /device-pixel-ratio$/ },
  { slug: 'css-at-media-hover', name: /^(?:any-)?hover$/ },
  { slug: 'css-at-media-orientation', name: /^orientation$/ },
  { slug: 'css-at-media-prefers-color-scheme', name: /^prefers-color-scheme$/ },
  { slug: 'css-at-media-prefers-reduced-motion', name: /^prefers-reduced-motion$/ },
]

const pseudoClassNames =
  words(`active checked default first-child first-of-type focus focus-visible focus-within has
  hover lang last-child last-of-type link not nth-child nth-last-child nth-last-of-type nth-of-type only-child
  only-of-type target visited`)

/** Name of a pseudo-class, to slug. */
export const pseudoClasses: Record<string, string> = Object.fromEntries(
  pseudoClassNames.map((name) => [name, `css-pseudo-class-${name}`]),
)

/** Name of a pseudo-element, written with one colon or two, to slug. */
export const pseudoElements: Record<string, string> = {
  after: 'css-pseudo-element-after',
  before: 'css-pseudo-element-before',
  'first-letter': 'css-pseudo-element-first-letter',
  'first-line': 'css-pseudo-element-first-line',
  marker: 'css-pseudo-element-marker',
  placeholder: 'css-pseudo-element-placeholder',
  'input-placeholder': 'css-pseudo-element-placeholder',
}

/** Combinator to slug. */
export const combinators: Record<string, string> = {
  ' ': 'css-selector-descendant',
  '>': 'css-selector-child',
  '+': 'css-selector-adjacent-sibling',
  '~': 'css-selector-general-sibling',
}
