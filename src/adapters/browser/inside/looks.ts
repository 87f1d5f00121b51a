import type { Colors } from './colors.ts'

type Rgba = { r: number; g: number; b: number; a: number }
/** `bare`: a picture was meant to lie there and does not. */
type Ground = { color: Rgba | null; bare: boolean }
type Edges = { left: number; top: number; right: number; bottom: number }

/** Addresses of pictures that could not be loaded; null when no picture was asked for at all. */
export type Missing = string[] | null

/** What is seen of an element, and on what ground. Runs inside the page; remembers, so make it again after a change. */
export function looks(colors: Colors, missing: Missing) {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const clips = new Map<Element, Edges>()
  const grounds = new Map<Element, Ground>()
  const strengths = new Map<Element, number | null>()
  const absent = new Set(missing)
  const root = document.documentElement
  const everywhere: Edges = { left: 0, top: 0, right: Infinity, bottom: Infinity }

  function style(element: Element): CSSStyleDeclaration {
    let known = styles.get(element)
    if (!known) {
      known = getComputedStyle(element)
      styles.set(element, known)
    }
    return known
  }
  function intersect(one: Edges, other: Edges): Edges {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }
  /** In px of the page. */
  function edges(rect: DOMRect): Edges {
    return {
      left: rect.left + scrollX,
      top: rect.top + scrollY,
      right: rect.right + scrollX,
      bottom: rect.bottom + scrollY,
    }
  }
  /** The part of the page where an element's content can be seen: preheaders hide in boxes of no height. */
  function clip(element: Element): Edges {
    const known = clips.get(element)
    if (known) return known
    const parent = element.parentElement
    let result = parent ? clip(parent) : everywhere
    const { overflowX, overflowY, display } = style(element)
    const cuts = overflowX !== 'visible' || overflowY !== 'visible'
    if (
      cuts &&
      parent &&
      element !== document.body &&
      !display.startsWith('inline ') &&
      display !== 'inline'
    ) {
      result = intersect(result, edges(element.getBoundingClientRect()))
    }
    clips.set(element, result)
    return result
  }
  /** Undefined when less than a pixel of it can be seen. */
  function seen(rect: DOMRect, element: Element) {
    const { left, top, right, bottom } = intersect(clip(element), edges(rect))
    const [width, height] = [right - left, bottom - top]
    return width >= 1 && height >= 1 ? { x: left, y: top, width, height } : undefined
  }
  function shown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  function canvas(): Rgba {
    const before = root.style.getPropertyValue('background-color')
    const priority = root.style.getPropertyPriority('background-color')
    root.style.setProperty('background-color', 'Canvas', 'important')
    const found = colors.parse(getComputedStyle(root).backgroundColor)
    root.style.setProperty('background-color', before, priority)
    return found && found.a > 0 ? found : { r: 255, g: 255, b: 255, a: 1 }
  }
  const base = canvas()
  const isMissing = (address: string) => missing === null || absent.has(address)
  /** Whether a picture or gradient is really painted: one that did not come leaves the color beneath it. */
  function isPainted(backgroundImage: string): boolean {
    if (backgroundImage === 'none') return false
    const rest = backgroundImage.replace(/url\("((?:[^"\\]|\\.)*)"\)/g, (whole, address: string) =>
      isMissing(address) ? '' : whole,
    )
    return /[^\s,]/.test(rest.replace(/\bnone\b/g, ''))
  }
  /** The color behind an element's content; null over a picture or gradient. */
  const ground = (element: Element): Rgba | null => beneath(element).color
  /** Whether the ground of an element shows only because a picture is missing. */
  const isBare = (element: Element): boolean => beneath(element).bare
  function beneath(element: Element): Ground {
    const known = grounds.get(element)
    if (known) return known
    const { backgroundImage, backgroundColor } = style(element)
    const own = colors.parse(backgroundColor)
    const here = backgroundImage !== 'none'
    let result: Ground
    if (isPainted(backgroundImage)) result = { color: null, bare: false }
    else if (own && own.a > 0.99) result = { color: own, bare: here }
    else {
      const under = element.parentElement
        ? beneath(element.parentElement)
        : { color: pageGround(), bare: false }
      const mixed = under.color && own && own.a > 0 ? colors.over(own, under.color) : under.color
      result = { color: mixed, bare: here || under.bare }
    }
    grounds.set(element, result)
    return result
  }
  /** The body's background is painted on the whole canvas when the root has none (CSS Backgrounds 3, 2.11.2). */
  function pageGround(): Rgba | null {
    const own = document.body ? colors.parse(style(document.body).backgroundColor) : null
    return own && own.a > 0 ? colors.over(own, base) : base
  }
  /** The opacity of an element within all its ancestors; null where filters or blending change its colors. */
  function strength(element: Element): number | null {
    const known = strengths.get(element)
    if (known !== undefined) return known
    const { opacity, filter, mixBlendMode } = style(element)
    const around = element.parentElement ? strength(element.parentElement) : 1
    const isMixed = filter !== 'none' || mixBlendMode !== 'normal'
    const result = isMixed || around === null ? null : around * Number(opacity)
    strengths.set(element, result)
    return result
  }
  function line(element: Element): number | null {
    const text = element.closest('[data-source-line]')?.getAttribute('data-source-line')
    return text ? Number(text) : null
  }
  function offset(element: Element): number | null {
    const text = element.closest('[data-source-offset]')?.getAttribute('data-source-offset')
    return text ? Number(text) : null
  }
  return { style, seen, shown, ground, strength, isBare, isPainted, isMissing, base, line, offset, edges }
}

export type Looks = ReturnType<typeof looks>
