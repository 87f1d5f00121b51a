import type { Item, Lie } from '@postproof/client-support/effect'
import type { Colors } from './colors.ts'
import type { Looks } from './looks.ts'

export type EffectOptions = {
  /** Texts and elements of a page that are looked at. */
  maxNodes: number
  /** Texts and pictures that are measured, and different style attributes that are changed. */
  maxItems: number
}

/** A style attribute and what its element is, as `Bearer` has it. */
export type Attribute = {
  css: string
  tag: string
  attributes: string[]
  hasBackgroundColor: boolean
  holdsTable: boolean
}

/** What is kept between evaluations, in our own world: no element of it is made or removed while a page is measured. */
type Kept = {
  sheets: { own: HTMLStyleElement; loads: HTMLStyleElement; css: string }[]
  attributes: { css: string; elements: Element[] }[]
  texts: Text[]
  pictures: Element[]
}

/** Takes features out of a page and measures how it lies then. Runs inside the page. */
export function effects(colors: Colors, looks: Looks, options: EffectOptions) {
  const world = globalThis as typeof globalThis & { keptOfMail?: Kept }
  const presentational = new Set(['align', 'background', 'bgcolor', 'clear', 'height', 'width'])

  const isBlank = (text: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

  function texts(): Text[] {
    const found: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (
      let seen = 0;
      seen < options.maxNodes && found.length < options.maxItems && walker.nextNode();
      seen++
    ) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (parent && !/^(?:style|title|script)$/.test(parent.localName) && !isBlank(node.data.slice(0, 4000)))
        found.push(node)
    }
    return found
  }

  /** The style sheets and the different style attributes of the page. */
  function read(): { sheets: string[]; attributes: Attribute[] } {
    const sheets = [...document.querySelectorAll('style')].slice(0, options.maxItems)
    const attributes = new Map<string, Attribute & { elements: Element[] }>()
    for (const element of [...document.querySelectorAll('[style]')].slice(0, options.maxNodes)) {
      const css = element.getAttribute('style') ?? ''
      const each = {
        css,
        tag: element.localName,
        attributes: element.getAttributeNames().filter((name) => presentational.has(name)),
        hasBackgroundColor: element.hasAttribute('bgcolor'),
        holdsTable: /none/i.test(css) && element.querySelector('table') !== null,
      }
      const key = JSON.stringify(each)
      const known = attributes.get(key)
      if (known) known.elements.push(element)
      else if (attributes.size < options.maxItems) attributes.set(key, { ...each, elements: [element] })
    }
    const found = [...attributes.values()]
    world.keptOfMail = {
      sheets: sheets.map((own) => ({ own, loads: own, css: own.textContent ?? '' })),
      attributes: found.map(({ css, elements }) => ({ css, elements })),
      texts: texts(),
      pictures: [...document.body.querySelectorAll('img, svg, video, input[type=image]')].slice(
        0,
        options.maxItems,
      ),
    }
    return {
      sheets: world.keptOfMail.sheets.map(({ css }) => css),
      attributes: found.map(({ elements: _, ...each }) => each),
    }
  }

  /**
   * Puts the rules of each style sheet into an element of their own; what it loads, imports and fonts, stays where it is
   * and is not loaded again with each change.
   */
  function split(rest: string[]): void {
    for (const [at, sheet] of (world.keptOfMail?.sheets ?? []).entries()) {
      const { loads } = sheet
      const css = rest[at] ?? ''
      if (css === sheet.css) continue
      const own = document.createElement('style')
      if (loads.media) own.media = loads.media
      own.textContent = css
      loads.after(own)
      const rules = loads.sheet?.cssRules ?? []
      for (let rule = rules.length - 1; rule >= 0; rule--)
        if (!/^@(?:import|font-face|namespace)/.test(rules[rule]!.cssText)) loads.sheet!.deleteRule(rule)
      sheet.own = own
      sheet.css = css
    }
  }

  /** Puts these texts in the place of the ones with that index: first the style sheets, then the attributes. */
  function put(changes: [index: number, css: string][]): void {
    const { sheets, attributes } = world.keptOfMail!
    for (const [index, css] of changes) {
      if (index < sheets.length) sheets[index]!.own.textContent = css
      else
        for (const element of attributes[index - sheets.length]?.elements ?? [])
          element.setAttribute('style', css)
    }
  }
  const original = (index: number): string => {
    const { sheets, attributes } = world.keptOfMail!
    return (sheets[index] ?? attributes[index - sheets.length])?.css ?? ''
  }

  const placeOf = (rect: DOMRect, element: Element): Item['place'] => {
    const seen = looks.shown(element) ? looks.seen(rect, element) : undefined
    return seen ?? null
  }
  function blockOf(element: Element): Item['block'] {
    let at = element
    while (
      /^(inline$|contents|ruby)/.test(looks.style(at).display) &&
      at.parentElement &&
      at !== document.body
    )
      at = at.parentElement
    const { left, right } = at.getBoundingClientRect()
    return { left: left + scrollX, right: right + scrollX }
  }
  function text(node: Text, range: Range): Item {
    const parent = node.parentElement!
    const style = looks.style(parent)
    range.selectNodeContents(node)
    const fontSize = Number.parseFloat(style.fontSize)
    const color = colors.parse(style.color)
    const ground = looks.ground(parent)
    const contrast = color && ground ? colors.contrast(colors.over(color, ground), ground) : null
    const isHidden = fontSize < 3 || (contrast !== null && contrast < 1.05) || color?.a === 0
    return {
      kind: 'text',
      letters: node.data.replace(/\s+/g, ' ').trim().length,
      place: isHidden ? null : placeOf(range.getBoundingClientRect(), parent),
      block: blockOf(parent),
      fontSize,
      contrast,
    }
  }
  function picture(element: Element): Item {
    const rect = element.getBoundingClientRect()
    const isSmall = rect.width < 3 || rect.height < 3
    const block = { left: rect.left + scrollX, right: rect.right + scrollX }
    const place = isSmall ? null : placeOf(rect, element)
    return { kind: 'picture', letters: 0, place, block, fontSize: 0, contrast: null }
  }
  function measure(): Lie & { height: number } {
    const { texts: all, pictures } = world.keptOfMail!
    const range = document.createRange()
    const root = document.documentElement
    return {
      width: Math.max(root.scrollWidth, document.body.scrollWidth, innerWidth),
      height: Math.max(root.scrollHeight, document.body.scrollHeight),
      items: [...all.map((node) => text(node, range)), ...pictures.map(picture)],
    }
  }
  return { read, split, put, original, measure }
}
