import type { Rectangle, RenderedBox } from '@postproof/engine/world'
import type { Ink, InkedBox } from '../contrasts.ts'
import type { Colors } from './colors.ts'
import type { Looks } from './looks.ts'

type Group = { element: Element; kind: RenderedBox['kind']; href: string | null; parts: Part[] }
type Place = { line: number | null; offset: number | null }
type Part = { box: Rectangle; lines: Rectangle[]; text: string; style: CSSStyleDeclaration; parent: Element }

/**
 * `bareTexts`: texts in the color of their ground are kept where only a missing picture makes them so. `inks`: texts whose colors and
 * lines are wanted, with `grounds` those of the page as well.
 */
export type BoxOptions = {
  maxBoxes: number
  maxNodes: number
  bareTexts: boolean
  inks: 'colors' | 'grounds' | 'none'
}

/** Finds what a reader can look at. Runs inside the page. */
export function boxes(colors: Colors, looks: Looks, options: BoxOptions) {
  const result: InkedBox[] = []
  const buttons = new Map<Element, Element | null>()
  const done = new Set<Element>()
  const range = document.createRange()
  let block: Element | null = null
  let open = new Map<Element, Group>()

  const fold = (text: string) => text.replace(/\s+/g, ' ').trim()
  /** Fillers of preheaders are neither letters nor signs. */
  const isBlank = (text: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
  const union = (one: Rectangle, other: Rectangle): Rectangle => {
    const x = Math.min(one.x, other.x)
    const y = Math.min(one.y, other.y)
    const width = Math.max(one.x + one.width, other.x + other.width) - x
    return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y }
  }
  const round = ({ x, y, width, height }: Rectangle): Rectangle => {
    const [left, top] = [Math.round(x), Math.round(y)]
    return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
  }
  const isInline = (element: Element) => /^(inline|contents|ruby)/.test(looks.style(element).display)
  const hrefOf = (element: Element | null) => element?.getAttribute('href')?.trim().slice(0, 8192) ?? null

  /** Filled, or drawn around, apart from what is behind it, with room around the words. */
  function looksPressable(element: Element): boolean {
    const style = looks.style(element)
    const rect = element.getBoundingClientRect()
    if (rect.height < 18 || rect.height > 140 || rect.width < 30) return false
    const px = (value: string) => Number.parseFloat(value) || 0
    const padding =
      px(style.paddingTop) + px(style.paddingBottom) + px(style.paddingLeft) + px(style.paddingRight)
    if (padding < 8 && rect.height < 1.6 * px(style.fontSize)) return false
    const behind = element.parentElement ? looks.ground(element.parentElement) : looks.base
    const own = colors.parse(style.backgroundColor)
    const filled =
      style.backgroundImage !== 'none' ||
      (!!own && own.a > 0.5 && (!behind || colors.distance(own, behind) > 24))
    const drawn = (least: number) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).filter((side) => {
        const color = colors.parse(style[`border${side}Color`])
        const line = style[`border${side}Style`]
        const there = px(style[`border${side}Width`]) >= 1 && line !== 'none' && line !== 'hidden'
        return there && !!color && color.a > 0.3 && (!behind || colors.distance(color, behind) > least)
      }).length
    // A pale line around it is enough where its corners are round: a square one may be a cell of a table.
    const isRound = px(style.borderTopLeftRadius) >= 4 && px(style.borderBottomRightRadius) >= 4
    return filled || drawn(48) >= 3 || (isRound && drawn(16) === 4)
  }
  const widest = () => Math.max(480, innerWidth * 0.6)
  /** The box of the button that a link is, or stands alone in (a table cell, mostly); null for a plain link. */
  function buttonAround(link: Element): Element | null {
    const known = buttons.get(link)
    if (known !== undefined) return known
    const text = fold(link.textContent ?? '')
    let found: Element | null = null
    if (text.length > 0 && text.length <= SHORT) {
      for (
        let at: Element | null = link, up = 0;
        at && up < 6 && at !== document.body;
        at = at.parentElement, up++
      ) {
        if ((at.textContent ?? '').length > 400 || fold(at.textContent ?? '') !== text) break
        if (at.querySelector('img')) break
        if (looksPressable(at) && at.getBoundingClientRect().width <= widest()) {
          found = at
          break
        }
      }
    }
    found ??= buttonWithin(link, text)
    buttons.set(link, found)
    return found
  }
  /** A block that a link wraps, and that holds all of its words: a table with a color, mostly. */
  function buttonWithin(link: Element, text: string): Element | null {
    if (text.length === 0 || text.length > SHORT || link.querySelector('img')) return null
    let at: Element | undefined = link
    for (let down = 0; at && down < 8; down++) {
      at = [...at.children].slice(0, 20).find((child) => fold(child.textContent ?? '') === text)
      if (at && !isInline(at) && looksPressable(at) && at.getBoundingClientRect().width <= widest()) return at
    }
    return null
  }
  /** A link is no button for its role: what shows is its box. */
  const CONTROLS = 'button, [role=button]:not(a), summary'
  /** Longer texts are read, not pressed. */
  const SHORT = 60

  /** What a text belongs to: the link, button or heading around it, else its block. */
  function ownerOf(parent: Element): Omit<Group, 'parts'> & { block: Element } {
    let at = parent
    let link: Element | null = null
    while (isInline(at) && at.parentElement && at !== document.body) {
      if (!link && at.matches(`a[href], ${CONTROLS}`)) link = at
      at = at.parentElement
    }
    link ??= at.closest(`a[href], ${CONTROLS}`)
    const heading = at.closest('h1, h2, h3, h4, h5, h6, [role=heading]')
    if (link?.matches(CONTROLS)) return { element: link, kind: 'button', href: hrefOf(link), block: at }
    const button = link && buttonAround(link)
    if (button) return { element: button, kind: 'button', href: hrefOf(link), block: at }
    if (heading && (!link || fold(heading.textContent ?? '') === fold(link.textContent ?? ''))) {
      return { element: heading, kind: 'heading', href: hrefOf(link), block: at }
    }
    if (link) return { element: link, kind: 'link', href: hrefOf(link), block: at }
    return { element: at, kind: 'text', href: null, block: at }
  }

  function visitText(node: Text): void {
    const parent = node.parentElement
    const text = fold(node.data.slice(0, 4000))
    if (!parent || isBlank(text) || !looks.shown(parent)) return
    range.selectNodeContents(node)
    const box = looks.seen(range.getBoundingClientRect(), parent)
    const style = looks.style(parent)
    if (!box || Number.parseFloat(style.fontSize) < 3 || !readable(style, parent)) return
    const owner = ownerOf(parent)
    if (owner.block !== block) {
      open = new Map()
      block = owner.block
    }
    let group = open.get(owner.element)
    if (!group) {
      if (owner.kind === 'button' && done.has(owner.element)) return
      done.add(owner.element)
      group = { ...owner, parts: [] }
      open.set(owner.element, group)
      groups.push(group)
    }
    const lines = options.inks !== 'none' || isInlineLink(owner) ? linesOf(parent) : []
    group.parts.push({ box, lines, text, style, parent })
  }
  const isInlineLink = ({ kind, element }: Pick<Group, 'kind' | 'element'>) =>
    kind === 'link' && isInline(element)
  /** The lines over which the text in `range` runs, as far as they are seen. */
  function linesOf(parent: Element): Rectangle[] {
    return [...range.getClientRects()].slice(0, 20).flatMap((rect) => looks.seen(rect, parent) ?? [])
  }
  /** The widest of the lines: the box around two lines is taller than anything there is to press. */
  function widestLine(rectangles: Rectangle[]): Rectangle | undefined {
    const rows: Rectangle[] = []
    for (const each of rectangles) {
      const row = rows.findIndex(
        ({ y, height }) => Math.abs(y + height / 2 - each.y - each.height / 2) < height / 2,
      )
      if (row === -1) rows.push(each)
      else rows[row] = union(rows[row]!, each)
    }
    return rows.toSorted((one, other) => other.width - one.width)[0]
  }
  /** Text in the color of its ground is there for filters, not for readers. */
  function readable(style: CSSStyleDeclaration, parent: Element): boolean {
    const color = colors.parse(style.color)
    const ground = looks.ground(parent)
    if (!color) return true
    if (color.a < 0.05) return false
    if (!ground || (options.bareTexts && looks.isBare(parent))) return true
    return colors.distance(colors.over(color, ground), ground) >= 6
  }

  function visitElement(element: Element): void {
    const tag = element.localName
    const picture =
      tag === 'img' || tag === 'svg' || (tag === 'input' && (element as HTMLInputElement).type === 'image')
    const control = tag === 'input' && /^(submit|button|reset)$/.test((element as HTMLInputElement).type)
    if (!picture && !control && looks.style(element).backgroundImage === 'none') return
    if (!looks.shown(element)) return
    const rect = element.getBoundingClientRect()
    const box = looks.seen(rect, element)
    if (!box || box.width < 3 || box.height < 3) return
    const at = {
      line: looks.line(element),
      offset: looks.offset(element),
      href: hrefOf(element.closest('a[href]')),
    }
    if (control) groups.push(inputButton(element as HTMLInputElement, box, at))
    else if (picture)
      groups.push({ ...pictureBox(box, at), text: alternative(element), missing: isMissing(element) })
    else if (box.width >= 100 && box.height >= 40) visitBackground(element, box, at)
  }
  function alternative(element: Element): string {
    const text = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''
    return fold(text).slice(0, 200)
  }
  function isMissing(element: Element): boolean {
    return element.localName === 'img' && (element as HTMLImageElement).naturalWidth === 0
  }
  function visitBackground(element: Element, box: Rectangle, at: Place & { href: string | null }) {
    const address = /url\("((?:[^"\\]|\\.)*)"\)/.exec(looks.style(element).backgroundImage)?.[1]
    if (address === undefined) return
    groups.push({ ...pictureBox(box, at), text: '', missing: looks.isMissing(address) })
  }
  function pictureBox(box: Rectangle, at: Place & { href: string | null }): RenderedBox {
    return {
      kind: 'picture',
      box: round(box),
      text: '',
      href: at.href,
      fontSize: 0,
      fontWeight: 400,
      color: null,
      background: null,
      missing: false,
      line: at.line,
      offset: at.offset,
    }
  }
  function inputButton(element: HTMLInputElement, box: Rectangle, at: Place): RenderedBox {
    const style = looks.style(element)
    return {
      ...textLooks(style, element),
      kind: 'button',
      box: round(box),
      text: fold(element.value),
      href: null,
      line: at.line,
      offset: at.offset,
    }
  }
  function textLooks(style: CSSStyleDeclaration, parent: Element) {
    const color = colors.parse(style.color)
    const ground = looks.ground(parent)
    const drawn = color && ground ? colors.over(color, ground) : color
    return {
      fontSize: Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
      fontWeight: Number(style.fontWeight) || 400,
      color: drawn ? colors.rgb(drawn) : null,
      background: ground ? colors.rgb(ground) : null,
      missing: false,
    }
  }
  /** One for each color. */
  function inksOf({ parts }: Group): Ink[] {
    const found = new Map<string, Ink>()
    for (const { lines, text, style, parent } of parts) {
      const strength = looks.strength(parent)
      const color = strength === null ? null : colors.parse(style.webkitTextFillColor)
      const ink = color && { ...colors.rgb(color), a: color.a * strength! }
      const ground = options.inks === 'grounds' ? looks.ground(parent) : null
      const key = JSON.stringify([ink, ground])
      const same = found.get(key) ?? {
        lines: [],
        color: ink,
        characters: 0,
        ...(ground && { ground: colors.rgb(ground) }),
      }
      same.lines = [...same.lines, ...lines].slice(0, 20)
      same.characters += text.length
      found.set(key, same)
    }
    return [...found.values()].filter(({ lines }) => lines.length > 0)
  }
  /** The looks of most of its text; the box of all of it, or of the button. */
  function finish(group: Group): InkedBox {
    const main = group.parts.reduce((most, part) => (part.text.length > most.text.length ? part : most))
    const text = fold(group.parts.map((part) => part.text).join(' '))
    let box = group.parts.map((part) => part.box).reduce(union)
    if (isInlineLink(group)) box = widestLine(group.parts.flatMap(({ lines }) => lines)) ?? box
    if (group.kind === 'button') box = looks.seen(group.element.getBoundingClientRect(), group.element) ?? box
    const looksOf = textLooks(main.style, main.parent)
    const source = group.kind === 'text' ? main.parent : group.element
    const inks = options.inks === 'none' ? [] : inksOf(group)
    return {
      ...looksOf,
      ...(inks.length > 0 && { inks }),
      kind: group.kind,
      box: round(box),
      text: [...text].slice(0, 200).join(''),
      href: group.href,
      line: looks.line(source),
      offset: looks.offset(source),
    }
  }

  const groups: (Group | RenderedBox)[] = []
  function find(): InkedBox[] {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node.parentElement?.namespaceURI?.endsWith('/svg') ||
        /^(style|title|select|textarea)$/i.test(node.parentNode?.nodeName ?? '')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    )
    let visited = 0
    for (let node = walker.nextNode(); node && groups.length < options.maxBoxes; node = walker.nextNode()) {
      if (++visited > options.maxNodes) break
      if (node.nodeType === Node.TEXT_NODE) visitText(node as Text)
      else visitElement(node as Element)
    }
    for (const group of groups) {
      const box = 'parts' in group ? finish(group) : group
      if (box.box.width > 0 && box.box.height > 0) result.push(box)
    }
    return result
  }
  return { find, union }
}

export type Boxes = ReturnType<typeof boxes>
