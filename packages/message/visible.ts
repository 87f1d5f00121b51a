import type { Declarations } from './cascade.ts'
import { type Color, isSameColor, parseColor, parseColorAttribute } from './color.ts'
import type { HtmlElement } from './types.ts'

/** How text would look at one place of the document. Shared between elements that change nothing. */
export type Look = {
  /** Why neither this nor anything below it is displayed; null when it is. */
  gone: string | null
  isInvisible: boolean
  opacity: number
  /** CSS px; null where nothing says. */
  fontSize: number | null
  color: Color | null
  /** `unknown`: a picture lies behind the text. */
  background: Color | 'unknown' | null
}

export const PLAIN_LOOK: Look = {
  gone: null,
  isInvisible: false,
  opacity: 1,
  fontSize: null,
  color: null,
  background: null,
}

const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 }
/** What every client gives a link that has no color of its own. */
const LINK: Color = { red: 0, green: 0, blue: 238, alpha: 1 }
const MIN_FONT_SIZE = 4
const MIN_OPACITY = 0.05
/** Further out than any layout needs. */
const OFF_SCREEN = -500

/** CSS Fonts 4 section 2.5, for a medium of 16 px; and `<font size>`. */
const SIZE_NAMES: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48]
const UNITS: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 }

/** A CSS length in px; `em` and `%` are of `base`. Null for anything else. A bare number counts as px, as mail clients take it. */
export function parseLength(source: string, base: number | null): number | null {
  const match = /^([+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))([a-z%]*)$/i.exec(source.trim().slice(0, 40))
  if (!match) return null
  const value = Number(match[1])
  const unit = match[2]!.toLowerCase()
  if (value === 0 || unit === '') return value
  if (unit === 'rem') return value * 16
  if (unit === 'em') return base === null ? null : value * base
  if (unit === '%') return base === null ? null : (value / 100) * base
  return Object.hasOwn(UNITS, unit) ? value * UNITS[unit]! : null
}

/** The look of an element's content. `declarations` as they cascade, null when none apply. */
export function lookOf(parent: Look, element: HtmlElement, declarations: Declarations | null): Look {
  const look = { ...parent }
  let changed = applyAttributes(look, element)
  if (declarations) changed = applyDeclarations(look, parent, declarations) || changed
  return changed ? look : parent
}

function applyAttributes(look: Look, element: HtmlElement): boolean {
  let changed = false
  for (const { name, value } of element.attrs) {
    if (name === 'hidden') look.gone ??= 'display-none'
    else if (name === 'bgcolor') look.background = parseColorAttribute(value) ?? look.background
    else if (name === 'background' && value.trim() !== '') look.background = 'unknown'
    else if (name === 'text' && element.tagName === 'body')
      look.color = parseColorAttribute(value) ?? look.color
    else if (name === 'href' && element.tagName === 'a') look.color = LINK
    else if (name === 'color' && element.tagName === 'font')
      look.color = parseColorAttribute(value) ?? look.color
    else if (name === 'size' && element.tagName === 'font')
      look.fontSize = fontElementSize(value) ?? look.fontSize
    else continue
    changed = true
  }
  return changed
}

function fontElementSize(value: string): number | null {
  const size = Number.parseInt(value, 10)
  if (Number.isNaN(size)) return null
  const step = /^\s*[+-]/.test(value) ? 3 + size : size
  return FONT_SIZES[Math.min(7, Math.max(1, step)) - 1]!
}

const lowerValue = (declarations: Declarations, property: string): string =>
  declarations.get(property)?.value.toLowerCase() ?? ''

