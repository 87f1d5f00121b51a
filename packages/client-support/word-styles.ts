import { type Color, parseColor, parseColorAttribute } from '@postproof/message/color'
import type { StyleBlock } from '@postproof/message/style'
import type { HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute } from '@postproof/message/walk'

/** What styles say of room, direction and color, as far as Word knows them or leaves them out. */

/** Property to value, both in lower case. */
export type Style = ReadonlyMap<string, string>

const isSet = (value: string | undefined): boolean => /[1-9]/.test(value ?? '')

const sides = ['', '-top', '-right', '-bottom', '-left']
export const hasMargin = (inline: Style): boolean => sides.some((side) => isSet(inline.get(`margin${side}`)))
export const hasPadding = (inline: Style): boolean =>
  sides.some((side) => isSet(inline.get(`padding${side}`)))

/** A width that a mail or one of its columns may be meant to have. */
export function isPageWidth(value: string | undefined): boolean {
  const width = value === undefined ? null : parseLength(value, null)
  return width !== null && width >= 200 && width <= 1200
}

/** Whether a flex container puts its children below each other. */
export const isStacked = (style: Style): boolean =>
  /column/.test(`${style.get('flex-direction') ?? ''} ${style.get('flex-flow') ?? ''}`)

/** The background of an element itself as its attribute or style says; null where it has none or an unknown one. */
export const ownColor = (element: HtmlElement, style: Style): Color | null =>
  parseColorAttribute(attribute(element, 'bgcolor') ?? '') ??
  parseColor(style.get('background-color') ?? '') ??
  colorIn(style.get('background') ?? '')

/** Whether that background covers what is behind it, by more than half. */
export const hasOwnColor = (element: HtmlElement, style: Style): boolean =>
  (ownColor(element, style)?.alpha ?? 0) > 0.5

/** The color of a `background` shorthand. */
function colorIn(value: string): Color | null {
  const without = value.slice(0, 1000).replace(/(?:url|[a-z-]*gradient)\([^)]*\)+/g, ' ')
  const match = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/.exec(without)
  if (match) return parseColor(match[0])
  for (const word of without.split(/[\s,/]+/, 20)) {
    const color = word === '' ? null : parseColor(word)
    if (color) return color
  }
  return null
}

/** Selectors of one class, id or element that make a stack or a grid of columns. */
export type Marks = { stacks: Set<string>; grids: Set<string> }

/** Reads the marks from style sheets; rules under a condition, such as a media query, do not count. */
export function layoutMarks(blocks: StyleBlock[]): Marks {
  const marks: Marks = { stacks: new Set(), grids: new Set() }
  for (const { selector, declarations, conditional } of blocks) {
    if (conditional) continue
    const isStack = isStacked(
      new Map(declarations.map(({ property, value }) => [property, value.toLowerCase()])),
    )
    const isGrid = declarations.some(({ property }) => gridColumns.test(property))
    if (!isStack && !isGrid) continue
    for (const each of selector.slice(0, 2000).split(',')) {
      if (isStack) marks.stacks.add(each.trim())
      if (isGrid) marks.grids.add(each.trim())
    }
  }
  return marks
}

export const gridColumns = /^grid(?:-template(?:-columns|-areas)?|-auto-flow|-auto-columns)?$/

/** Whether a mark names this element by its name, id or class; of classes the first 30 count. */
export const isMarked = (element: HtmlElement, marks: ReadonlySet<string>): boolean => {
  if (marks.size === 0) return false
  const classes = (attribute(element, 'class') ?? '').split(/\s+/, 30)
  return (
    marks.has(element.tagName) ||
    marks.has(`#${attribute(element, 'id') ?? ''}`) ||
    classes.some((name) => marks.has(`.${name}`) || marks.has(`${element.tagName}.${name}`))
  )
}
