import type { Page } from 'playwright-core'

/** What a look at the page would find: all of it runs in the page, so it may name nothing from outside. */
export type Look = {
  /** Elements that stand out of the page to the right and are not in a box that scrolls. */
  wide: string[]
  /** Texts under 4.5:1 (3:1 when large) against what is behind them; texts on a gradient are left out, and disabled ones. */
  faint: string[]
  /** Links in running text that nothing but their color tells from it, and that by less than 3:1. */
  plain: string[]
  /** Controls under 24 px in either direction that do not stand in running text. */
  small: string[]
  doubleIds: string[]
  headings: number
}

/** Looks at a page with everything in it unfolded; what is in the main part stays so. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    const folded = [...document.querySelectorAll('details')].filter(({ open }) => !open)
    for (const fold of folded) fold.open = true
    // What a row of a report holds is written when it opens.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const read = (css: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = css
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
      return { rgb: [r, g, b], alpha: a / 255 }
    }
    // A page has few colors and many texts in them.
    const known = new Map<string, ReturnType<typeof read>>()
    const color = (css: string) => {
      const found = known.get(css) ?? read(css)
      known.set(css, found)
      return found
    }
    const over = (top: ReturnType<typeof read>, under: number[]) =>
      under.map((value, index) => value * (1 - top.alpha) + top.rgb[index]! * top.alpha)
    const luminance = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const grounds = new Map<Element, number[] | null>()
    /** Null where a picture or a gradient is behind it. */
    const behind = (element: Element | null): number[] | null => {
      if (!element) return [255, 255, 255]
      const known = grounds.get(element)
      if (known !== undefined) return known
      const style = getComputedStyle(element)
      const under = style.backgroundImage === 'none' ? behind(element.parentElement) : null
      const ground = under && over(color(style.backgroundColor), under)
      grounds.set(element, ground)
      return ground
    }
    /** A color as it comes out of what is translucent around it; null where a picture or a gradient shines through. */
    const shining = (rgb: number[] | null, element: Element | null): number[] | null => {
      if (!rgb || !element) return rgb
      const alpha = Number(getComputedStyle(element).opacity)
      const under = alpha < 1 ? behind(element.parentElement) : rgb
      return shining(under && over({ rgb, alpha }, under), element.parentElement)
    }
    const ratio = (a: number[], b: number[]) => {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
      return (high + 0.05) / (low + 0.05)
    }
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect()
      return (
        box.width > 0 && box.height > 0 && !element.closest('.sr-only, .skip-link, noscript, script, style')
      )
    }
    const invisible = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).opacity === '0' || invisible(element.parentElement))

    const faint: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const element = walker.currentNode.parentElement!
      const style = getComputedStyle(element)
      if (!text || !seen(element) || style.visibility === 'hidden') continue
      if (element.closest(':disabled, [aria-disabled=true]') || invisible(element)) continue
      const under = behind(element)
      const ground = shining(under, element)
      const ink = under && shining(over(color(style.color), under), element)
      if (!ground || !ink) continue
      const size = Number.parseFloat(style.fontSize)
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 600)
      const contrast = ratio(ink, ground)
      if (contrast < (large ? 3 : 4.5)) faint.push(`${text.slice(0, 30)} ${contrast.toFixed(2)}`)
    }

    /** What tells a link from its text to who sees no colors. */
    const marks = (element: Element) => {
      const {
        textDecorationLine,
        fontWeight,
        fontStyle,
        fontSize,
        borderBottomStyle,
        borderBottomWidth,
        backgroundImage,
      } = getComputedStyle(element)
      const border = borderBottomStyle === 'none' ? '0px' : borderBottomWidth
      return [textDecorationLine, fontWeight, fontStyle, fontSize, border, backgroundImage].join()
    }
    const inLine = (element: Element) => getComputedStyle(element).display.startsWith('inline')
    /** How many characters of the lines of an element stand in links, and how many do not. */
    const written = (element: Element, linked = false): [inLinks: number, words: number] => {
      const sums: [number, number] = [0, 0]
      for (const node of element.childNodes) {
        if (node instanceof Text) sums[linked ? 0 : 1] += node.data.trim().length
        if (!(node instanceof Element) || !inLine(node)) continue
        const [inLinks, words] = written(node, linked || node.matches('a, button'))
        sums[0] += inLinks
        sums[1] += words
      }
      return sums
    }
    /** Whether it is in running text: alone, or among links, everything else of its lines is shorter. */
    const inText = (link: Element) => {
      let block = link.parentElement!
      while (inLine(block)) block = block.parentElement!
      const [inLinks, words] = written(block)
      return getComputedStyle(link).display === 'inline' && words > inLinks
    }
    const plain = [...document.querySelectorAll('a[href]')]
      .filter((link) => seen(link) && link.textContent?.trim() && inText(link))
      .filter((link) => {
        const around = link.parentElement!
        const under = behind(link)
        if (!under || marks(link) !== marks(around)) return false
        const [a, b] = [link, around].map((each) => over(color(getComputedStyle(each).color), under))
        return ratio(a!, b!) < 3
      })
      .map((link) => link.outerHTML.slice(0, 80))

    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const wide = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
      )
      .map((element) => element.outerHTML.slice(0, 80))
    if (document.documentElement.scrollWidth > width)
      wide.push(`page ${document.documentElement.scrollWidth}`)

    const small = [...document.querySelectorAll('a, button, summary')]
      .filter((element) => seen(element) && getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width < 24 || box.height < 24
      })
      .map((element) => element.outerHTML.slice(0, 80))

    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    const doubleIds = ids.filter((id, index) => ids.indexOf(id) !== index)
    // The menu of the header covers what is below it.
    for (const fold of folded) fold.open = fold.closest('main') !== null
    return { wide, faint, plain, small, doubleIds, headings: document.querySelectorAll('h1').length }
  })
}
