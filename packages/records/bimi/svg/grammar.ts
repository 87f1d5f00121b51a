/**
 * SVG Tiny Portable/Secure (draft-svg-tiny-ps-abrotman): SVG Tiny 1.2 without scripts, animation, pictures, links and
 * anything from outside. What is not in these lists is not allowed.
 */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const words = (text: string) => text.trim().split(/\s+/)

/** Attributes of every element. */
const COMMON = words(
  'id xml:id xml:base xml:lang xml:space class role rel rev typeof content datatype resource about property',
)
/** How something is painted. */
const PRESENTATION = words(`
  fill fill-opacity fill-rule
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  color color-rendering solid-color solid-opacity stop-color stop-opacity vector-effect
  direction unicode-bidi display-align line-increment
  font-family font-size font-style font-variant font-weight text-anchor text-align`)
const DESCRIPTIVE = words(`
  display visibility image-rendering shape-rendering text-rendering buffered-rendering
  viewport-fill viewport-fill-opacity requiredFonts systemLanguage`)
const PLACED = words('transform requiredFonts systemLanguage')
const GRADIENT = words('gradientUnits')

const PAINTED = [...COMMON, ...PRESENTATION]
const shape = (own: string) => new Set([...PAINTED, ...PLACED, ...words(own)])

const SHAPES = words('path rect circle line ellipse polyline polygon')
const CONTENT = [...SHAPES, ...words('solidColor textArea text linearGradient radialGradient g defs use')]

export type ElementRule = { attributes: ReadonlySet<string>; children: ReadonlySet<string>; text: boolean }

const rule = (attributes: Iterable<string>, children: string[] = [], text = false): ElementRule => ({
  attributes: new Set(attributes),
  children: new Set(children),
  text,
})

/** Root attributes with one allowed value. */
export const FIXED: ReadonlyMap<string, string> = new Map([
  ['externalResourcesRequired', 'false'],
  ['focusable', 'false'],
  ['playbackOrder', 'all'],
  ['snapshotTime', 'none'],
  ['timelineBegin', 'onLoad'],
  ['zoomAndPan', 'disable'],
])

/** Elements by name; `svg` is the root and stands nowhere else. */
export const ELEMENTS: ReadonlyMap<string, ElementRule> = new Map([
  [
    'svg',
    rule(
      [
        ...PAINTED,
        ...words('version baseProfile width height viewBox contentScriptType preserveAspectRatio'),
        ...FIXED.keys(),
      ],
      ['title', 'desc', 'metadata', ...CONTENT],
    ),
  ],
  ['title', rule([...COMMON, ...DESCRIPTIVE], [], true)],
  ['desc', rule([...COMMON, ...DESCRIPTIVE], [], true)],
  ['metadata', rule([...COMMON, ...DESCRIPTIVE], [], true)],
  ['path', rule(shape('d pathLength'))],
  ['rect', rule(shape('x y width height rx ry'))],
  ['circle', rule(shape('cx cy r'))],
  ['line', rule(shape('x1 y1 x2 y2'))],
  ['ellipse', rule(shape('cx cy rx ry'))],
  ['polyline', rule(shape('points'))],
  ['polygon', rule(shape('points'))],
  ['solidColor', rule(PAINTED)],
  ['textArea', rule(shape('x y width height editable'), [], true)],
  ['text', rule(shape('x y rotate editable'), [], true)],
  ['linearGradient', rule([...PAINTED, ...GRADIENT, ...words('x1 y1 x2 y2')], ['stop'])],
  ['radialGradient', rule([...PAINTED, ...GRADIENT, ...words('cx cy r')], ['stop'])],
  ['stop', rule([...PAINTED, 'offset'])],
  ['g', rule(shape(''), CONTENT)],
  ['defs', rule(PAINTED, CONTENT)],
  ['use', rule(shape('href x y'))],
])

/** What kind of thing a forbidden element is, so that a report can say why. */
const KINDS: Record<string, string[]> = {
  script: ['script', 'handler', 'listener'],
  animation: words('animate animateColor animateMotion animateTransform set discard mpath prefetch'),
  media: words('image video audio animation foreignObject iframe object embed feImage'),
  style: ['style'],
  link: ['a'],
  effect: words('filter mask clipPath pattern marker'),
  font: words('font font-face font-face-src font-face-uri glyph missing-glyph hkern'),
  structure: words('svg symbol switch view tspan tbreak textPath title desc metadata'),
}

/** The kind of a forbidden element; `unknown` when it is none of SVG's or merely misplaced. */
export function kindOfElement(local: string): string {
  for (const [kind, names] of Object.entries(KINDS)) if (names.includes(local)) return kind
  return ELEMENTS.has(local) ? 'misplaced' : 'unknown'
}

/** The kind of a forbidden attribute. */
export function kindOfAttribute(name: string): string {
  if (/^on[a-z]/i.test(name)) return 'event'
  if (name === 'style') return 'style'
  if (/^xlink:/.test(name)) return 'link'
  if (/^(?:data-|aria-)/.test(name)) return 'data'
  if (/^(?:clip-path|clip-rule|mask|filter|opacity|mix-blend-mode|isolation)$/.test(name)) return 'effect'
  return name.includes(':') ? 'foreign' : 'other'
}