function applyDeclarations(look: Look, parent: Look, declarations: Declarations): boolean {
  const get = (property: string): string => lowerValue(declarations, property)
  const base = parent.fontSize ?? 16
  const size = fontSize(get('font-size'), base) ?? fontShorthandSize(get('font'), base)
  if (size !== null) look.fontSize = size
  const color = parseColor(get('color'))
  if (color) look.color = color
  else if (get('color') === 'inherit') look.color = parent.color
  look.background = background(get, look.background)
  const visibility = get('visibility')
  if (visibility !== '') look.isInvisible = visibility === 'hidden' || visibility === 'collapse'
  const opacity = Number.parseFloat(get('opacity'))
  if (!Number.isNaN(opacity)) look.opacity *= get('opacity').endsWith('%') ? opacity / 100 : opacity
  look.gone ??= whyGone(get, look.fontSize ?? base)
  if (look.opacity < MIN_OPACITY) look.gone ??= 'transparent'
  return true
}

function fontSize(value: string, base: number): number | null {
  if (value === '') return null
  if (Object.hasOwn(SIZE_NAMES, value)) return SIZE_NAMES[value]!
  if (value === 'smaller') return base / 1.2
  if (value === 'larger') return base * 1.2
  return parseLength(value, base)
}

/** `font: italic 12px/1.5 Arial`: the first word that is a length is the size. */
function fontShorthandSize(value: string, base: number): number | null {
  if (value === '') return null
  for (const word of value.slice(0, 200).split(/\s+/)) {
    const text = word.split('/', 1)[0]!
    // A bare number here is a weight.
    if (/^\d+$/.test(text) && text !== '0') continue
    const size = fontSize(text, base)
    if (size !== null) return size
  }
  return null
}

function background(get: (property: string) => string, before: Look['background']): Look['background'] {
  const shorthand = get('background')
  const image = get('background-image')
  if (hasPicture(shorthand) || hasPicture(image)) return 'unknown'
  const color = parseColor(get('background-color')) ?? (shorthand === '' ? null : firstColor(shorthand))
  return color && color.alpha > MIN_OPACITY ? color : before
}

const hasPicture = (value: string): boolean => value.includes('url(') || value.includes('gradient(')

function firstColor(shorthand: string): Color | null {
  const whole = parseColor(shorthand)
  if (whole) return whole
  for (const word of shorthand.slice(0, 200).split(/\s+/)) {
    const color = parseColor(word)
    if (color) return color
  }
  return null
}

/**
 * What takes an element out of sight with all its content. `mso-hide: all` is not among it: it hides from Outlook
 * for Windows alone, and is how buttons that all others show are written.
 */
function whyGone(get: (property: string) => string, base: number): string | null {
  if (get('display') === 'none') return 'display-none'
  const length = (property: string): number | null => parseLength(get(property), base)
  const clips = get('overflow') === 'hidden' || get('overflow') === 'clip'
  if (clips && ['height', 'max-height', 'width', 'max-width'].some((property) => length(property) === 0)) {
    return 'zero-size'
  }
  const position = get('position')
  const isPlaced = position === 'absolute' || position === 'fixed'
  if (isPlaced && /^rect\(\s*(?:0(?:px)?|1px)[\s,]/.test(get('clip'))) return 'zero-size'
  const moved = ['text-indent', 'margin-left', 'margin-top', ...(isPlaced ? ['left', 'top'] : [])]
  return moved.some((property) => (length(property) ?? 0) <= OFF_SCREEN) ? 'off-screen' : null
}

/** Why text of this look cannot be read; null when it can. */
export function whyHidden(look: Look): string | null {
  if (look.gone !== null) return look.gone
  if (look.isInvisible) return 'visibility'
  if (look.fontSize !== null && look.fontSize < MIN_FONT_SIZE) return 'tiny'
  if (look.color !== null && look.color.alpha < MIN_OPACITY) return 'transparent'
  if (look.background === 'unknown' || (look.color === null && look.background === null)) return null
  return isSameColor(look.color ?? BLACK, look.background ?? WHITE) ? 'same-color' : null
}

/** Whether something that is not text, such as an image, is out of sight. */
export const isOutOfSight = (look: Look): boolean => look.gone !== null || look.isInvisible
