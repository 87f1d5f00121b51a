import type { Colors } from './colors.ts'
import type { Looks } from './looks.ts'

type Rgba = { r: number; g: number; b: number; a: number }
type Declaration = [property: string, value: string]

/**
 * What clients do in the dark, by family. No client tells; these are what testers of many clients agree on (Litmus, "The
 * Ultimate Guide to Dark Mode for Email Marketers"; github.com/hteumeuleu/email-bugs, issue 68).
 *
 * - Own styles: Apple Mail, on macOS and iOS, uses `prefers-color-scheme` and leaves other colors alone. Not done here.
 * - `partial`: Outlook.com, Outlook on phones and for macOS, Gmail on Android. Light grounds become dark and dark text on
 *   them light; what is dark stays. Hues stay.
 * - `full`: Gmail on iOS, Outlook for Windows. All colors are turned over, so that a dark ground becomes light and its
 *   light text dark. They do not know `prefers-color-scheme`: the colors of the light mail are turned. How far is taken
 *   from Outlook's own editor, which is open (github.com/microsoft/roosterjs, getDarkColor): the lightness of CIELAB
 *   is turned over between white and #333.
 *
 * Pictures stay as they are in all of them, background pictures among them. Runs inside the page.
 */
export function dark(colors: Colors, looks: Looks) {
  const MAX_ELEMENTS = 20_000
  /** It outlives the evaluation, as the isolated world does until the page is loaded again. */
  const kept = globalThis as { before?: [Element, string | null][] }
  const LIGHT = 0.4
  const ENOUGH = 4.5
  /** L* of #333, the darkest that turning over makes. */
  const DARKEST = 21.247
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

  /** Black becomes white, and white #333. */
  const turned = (color: Rgba): Rgba => {
    const [lightness, a, b] = colors.toLab(color)
    return { ...colors.fromLab(((100 - lightness) * (100 - DARKEST)) / 100 + DARKEST, a, b), a: color.a }
  }

  function changes(element: Element): Declaration[] {
    const style = looks.style(element)
    const result: Declaration[] = []
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
    return [...result, ...borders(style, darkened)]
  }
  function borders(style: CSSStyleDeclaration, change: (color: Rgba) => Rgba): Declaration[] {
    return ['top', 'right', 'bottom', 'left'].flatMap((side): Declaration[] => {
      const border = colors.parse(style.getPropertyValue(`border-${side}-color`))
      if (!border || style.getPropertyValue(`border-${side}-style`) === 'none') return []
      const after = change(border)
      return after === border ? [] : [[`border-${side}-color`, css(after)]]
    })
  }
  /** Of every color that is set anywhere, whatever lies beneath. */
  function turnedChanges(element: Element): Declaration[] {
    const style = looks.style(element)
    const result: Declaration[] = []
    const own = colors.parse(style.backgroundColor)
    if (own && own.a > 0) result.push(['background-color', css(turned(own))])
    const text = colors.parse(style.color)
    if (text) result.push(['color', css(turned(text))])
    return [...result, ...borders(style, turned)]
  }

  /** All is read before anything is written; what was there before is kept for `restore`. */
  function invert(family: 'partial' | 'full'): void {
    const elements = [...document.querySelectorAll('body, body *')].slice(0, MAX_ELEMENTS)
    const plan = family === 'full' ? turnedChanges : changes
    const planned = elements.map((element) => [element, plan(element)] as const)
    const root = document.documentElement
    const ground = looks.ground(root)
    kept.before = [root, ...elements].map((element) => [element, element.getAttribute('style')])
    const after = ground && (family === 'full' ? turned(ground) : darkened(ground))
    if (after) root.style.setProperty('background-color', css(after), 'important')
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
  /** The colors as they were before `invert`. */
  function restore(): void {
    for (const [element, style] of kept.before ?? []) {
      if (style === null) element.removeAttribute('style')
      else if (element.getAttribute('style') !== style) element.setAttribute('style', style)
    }
    delete kept.before
  }
  return { invert, restore, fingerprint }
}
