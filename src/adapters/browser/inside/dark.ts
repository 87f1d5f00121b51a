import type { Colors } from './colors.ts'
import type { Looks } from './looks.ts'

type Rgba = { r: number; g: number; b: number; a: number }

/**
 * What clients do that invert the colors of a mail without dark styles of its own (Outlook, Gmail on iOS): light
 * grounds become dark, dark text on them light, hues stay, pictures and what lies over them stay as they are.
 * Runs inside the page.
 */
export function dark(colors: Colors, looks: Looks) {
  const MAX_ELEMENTS = 20_000
  const LIGHT = 0.4
  const ENOUGH = 4.5
  const css = ({ r, g, b, a }: Rgba) => `rgba(${r}, ${g}, ${b}, ${a})`

  const darkened = (color: Rgba): Rgba => {
    if (colors.luminance(color) < LIGHT) return color
    const [hue, saturation, light] = colors.toHsl(color)
    return { ...colors.fromHsl(hue, saturation * 0.6, 0.1 + (1 - light) * 0.5), a: color.a }
  }
  const lightened = (color: Rgba, ground: Rgba): Rgba => {
    const [hue, saturation, light] = colors.toHsl(color)
    let result = color
    for (let at = Math.max(light, 1 - light); at <= 1; at += 0.04) {
      result = colors.fromHsl(hue, saturation, at)
      if (colors.contrast(result, ground) >= ENOUGH) break
    }
    return { ...result, a: color.a }
  }

  function changes(element: Element): [property: string, value: string][] {
    const style = looks.style(element)
    const result: [string, string][] = []
    const before = looks.ground(element)
    const own = colors.parse(style.backgroundColor)
    if (own && own.a > 0 && !looks.isPainted(style.backgroundImage)) {
      const after = darkened(own)
      if (after !== own) result.push(['background-color', css(after)])
    }
    const text = colors.parse(style.color)
    if (text && before) {
      const ground = darkened(before)
      if (ground !== before && colors.contrast(text, ground) < ENOUGH) {
        result.push(['color', css(lightened(text, ground))])
      } else result.push(['color', style.color])
    }
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const border = colors.parse(style.getPropertyValue(`border-${side}-color`))
      if (!border || style.getPropertyValue(`border-${side}-style`) === 'none') continue
      const after = darkened(border)
      if (after !== border) result.push([`border-${side}-color`, css(after)])
    }
    return result
  }

  /** All is read before anything is written. */
  function invert(): void {
    const elements = [...document.querySelectorAll('body, body *')].slice(0, MAX_ELEMENTS)
    const planned = elements.map((element) => [element, changes(element)] as const)
    const root = document.documentElement
    const ground = looks.ground(root)
    if (ground) root.style.setProperty('background-color', css(darkened(ground)), 'important')
    for (const [element, declarations] of planned) {
      if (!('style' in element)) continue
      for (const [property, value] of declarations) {
        ;(element as HTMLElement).style.setProperty(property, value, 'important')
      }
    }
  }

  /** What is drawn of an element's colors: the inherited color of one without text, or hidden, is not. */
  function drawn(element: Element): string {
    if (!looks.shown(element)) return ''
    const style = getComputedStyle(element)
    const text = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const words = text ? `${style.color}${JSON.stringify(looks.ground(element))}` : ''
    const source = element instanceof HTMLImageElement ? element.currentSrc : ''
    return `${words}${style.backgroundColor}${style.backgroundImage}${source}`
  }
  /** The colors of all elements as one number: two that differ mean that the mail has dark styles that do something. */
  function fingerprint(): number {
    const elements = [...document.querySelectorAll('html, body, body *')].slice(0, MAX_ELEMENTS)
    let hash = 0
    for (const element of elements) {
      const text = drawn(element)
      for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
    }
    return hash
  }
  return { invert, fingerprint }
}
